import type {Scenario} from '../scenario';
import {bun} from './bun';
import {eslint} from './eslint';
import {install} from './install';
import {plainJest} from './jest';
import {existing} from './jest-existing';
import {compiledByJest} from './jest-compiled';
import {startersInJest} from './jest-starters';
import {wrongInJest} from './jest-wrong';
import {otherRunners} from './other-runners';
import {playwright} from './playwright';
import {typescript} from './typescript';
import {vitest} from './vitest';

/** All scenarios, in the order of the pages. */
export const scenarios: readonly Scenario[] = [
  ...install,
  ...plainJest,
  ...existing,
  ...compiledByJest,
  ...startersInJest,
  ...wrongInJest,
  ...vitest,
  ...bun,
  ...playwright,
  ...otherRunners,
  ...typescript,
  ...eslint,
];
