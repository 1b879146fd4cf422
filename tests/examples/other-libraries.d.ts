/** The parts of libraries without types that translations.test.ts calls. */

type Call = (...args: readonly unknown[]) => unknown;

declare namespace Chai {
  interface Assertion {
    readonly fulfilled: Promise<void>;
    readonly rejected: Promise<void>;
    readonly afterTime: Call;
    readonly beforeTime: Call;
    readonly entriesCount: Call;
    readonly withinTime: Call;
  }
}

declare module 'chai-as-promised' {
  const plugin: (chai: unknown, utils: unknown) => void;
  export default plugin;
}

declare module 'chai-datetime' {
  export {default} from 'chai-as-promised';
}

declare module 'chai-string' {
  export {default} from 'chai-as-promised';
}

declare module 'jasmine-core' {
  interface Result {
    readonly description: string;
    readonly status: string;
    readonly failedExpectations: ReadonlyArray<{readonly matcherName: string}>;
  }
  type Spy = Call & {readonly calls: {readonly reset: () => void}};
  const core: {
    readonly it: (name: string, body: () => unknown) => void;
    readonly expect: (
      value: unknown,
    ) => Readonly<Record<'toHaveBeenCalledBefore' | 'toHaveBeenCalledOnceWith' | 'toHaveSize', Call>>;
    readonly expectAsync: (value: unknown) => Readonly<Record<'toBeRejected' | 'toBeResolved', Call>>;
    readonly jasmine: {
      readonly createSpy: (name: string) => Spy;
      readonly getEnv: () => {
        readonly addReporter: (reporter: {specDone: (result: Result) => void}) => void;
        readonly execute: () => Promise<unknown>;
      };
    };
  };
  export default core;
}

declare module 'lodash' {
  const lodash: Readonly<
    Record<
      'endsWith' | 'every' | 'has' | 'inRange' | 'isEmpty' | 'isInteger' | 'isNil' | 'isString' | 'some' | 'startsWith',
      Call
    >
  >;
  export default lodash;
}

declare module 'sinon' {
  interface Spy {
    (...args: readonly unknown[]): unknown;
    readonly calledOnce: boolean;
    readonly calledTwice: boolean;
    readonly callCount: number;
    readonly calledBefore: (other: Spy) => boolean;
    readonly calledAfter: (other: Spy) => boolean;
    readonly calledOnceWith: Call;
  }
  const sinon: {readonly spy: () => Spy};
  export default sinon;
}
