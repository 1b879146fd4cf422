import {block} from '../references';
import type {Scenario} from '../scenario';

const setup = block('setup#other-runners', 'expect.mjs');

/** Setup: the part about runners other than Jest, Vitest and Bun. */
export const otherRunners: readonly Scenario[] = [
  {
    name: "Node's test runner",
    section: 'setup#other-runners',
    sets: [['globals30']],
    listedPackages: ['expect'],
    files: {'expect.mjs': setup, 'a.test.mjs': block('setup#other-runners', 'a.test.mjs')},
    steps: [{run: 'node --test', output: ['# pass 1']}],
  },
];
