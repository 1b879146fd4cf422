/**
 * The two functions with which Jest's runner drives jest-circus, as far as they are used here. The package does not
 * export them; the bundle resolves this name to their file.
 */
declare module 'jest-circus/adapter' {
  /** An event of jest-circus. */
  export interface CircusEvent {
    readonly name: string;
    readonly test?: CircusBlock;
    /** What was thrown, of an event about a failure. */
    readonly error?: unknown;
  }

  /** A test or a describe block. */
  export interface CircusBlock {
    readonly name: string;
    readonly parent?: CircusBlock;
    /** Of a describe block. */
    readonly children?: readonly CircusBlock[];
  }

  export interface CircusState {
    readonly rootDescribeBlock: CircusBlock;
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
      handleTestEvent(event: CircusEvent, state: CircusState): void | Promise<void>;
    };
    readonly runtime: {enterTestCode(): void; leaveTestCode(): void};
    readonly parentProcess: object;
    readonly testPath: string;
    /** Called for each test that starts or ends, including retries. */
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
