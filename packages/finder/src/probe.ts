import type {Description} from './description';

/** An assertion about a value. It may return a promise. */
type Assertion = (value: unknown) => unknown;

/**
 * The part of each program that is the same in all. It runs in the sandbox: program.ts writes its text in front of the
 * tests of a search, so it uses nothing from outside of the function except globals.
 * @param readValue returns the values that the reader typed; several values are an error
 * @param readExpected the same for the expectation
 */
export function createProbe(readValue: () => unknown[], readExpected: () => unknown[]) {
  const PART = 3000;
  const LATE_MS = 500;
  let remaining = 200;

  // The reader's own output is dropped, because output is limited.
  const {log: print} = console;
  for (const name of Object.keys(console)) Reflect.set(console, name, () => undefined);

  /** Prints data for index.ts. */
  const printData = (name: string, data: unknown) => {
    const text = JSON.stringify(data);
    for (let start = 0; start < text.length; start += PART) print(`finder ${name} ${text.slice(start, start + PART)}`);
  };

  const takeOne = (values: unknown[]): unknown => {
    if (values.length !== 1) throw new Error(`One value is needed here, not ${values.length}.`);
    return values[0];
  };
  const getReceived = () => takeOne(readValue());
  const getExpected = () => takeOne(readExpected());

  const ignoreRejection = (value: unknown): unknown => {
    if (value instanceof Promise) value.catch(() => undefined);
    return value;
  };

  const isFunction = (value: unknown): value is (...args: unknown[]) => unknown => typeof value === 'function';

  const isMock = (value: unknown): value is jest.Mock =>
    isFunction(value) && Reflect.get(value, '_isMockFunction') === true;

  const isGlobal = (type: unknown): type is {readonly name: string} =>
    isFunction(type) && type.name !== '' && Reflect.get(globalThis, type.name) === type;

  const quote = (text: string) =>
    `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

  const writeKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : quote(key));

  const describeError = ({constructor, message}: {constructor: unknown; message: unknown}) => ({
    ...(isGlobal(constructor) && {type: constructor.name}),
    ...(typeof message === 'string' && message.length < 500 && {message: quote(message)}),
  });

  const describeThrown = (call: () => unknown) => {
    try {
      ignoreRejection(call());
    } catch (error) {
      if (error instanceof Error) return describeError(error);
    }
    return {};
  };

  const describeFunction = (value: (...args: unknown[]) => unknown, isCalled: boolean): Description => {
    if (isMock(value)) {
      const {calls} = value.mock;
      const first: unknown[] | undefined = calls[0];
      return {kind: 'mock', size: calls.length, ...(first && {items: first.map(item => describe(item))})};
    }
    const isError = value === Error || Reflect.get(value, 'prototype') instanceof Error;
    if (isError || /^class\b/.test(Function.prototype.toString.call(value))) {
      return {kind: 'class', ...(isError && isGlobal(value) && {type: value.name})};
    }
    return {kind: 'function', ...(isCalled && describeThrown(value))};
  };

  const describeArray = (value: unknown[]): Description => {
    const size = value.length;
    if (size > 50) return {kind: 'array', size};
    const items = Array.from(value, item => describe(item));
    const isPlain = items.every(({source}) => source !== undefined) && Object.keys(value).length === size;
    return {
      kind: 'array',
      size,
      items,
      ...(isPlain && {source: `[${items.map(({source}) => source).join(', ')}]`}),
    };
  };

  const describeProperties = (value: object): Description => {
    const state = Object.isFrozen(value) ? 'frozen' : Object.isSealed(value) ? 'sealed' : 'closed';
    const common: Description = {kind: 'object', ...(!Object.isExtensible(value) && {state})};
    const fields = Object.entries<PropertyDescriptor>(Object.getOwnPropertyDescriptors(value));
    const isPlain =
      Object.getPrototypeOf(value) === Object.prototype &&
      fields.length <= 30 &&
      Object.getOwnPropertySymbols(value).length === 0 &&
      fields.every(([, field]) => 'value' in field && field.enumerable);
    if (!isPlain) return common;
    const entries = fields.map(([key, field]) => [key, describe(field.value)] as const);
    const hasSource = entries.every(([, {source}]) => source !== undefined);
    const inner = entries.map(([key, {source}]) => `${writeKey(key)}: ${source}`).join(', ');
    return {...common, entries, ...(hasSource && {source: inner ? `{ ${inner} }` : '{}'})};
  };

  const describeObject = (value: object): Description => {
    if (Array.isArray(value)) return describeArray(value);
    if (value instanceof Date) {
      return {kind: 'date', source: Number.isNaN(+value) ? 'new Date(NaN)' : `new Date('${value.toISOString()}')`};
    }
    if (value instanceof RegExp) return {kind: 'regexp', source: String(value)};
    if (value instanceof Error) return {kind: 'error', ...describeError(value)};
    if (value instanceof Promise) return {kind: 'promise'};
    if (value instanceof Map) return {kind: 'map', size: value.size};
    if (value instanceof Set) return {kind: 'set', size: value.size};
    if (value instanceof Boolean) return {kind: 'boolean'};
    if (value instanceof Number) return {kind: 'number'};
    if (value instanceof String) return {kind: 'string'};
    return describeProperties(value);
  };

  const describeAny = (value: unknown, isCalled: boolean): Description => {
    if (value === null || value === undefined) return {kind: 'nil', source: String(value)};
    if (isFunction(value)) return describeFunction(value, isCalled);
    switch (typeof value) {
      case 'boolean':
        return {kind: 'boolean', source: String(value)};
      case 'number':
        return {kind: 'number', source: Object.is(value, -0) ? '-0' : String(value)};
      case 'bigint':
        return {kind: 'bigint', source: `${value}n`};
      case 'symbol':
        return {kind: 'symbol'};
      case 'string':
        return value.length < 500 ? {kind: 'string', source: quote(value)} : {kind: 'string'};
      default:
        return describeObject(value);
    }
  };

  /**
   * The description of a value, of limited size.
   * @param isCalled whether a function is called, to find out which error it throws
   */
  const describe = (value: unknown, isCalled = false): Description => {
    if (remaining-- <= 0) return {kind: 'other'};
    try {
      const {source, ...description} = describeAny(value, isCalled);
      return {...description, ...(source !== undefined && source.length <= 2000 && {source})};
    } catch {
      return {kind: 'other'};
    }
  };

  const rejectLate = () =>
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(new Error('late')), LATE_MS);
    });

  /** Prints the description of a promise's result, under the modifier that awaits it. */
  const settle = async (value: unknown) => {
    try {
      const promise = isFunction(value) && !isMock(value) ? ignoreRejection(value()) : value;
      if (!(promise instanceof Promise)) return;
      const printResult = (modifier: string) => (result: unknown) => printData(modifier, describe(result));
      await Promise.race([promise.then(printResult('resolves'), printResult('rejects')), rejectLate()]);
    } catch {
      // A function that throws has no result, and neither has a promise that is late.
    }
  };

  const isPassing = async (makeValue: () => unknown, assert: Assertion) => {
    try {
      const result = assert(ignoreRejection(makeValue()));
      if (result instanceof Promise) await Promise.race([result, rejectLate()]);
      return true;
    } catch {
      return false;
    }
  };

  /**
   * Prints which near values an assertion rejects, if the reader's value passes, and whether it ignores the expectation.
   * @param assertUnlike the same assertion with another expectation
   */
  const tryAssertion = async (
    nearValues: readonly (() => unknown)[],
    number: number,
    assert: Assertion,
    assertUnlike?: Assertion,
  ) => {
    if (!(await isPassing(getReceived, assert))) return;
    const ignores = assertUnlike !== undefined && (await isPassing(getReceived, assertUnlike));
    const rejects: number[] = [];
    for (const [index, makeValue] of nearValues.entries())
      if (!(await isPassing(makeValue, assert))) rejects.push(index);
    printData('passes', {number, rejects, ignores});
  };

  return {printData, getReceived, getExpected, ignoreRejection, describe, settle, tryAssertion};
}
