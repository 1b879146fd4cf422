import type {Scenario} from '../scenario';
import {bun} from './bun';
import {eslint} from './eslint';
import {install} from './install';
import {forJest} from './jest';
import {typescript} from './typescript';
import {vitest} from './vitest';

/** Everything that is followed, in the order of the pages. */
export const scenarios: readonly Scenario[] = [...install, ...forJest, ...vitest, ...bun, ...typescript, ...eslint];
