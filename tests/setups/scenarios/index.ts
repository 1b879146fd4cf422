import type {Scenario} from '../scenario';
import {jest} from './jest';

/** Everything that is followed, in the order of the pages. */
export const scenarios: readonly Scenario[] = [...jest];
