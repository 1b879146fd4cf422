/**
 * Code that runs in the sandbox, in front of the tests of a search. It is text because the sandbox accepts only text.
 *
 * - `received()` and `expected()` return the values that the reader typed; several values are an error.
 * - `say(name, data)` prints data for index.ts. The reader's own output is dropped, because output is limited.
 * - `described(value, calls)` is the data of described.ts; `calls` finds out which error a function throws.
 * - `settle(value)` prints the data of the result of a promise, under the modifier that awaits it.
 * - `examine(number, assert, unlike)` prints which near values an assertion rejects, if the value passes, and whether it
 *   ignores the expectation: the same assertion with other contents passes too.
 */
export const probe = String.raw`
const print = console.log;
for (const name of Object.keys(console)) console[name] = () => {};
const PART = 3000;
const say = (name, data) => {
  const text = JSON.stringify(data);
  for (let at = 0; at < text.length; at += PART) print('finder ' + name + ' ' + text.slice(at, at + PART));
};
const only = (...values) => {
  if (values.length !== 1) throw new Error('One value is needed here, not ' + values.length + '.');
  return values[0];
};
const received = () => only(...$value());
const expected = () => only(...$expected());
const quiet = value => {
  if (value instanceof Promise) value.catch(() => {});
  return value;
};
let left = 200;
const quoted = text => "'" + JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'") + "'";
const writeKey = key => (/^[A-Za-z_$][\w$]*$/.test(key) && key !== '__proto__' ? key : quoted(key));
const isGlobal = type => typeof type === 'function' && type.name !== '' && globalThis[type.name] === type;
const describeError = error => ({
  ...(isGlobal(error.constructor) && {type: error.constructor.name}),
  ...(typeof error.message === 'string' && error.message.length < 500 && {message: quoted(error.message)}),
});
const thrownBy = work => {
  try {
    quiet(work());
  } catch (error) {
    if (error instanceof Error) return describeError(error);
  }
  return {};
};
const looked = (value, calls) => {
  if (left-- <= 0) return {kind: 'other'};
  if (value === null || value === undefined) return {kind: 'nil', source: String(value)};
  switch (typeof value) {
    case 'boolean':
      return {kind: 'boolean', source: String(value)};
    case 'number':
      return {kind: 'number', source: Object.is(value, -0) ? '-0' : String(value)};
    case 'bigint':
      return {kind: 'bigint', source: value + 'n'};
    case 'symbol':
      return {kind: 'symbol'};
    case 'string':
      return value.length < 500 ? {kind: 'string', source: quoted(value)} : {kind: 'string'};
    case 'function': {
      if (value._isMockFunction === true) {
        const first = value.mock.calls[0];
        return {kind: 'mock', size: value.mock.calls.length, ...(first && {items: first.map(item => described(item))})};
      }
      const isError = value === Error || value.prototype instanceof Error;
      if (isError || /^class\b/.test(Function.prototype.toString.call(value))) {
        return {kind: 'class', ...(isError && isGlobal(value) && {type: value.name})};
      }
      return {kind: 'function', ...(calls && thrownBy(value))};
    }
  }
  if (Array.isArray(value)) {
    if (value.length > 50) return {kind: 'array', size: value.length};
    const items = Array.from(value, item => described(item));
    const isPlain = items.every(item => item.source !== undefined) && Object.keys(value).length === value.length;
    return {
      kind: 'array',
      size: value.length,
      ...(isPlain && {items, source: '[' + items.map(item => item.source).join(', ') + ']'}),
      ...(!isPlain && {items}),
    };
  }
  if (value instanceof Date) {
    return {kind: 'date', source: Number.isNaN(+value) ? 'new Date(NaN)' : "new Date('" + value.toISOString() + "')"};
  }
  if (value instanceof RegExp) return {kind: 'regexp', source: String(value)};
  if (value instanceof Error) return {kind: 'error', ...describeError(value)};
  if (value instanceof Promise) return {kind: 'promise'};
  if (value instanceof Map) return {kind: 'map', size: value.size};
  if (value instanceof Set) return {kind: 'set', size: value.size};
  if (value instanceof Boolean) return {kind: 'boolean'};
  if (value instanceof Number) return {kind: 'number'};
  if (value instanceof String) return {kind: 'string'};
  const state = Object.isFrozen(value) ? 'frozen' : Object.isSealed(value) ? 'sealed' : 'closed';
  const common = {kind: 'object', ...(!Object.isExtensible(value) && {state})};
  const fields = Object.entries(Object.getOwnPropertyDescriptors(value));
  const isPlain =
    Object.getPrototypeOf(value) === Object.prototype &&
    fields.length <= 30 &&
    Object.getOwnPropertySymbols(value).length === 0 &&
    fields.every(([, field]) => 'value' in field && field.enumerable);
  if (!isPlain) return common;
  const entries = fields.map(([key, field]) => [key, described(field.value)]);
  const hasSource = entries.every(([, own]) => own.source !== undefined);
  const inner = entries.map(([key, own]) => writeKey(key) + ': ' + own.source).join(', ');
  return {...common, entries, ...(hasSource && {source: inner ? '{ ' + inner + ' }' : '{}'})};
};
const described = (value, calls) => {
  try {
    const found = looked(value, calls);
    return found.source?.length > 2000 ? {...found, source: undefined} : found;
  } catch {
    return {kind: 'other'};
  }
};
const LATE_MS = 500;
const late = () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), LATE_MS));
const settle = async value => {
  try {
    const promise = typeof value === 'function' && value._isMockFunction !== true ? quiet(value()) : value;
    if (!(promise instanceof Promise)) return;
    const end = modifier => result => say(modifier, described(result, false));
    await Promise.race([promise.then(end('resolves'), end('rejects')), late()]);
  } catch {}
};
const passes = async (make, assert) => {
  try {
    const result = assert(quiet(make()));
    if (result instanceof Promise) await Promise.race([result, late()]);
    return true;
  } catch {
    return false;
  }
};
const examine = async (number, assert, unlike) => {
  if (!(await passes(received, assert))) return;
  const ignores = unlike !== undefined && (await passes(received, unlike));
  const rejects = [];
  for (const [at, make] of near.entries()) if (!(await passes(make, assert))) rejects.push(at);
  say('passes', {number, rejects, ignores});
};
`;
