import type {Scenario} from '../../scenario';
import {imported} from './imported';
import {jestGlobals} from './jest-globals';
import {forVitest} from './vitest';
import {forBun} from './bun';
import {ownMatchers} from './own-matchers';
import {starters} from './starters';
import {wrong} from './wrong-types';

/** The page about TypeScript. */
export const typescript: readonly Scenario[] = [
  ...jestGlobals,
  ...starters,
  ...imported,
  ...forVitest,
  ...forBun,
  ...ownMatchers,
  ...wrong,
];
