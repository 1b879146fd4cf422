import type {Scenario} from '../scenario';
import {jest} from './jest';
import {typescript} from './typescript';
import {vitest} from './vitest';

/** Everything that is followed, in the order of the pages. */
export const scenarios: readonly Scenario[] = [...jest, ...vitest, ...typescript];
