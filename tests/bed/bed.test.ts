import {runParts} from './bed';
import {parts, type Part} from './parts';
import {runPart} from './process';
import type {Outcome} from './tally';

const ok: Outcome = {exitCode: 0, report: {passed: 1, failed: 0, skipped: 0}};
const bad: Outcome = {exitCode: 1, report: {passed: 0, failed: 1, skipped: 0}};

const part = (name: string, needs?: string): Part => ({name, command: ['true'], count: 'one', needs});

/** Runs parts of which some fail, and tells which ran and what was said. */
async function runWith(chosen: readonly Part[], failing: readonly string[] = []) {
  const ran: string[] = [];
  const said: string[] = [];
  const total = await runParts(chosen, {
    run: async ({name}) => {
      ran.push(name);
      return failing.includes(name) ? bad : ok;
    },
    say: line => said.push(line),
    now: () => 0,
  });
  return {total, ran, said};
}

test('goes on after a failed part', async () => {
  const {total, ran} = await runWith([part('lint'), part('unit')], ['lint']);
  expect(ran).toEqual(['lint', 'unit']);
  expect(total).toEqual({passed: 1, failed: 1, skipped: 0});
});

test('does not try a part whose need failed, and counts it as failed', async () => {
  const {total, ran, said} = await runWith([part('build'), part('site', 'build')], ['build']);
  expect(ran).toEqual(['build']);
  expect(total).toEqual({passed: 0, failed: 2, skipped: 0});
  expect(said.join('\n')).toInclude('site: did not run');
});

test('does not try a part whose need is not among the parts', async () => {
  const {total} = await runWith([part('site', 'build')]);
  expect(total.failed).toBe(1);
});

test('tells when a part begins and ends', async () => {
  const {said} = await runWith([part('lint')]);
  expect(said).toEqual(['▸ lint', '✓ lint: 1 passed, 0 failed, 0.0 s']);
});

test('a program that does not exist is a failed part', async () => {
  const say = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const outcome = await runPart({name: 'missing', command: ['no-such-program-here'], count: 'one'});
  say.mockRestore();
  expect(outcome).toEqual({exitCode: null, report: {passed: 0, failed: 1, skipped: 0}});
});

test('a part that runs some of its tests gets the arguments that say so', async () => {
  const failing = {
    name: 'some',
    command: ['node', '-e', 'process.exit(process.argv.length - 1)', '--'],
    count: 'one',
  } as const;
  expect((await runPart({...failing, some: ['one']})).exitCode).toBe(1);
  expect((await runPart({...failing, some: undefined})).exitCode).toBe(0);
});

test('parts have names of their own, and need only parts that come before them', () => {
  const names = parts.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  parts.forEach(({needs}, i) => expect(needs === undefined || names.slice(0, i).includes(needs)).toBeTrue());
});
