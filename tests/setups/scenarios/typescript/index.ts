import type {Scenario} from '../../scenario';
import {imported} from './imported';
import {jestGlobals} from './jest-globals';
import {forVitest} from './vitest';
import {wrong} from './wrong-types';

/** The page about TypeScript. */
export const typescript: readonly Scenario[] = [...jestGlobals, ...imported, ...forVitest, ...wrong];
