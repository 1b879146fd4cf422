/** A matcher, with its stored case. */
export interface TriedMatcher {
  readonly name: string;
  /** The least and the most arguments. */
  readonly counts: readonly [least: number, most: number];
  /** Returns the stored value and arguments. */
  readonly readCase: () => readonly unknown[];
  /** The stored arguments as code; nothing if they need a setup. */
  readonly code?: string | undefined;
}

/** Arguments that a call may have: as code, with the expectation between the parts, and as values. */
interface Arguments {
  readonly parts: readonly string[];
  readonly args: readonly unknown[];
  /** 0 if they are what the reader expects, 2 if there are none or they follow from the value, 4 if they are stored. */
  readonly rank: 0 | 2 | 4;
}

/**
 * Defines the tests of a program: one for each field, and one for each matcher, which prints its first call that passes: the
 * rank, one more if the matcher is made for another kind of value, the name, and the parts of the arguments, separated by tabs.
 * index.ts writes the text of this function into the program, so it uses nothing from outside except globals.
 * @param readValues returns what the reader typed as the value
 * @param readExpected returns what is expected: nothing, a value or several
 */
export function defineTests(
  readValues: () => readonly unknown[],
  readExpected: () => readonly unknown[],
  matchers: readonly TriedMatcher[],
): void {
  const LATE_MS = 500;
  const {log: print} = console;
  // The reader's own output is dropped, because output is limited.
  for (const name of Object.keys(console)) Reflect.set(console, name, () => undefined);

  const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';
  const isMock = (value: unknown): value is jest.Mock => isFunction(value) && '_isMockFunction' in value;
  const getKind = (value: unknown): string => {
    try {
      return Object.prototype.toString.call(value ?? undefined);
    } catch {
      return '[object Object]';
    }
  };
  const quote = (text: string): string =>
    `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

  const ignoreRejection = (value: unknown): unknown => {
    if (value instanceof Promise) value.catch(() => undefined);
    return value;
  };
  const readValue = (): unknown => {
    const values = readValues();
    if (values.length !== 1) throw new Error(`One value is needed here, not ${values.length}.`);
    return ignoreRejection(values[0]);
  };

  let thrown: unknown;
  const callValue = () => {
    const value = readValue();
    try {
      if (isFunction(value) && !isMock(value)) ignoreRejection(value());
    } catch (error) {
      thrown = error;
    }
  };

  /** The class and the message of an error, each as code and as a value, if the class has a global name. */
  const describeError = (error: unknown) =>
    error instanceof Error && Reflect.get(globalThis, error.name) === error.constructor
      ? [{type: error.name, message: quote(error.message), args: [error.constructor, error.message]}]
      : [];

  /** What is expected can be the argument, a list, the arguments, the entries of an object, or an error or a part of one. */
  const listExpected = (values: readonly unknown[]): Arguments[] => {
    const value = values.length > 1 ? values : values[0];
    const [before, after] = values.length > 1 ? ['[', ']'] : ['', ''];
    const create = (parts: readonly string[], ...args: readonly unknown[]): Arguments => ({parts, args, rank: 0});
    return [
      create([before, after], value),
      ...(Array.isArray(value) ? [create([`...${before}`, after], ...value)] : []),
      create(['[', ']'], values),
      ...(getKind(value) === '[object Object]'
        ? [create(['Object.entries(', ')'], Object.entries(Object(value)))]
        : []),
      ...describeError(value).map(({type, message, args}) => create([`${type}, ${message}`], ...args)),
      ...describeError(thrown).flatMap(({type, message, args: [constructor, text]}) => [
        create([`${type}, `, ''], constructor, value),
        create(['', `, ${message}`], value, text),
      ]),
    ];
  };

  /** The value alone suggests its size, its error, or the arguments of its first call. */
  const listOwn = (value: unknown): Arguments[] => {
    const create = (code: string, ...args: readonly unknown[]): Arguments => ({parts: [code], args, rank: 2});
    const [call]: readonly (readonly unknown[])[] = isMock(value) ? value.mock.calls : [];
    return [
      ...(Array.isArray(value) ? [create(`${value.length}`, value.length)] : []),
      ...describeError(thrown).map(({type, message, args}) => create(`${type}, ${message}`, ...args)),
      ...(call?.every(arg => ['string', 'number', 'boolean'].includes(typeof arg))
        ? [create(call.map(arg => (typeof arg === 'string' ? quote(arg) : String(arg))).join(', '), ...call)]
        : []),
    ];
  };

  /** Whether both fields could be read; otherwise each matcher would report their mistake again. */
  let isReadable = false;
  const tryMatcher = async ({name, counts: [least, most], readCase, code}: TriedMatcher) => {
    if (!isReadable) return;
    const [like, ...stored] = readCase();
    ignoreRejection(like);
    for (let index = 0; ; index++) {
      // Read again for each call, the value first: the order of calls of mocks can matter.
      const value = readValue();
      const expected = readExpected();
      expected.forEach(ignoreRejection);
      const candidates: Arguments[] = [
        ...(expected.length > 0 ? listExpected(expected) : listOwn(value)),
        {parts: [''], args: [], rank: 2},
        ...(code && expected.length === 0 ? [{parts: [code], args: stored, rank: 4} as const] : []),
      ];
      const candidate = candidates[index];
      if (!candidate) return;
      const {parts, args, rank} = candidate;
      if (args.length < least || args.length > most) continue;
      try {
        const assert: unknown = Reflect.get(expect(value), name);
        const result = isFunction(assert) && assert(...args);
        const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), LATE_MS));
        if (result instanceof Promise) await Promise.race([result, late()]);
        return print([rank + Number(getKind(like) !== getKind(value)), name, ...parts].join('\t'));
      } catch {
        // It fails with these arguments.
      }
    }
  };

  test('value', callValue);
  test('expected', () => {
    readExpected().forEach(ignoreRejection);
    readValue();
    isReadable = true;
  });
  for (const matcher of matchers) test(matcher.name, () => tryMatcher(matcher));
}
