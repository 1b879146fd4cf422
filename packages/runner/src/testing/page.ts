import {prepare, run} from '../client';

declare global {
  /** The page's client, for tests to call. */
  var runner: {prepare: typeof prepare; run: typeof run};
}

globalThis.runner = {prepare, run};
