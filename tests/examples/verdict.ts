/**
 * Whether a matcher's verdict caused an error. Jest marks such errors; Vitest has one kind for matchers that are added and
 * another for its own.
 */
export const isVerdict = (error: unknown): boolean =>
  error instanceof Error &&
  ('matcherResult' in error || '__vitest_error_context__' in error || error.name === 'AssertionError');

const isAssertionError = (error: unknown) => error instanceof Error && error.name === 'AssertionError';

function failsWithNot(value: unknown, matcher: string, args: readonly unknown[]): boolean {
  const matchers: object = expect(value).not;
  try {
    Reflect.apply(Reflect.get(matchers, matcher), matchers, args);
    return false;
  } catch {
    return true;
  }
}

/** Calls a function whose errors have no stacks: those of thousands of failures take longer than all else. */
export function callWithoutStacks<T>(call: () => T): T {
  const {stackTraceLimit} = Error;
  Error.stackTraceLimit = 0;
  try {
    return call();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/**
 * Whether a matcher passes.
 * @param name a matcher of the library or of Jest; Jest's asymmetric ones are checked with `.toEqual()`
 * @throws the matcher's error when it is not a verdict
 */
export function passes(name: string, value: unknown, args: readonly unknown[]): boolean {
  const asymmetric: unknown = name.endsWith('Containing') ? Reflect.get(expect, name) : undefined;
  const [matcher, given] =
    typeof asymmetric === 'function' ? ['toEqual', [Reflect.apply(asymmetric, expect, args)]] : [name, args];
  const matchers: object = expect(value);
  const call: unknown = Reflect.get(matchers, matcher);
  if (typeof call !== 'function') throw new Error(`There is no matcher ${matcher}.`);
  try {
    callWithoutStacks(() => Reflect.apply(call, matchers, given));
    return true;
  } catch (error) {
    // Vitest's own matchers report values of a wrong type as failures, even with `.not`.
    if (isVerdict(error) && !(isAssertionError(error) && failsWithNot(value, matcher, given))) return false;
    throw error;
  }
}

/** The outcome of a check: `passes`, `fails` or `throws`. */
export function getOutcome(check: () => boolean): string {
  try {
    return check() ? 'passes' : 'fails';
  } catch {
    return 'throws';
  }
}
