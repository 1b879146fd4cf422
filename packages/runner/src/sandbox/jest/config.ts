import type {GlobalConfig, ProjectConfig} from 'jest-circus/adapter';

/** Jest's defaults for the options that jest-circus and jest-message-util read. */
export const config: ProjectConfig = {
  rootDir: '/',
  testMatch: [],
  injectGlobals: true,
  snapshotSerializers: [],
  snapshotFormat: {},
  fakeTimers: {},
};

export const globalConfig: GlobalConfig = {
  expand: false,
  maxConcurrency: 5,
  seed: 0,
  noStackTrace: false,
  // Browsers report unhandled rejections later than Node. run.ts waits for them with rejections.ts, which avoids the
  // four milliseconds of a nested setTimeout.
  waitForUnhandledRejections: false,
};
