/**
 * How Jest itself drives jest-circus: its runner calls these two functions. The package does not export the file;
 * plugins/runner-script leads the name to it. Declared as far as the runner uses it.
 */
declare module 'jest-circus/adapter' {
  /** What jest-circus tells of while it runs. */
  export interface CircusEvent {
    readonly name: string;
    readonly test?: CircusBlock;
  }

  /** A test or a describe block. */
  export interface CircusBlock {
    readonly name: string;
    readonly parent?: CircusBlock;
  }

  export interface ProjectConfig {
    readonly rootDir: string;
    readonly testMatch: string[];
    readonly injectGlobals: boolean;
    readonly snapshotSerializers: readonly string[];
    readonly snapshotFormat: object;
    readonly fakeTimers: object;
  }

  export interface GlobalConfig {
    readonly expand: boolean;
    readonly maxConcurrency: number;
    readonly seed: number;
    readonly noStackTrace: boolean;
    readonly waitForUnhandledRejections: boolean;
  }

  export interface AssertionResult {
    readonly ancestorTitles: string[];
    readonly title: string;
    readonly status: 'passed' | 'failed' | 'pending' | 'todo';
    readonly duration?: number | null;
    readonly fullName: string;
    readonly numPassingAsserts: number;
    readonly failureMessages: string[];
    readonly failureDetails: unknown[];
  }

  export interface FileResult {
    readonly failureMessage: string | null;
    readonly testExecError?: object;
    readonly testResults: AssertionResult[];
  }

  export function initialize(options: {
    readonly config: ProjectConfig;
    readonly globalConfig: GlobalConfig;
    readonly environment: {
      readonly global: typeof globalThis;
      handleTestEvent(event: CircusEvent): void | Promise<void>;
    };
    readonly runtime: {enterTestCode(): void; leaveTestCode(): void};
    readonly parentProcess: object;
    readonly testPath: string;
    /** Told of each test that starts or ends; also of one that is tried again. */
    sendMessageToJest(
      type: 'test-case-start' | 'test-case-result',
      about: readonly [testPath: string, test: AssertionResult],
    ): void;
    setGlobalsForRuntime(globals: Record<string, unknown>): void;
    localRequire(path: string): unknown;
  }): Promise<unknown>;

  export function runAndTransformResultsToJestFormat(options: {
    readonly config: ProjectConfig;
    readonly globalConfig: GlobalConfig;
    readonly testPath: string;
  }): Promise<FileResult>;
}
