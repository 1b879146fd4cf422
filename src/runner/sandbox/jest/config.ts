import type {GlobalConfig, ProjectConfig} from 'jest-circus/adapter';

/** Jest's defaults, as far as jest-circus and jest-message-util read them. */
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
  // A browser tells of unhandled rejections later than Node does; run.ts waits for it itself, with rejections.ts, without the
  // four milliseconds that a nested setTimeout takes.
  waitForUnhandledRejections: false,
};
