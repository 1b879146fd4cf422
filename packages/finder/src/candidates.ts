import {groups, type MatcherGroup, type MatcherName} from '@jest-extended/catalogue';
import {library, type Parameter} from '@jest-extended/catalogue/library';
import {quote, type Description, type ValueKind} from './description';
import {nestMembers, nestParts, type Nest, type NestedCode} from './nested';

/** What the reader typed, and what the sandbox found. */
export interface TypedValue extends Description {
  /** The expression, as typed. */
  readonly text: string;
}

/** How a promise ends: the modifier of an assertion that awaits it. */
export type Modifier = 'resolves' | 'rejects';

/** A call of a matcher that may pass. */
export interface Candidate {
  readonly matcher: MatcherName | typeof JEST_MATCHER;
  /** Nothing for the matcher of Jest. */
  readonly group?: MatcherGroup;
  /** The code after `expect(value)`, e.g. `.toBeWithin(1, 10)`. */
  readonly call: string;
  /**
   * Where the arguments come from: the expectation as it was typed, parts of the expectation, or the value itself; `none`
   * if there are no arguments.
   */
  readonly from: 'typed' | 'expected' | 'value' | 'none';
  /** The call for quite another expectation: if this passes too, the result does not depend on the expectation. */
  readonly unlike?: string;
  /** Where the matcher is an asymmetric one: in parts, inside `.toEqual()`, or in members, inside the same matcher. */
  readonly nests?: 'parts' | 'members';
  /** Whether the matcher is made for values of the reader's kind, or for all values. */
  readonly isMadeForKind: boolean;
  readonly isAsync: boolean;
  /** Whether the call has `.not`. */
  readonly isNegated?: boolean;
}

/** Jest's own matcher for the class or the message of a rejection. */
const JEST_MATCHER = 'toThrow';

/** An argument as code, and where it comes from. */
interface Argument {
  readonly code: string;
  readonly from: Exclude<Candidate['from'], 'none'>;
}

type Derive = (expected: TypedValue | undefined, value: TypedValue) => Argument | undefined;

const passTyped = ({text}: TypedValue): Argument => ({code: text, from: 'typed'});
const passPart = (code: string | undefined): Argument | undefined =>
  code === undefined ? undefined : {code, from: 'expected'};
const passOwn = (code: string | undefined): Argument | undefined =>
  code === undefined ? undefined : {code, from: 'value'};

/** The expectation as it is, if it is of one of the kinds. */
const as =
  (...kinds: readonly Description['kind'][]): Derive =>
  expected =>
    expected && kinds.includes(expected.kind) ? passTyped(expected) : undefined;

const anything: Derive = expected => expected && passTyped(expected);

/** A list as it is, and one value as a list. */
const listOr =
  (accepts: (value: TypedValue) => boolean): Derive =>
  expected => {
    if (expected?.kind === 'array') return passTyped(expected);
    return expected && accepts(expected) ? passPart(`[${expected.text}]`) : undefined;
  };

const isKey = ({kind}: Description): boolean => kind === 'string' || kind === 'symbol' || kind === 'number';

const isEntry = ({kind, items = []}: Description): boolean =>
  kind === 'array' && items.length === 2 && items[0] !== undefined && isKey(items[0]);

/** The entries of a plain object, each as code. */
const writeEntries = ({entries = []}: Description): string[] =>
  entries.flatMap(([key, {source}]) => (source === undefined ? [] : [`[${quote(key)}, ${source}]`]));

/** Every entry of a plain object whose values can be written as code. */
const writeAllEntries = (object: Description): string[] | undefined => {
  const entries = writeEntries(object);
  return object.kind === 'object' && entries.length === object.entries?.length ? entries : undefined;
};

/**
 * The arguments for each type of a parameter in the catalogue. A test compares the keys with the catalogue.
 */
export const derivations: Readonly<Record<string, Derive>> = {
  // A size is the one number that a value alone suggests.
  number: (expected, value) => (expected ? as('number')(expected, value) : passOwn(getSize(value))),
  'number | bigint': as('number', 'bigint'),
  boolean: as('boolean'),
  string: as('string'),
  Date: as('date'),
  'readonly string[]': as('array'),
  'readonly E[]': as('array'),
  'readonly E[] | E': listOr(() => true),
  E: anything,
  'keyof E | string': expected => (expected && isKey(expected) ? passTyped(expected) : undefined),
  'readonly (keyof E | string)[]': listOr(isKey),
  'readonly [keyof E, E[keyof E]]': expected => {
    if (!expected || isEntry(expected)) return expected && passTyped(expected);
    const entries = writeAllEntries(expected);
    return entries?.length === 1 ? passPart(entries[0]) : undefined;
  },
  'readonly (readonly [keyof E, E[keyof E]])[]': expected => {
    if (!expected) return undefined;
    if (isEntry(expected)) return passPart(`[${expected.text}]`);
    if (expected.kind === 'array') return passTyped(expected);
    const entries = writeAllEntries(expected);
    return entries && passPart(`[${entries.join(', ')}]`);
  },
  '() => E': as('function', 'mock'),
  '() => number | bigint': as('function', 'mock'),
  '(x: E) => boolean': as('function'),
  '(x: any) => boolean': as('function'),
  'jest.MockInstance<any, any[]>': as('mock'),
  'unknown[]': (expected, value) => {
    if (!expected) return value.kind === 'mock' ? passOwn(getOnlyItem(value)) : undefined;
    return expected.kind === 'array' ? {code: spread(expected.text), from: 'typed'} : passTyped(expected);
  },
  '(new (...args: any[]) => { message: string }) | ((...args: any[]) => { message: string })': (expected, value) =>
    expected?.kind === 'class'
      ? passTyped(expected)
      : expected?.kind === 'error'
        ? passPart(expected.type)
        : passOwn(value.type),
  'string | RegExp': (expected, value) =>
    expected?.kind === 'string' || expected?.kind === 'regexp'
      ? passTyped(expected)
      : expected?.kind === 'error'
        ? passPart(expected.message)
        : passOwn(value.message),
};

const getSize = ({kind, size}: Description): string | undefined =>
  kind === 'array' && size !== undefined && size > 0 ? String(size) : undefined;

/** The members of an array, or the arguments of a mock's first call, as arguments. */
function getOnlyItem({items}: Description): string | undefined {
  const sources = (items ?? []).flatMap(({source}) => source ?? []);
  return items && sources.length === items.length ? sources.join(', ') : undefined;
}

/** The members of an array as arguments: without the brackets if the code is an array literal. */
export function spread(text: string): string {
  let depth = 0;
  const code = text.trim();
  for (let index = 0; index < code.length; index++) {
    const character = code[index];
    if (character === '[') depth++;
    if (character === ']') depth--;
    if (depth === 0) return index > 0 && index === code.length - 1 ? code.slice(1, -1).trim() : `...${code}`;
  }
  return `...${code}`;
}

/** All arguments from a list in the expectation, e.g. `[1, 10]` for `.toBeWithin(1, 10)`. */
function spreadList(parameters: readonly Parameter[], expected: TypedValue, value: TypedValue): string | undefined {
  const items = expected.kind === 'array' ? expected.items : undefined;
  if (parameters.length < 2 || items?.length !== parameters.length) return undefined;
  const fit = parameters.every(({type}, index) => {
    const item = items[index];
    return item && derivations[type]?.({...item, text: ''}, value)?.from === 'typed';
  });
  return fit ? spread(expected.text) : undefined;
}

/** A way to call a matcher: the arguments as code. */
interface Call {
  readonly args: string;
  readonly from: Candidate['from'];
}

/** The ways to call a matcher for what the reader typed. */
function createCalls(parameters: readonly Parameter[], expected: TypedValue | undefined, value: TypedValue): Call[] {
  const required = parameters.filter(({isOptional}) => !isOptional);
  if (required.length === 0) return [{args: '', from: 'none'}];
  const calls: Call[] = [];
  const list = expected && spreadList(parameters, expected, value);
  if (list !== undefined) calls.push({args: list, from: 'typed'});
  const args = required.flatMap(({type}) => derivations[type]?.(expected, value) ?? []);
  const count = (from: Argument['from']) => args.filter(arg => arg.from === from).length;
  // One expectation is one argument. With an expectation, some argument has to come from it.
  const isUsed = expected === undefined || count('typed') === 1 || (count('typed') === 0 && count('expected') > 0);
  if (args.length === required.length && isUsed) {
    const isExact = count('typed') > 0 && count('value') === 0;
    const from = isExact ? 'typed' : count('typed') + count('expected') > 0 ? 'expected' : 'value';
    calls.push({args: args.map(({code}) => code).join(', '), from});
  }
  return calls;
}

/** These look at no value: one fails always, the other never. */
const VALUELESS: readonly string[] = ['pass', 'fail'];

/** An expectation of the same shape with other contents; nothing for what has no such shape. */
function writeUnlike({kind, items}: TypedValue): TypedValue | undefined {
  const other = (like: Description, number: number): Description & {source: string} =>
    like.kind === 'number'
      ? {kind: 'number', source: `${-1000 - number}`}
      : {kind: 'string', source: `'other ${number}'`};
  if (kind === 'string' || kind === 'number') {
    const value = other({kind}, 1);
    return {...value, text: value.source};
  }
  if (kind !== 'array' || !items || items.length === 0) return undefined;
  const others = items.map((item, index) => other(item, index + 1));
  return {kind, items: others, text: `[${others.map(({source}) => source).join(', ')}]`};
}

/** The pages whose matchers are about values of a kind. The pages of no kind are about every value. */
const PAGES: Readonly<Partial<Record<ValueKind, string>>> = {
  array: 'array',
  bigint: 'number',
  boolean: 'boolean',
  class: 'function',
  date: 'date',
  error: 'function',
  function: 'function',
  mock: 'mock',
  nil: 'toBeNil',
  number: 'number',
  object: 'object',
  promise: 'promise',
  string: 'string',
  symbol: 'symbol',
};

const pages = new Set(Object.values(PAGES));

/** Whether a matcher is made for values of a kind, or for all values. */
const isMadeFor = ({page}: MatcherGroup, {kind}: Description): boolean => PAGES[kind] === page || !pages.has(page);

/** Code in parentheses: on lines of its own if it ends with a comment. */
export const putInParentheses = (code: string): string =>
  /(^|\s)\/\/[^'"`]*$/.test(code) ? `(\n${code}\n)` : `(${code})`;

/** A call that contains the matcher as an asymmetric one, and what makes it a candidate. */
type NestedCall = Pick<Candidate, 'call' | 'unlike' | 'from' | 'nests'>;

/** The calls that contain a matcher as an asymmetric one: in `.toEqual()`, and in the matcher itself. */
function nestCalls(group: MatcherGroup, matcher: MatcherName, value: TypedValue, expected: TypedValue): NestedCall[] {
  const {parameters = []} = library.matchers[matcher] ?? {};
  const write = (args: string) => `${matcher}${putInParentheses(args)}`;
  const nest: Nest = (part, {source, ...rest}) => {
    if (source === undefined || !isMadeFor(group, part)) return undefined;
    const argument: TypedValue = {...rest, source, text: source};
    const like: TypedValue = {...part, text: part.source ?? ''};
    const find = (typedValue: TypedValue | undefined, from: Candidate['from']) =>
      typedValue && createCalls(parameters, typedValue, like).find(call => call.from === from);
    const call = find(argument, 'typed') ?? find(argument, 'expected');
    if (!call) return undefined;
    const other = find(writeUnlike(argument), call.from) ?? call;
    const from = call.from === 'typed' ? 'typed' : 'expected';
    return {code: `expect.${write(call.args)}`, unlike: `expect.${write(other.args)}`, from};
  };
  const takeMembers = (code: string): string | undefined => {
    const call = createCalls(parameters, {...expected, text: code}, value).find(({from}) => from === 'typed');
    return call && `.${write(call.args)}`;
  };
  const candidate = (
    nests: Candidate['nests'],
    nested: NestedCode | undefined,
    outer: typeof takeMembers,
  ): NestedCall[] => {
    const call = nested?.code.includes(`expect.${matcher}(`) ? outer(nested.code) : undefined;
    return nested && call !== undefined ? [{nests, call, unlike: outer(nested.unlike), from: nested.from}] : [];
  };
  return [
    ...candidate('parts', nestParts(value, expected, nest), code => `.toEqual(${code})`),
    ...candidate('members', nestMembers(value, expected, nest), takeMembers),
  ];
}

/**
 * The calls of all matchers that could be meant, in the order of the catalogue. Only running them shows which pass.
 * @param expected nothing if the reader typed only a value
 * @param modifier how the promise ends of which `value` is the result
 */
export function deriveCandidates(
  value: TypedValue,
  expected: TypedValue | undefined,
  modifier?: Modifier,
): Candidate[] {
  const other = expected && writeUnlike(expected);
  const before = modifier ? `.${modifier}` : '';
  const all = groups
    .filter(({page}) => !VALUELESS.includes(page))
    .flatMap(group =>
      group.matchers.flatMap((matcher): Candidate[] => {
        const {parameters = [], isAsync = false} = library.matchers[matcher] ?? {};
        const common = {matcher, group, isAsync: isAsync || modifier !== undefined};
        const write = (args: string) => `${before}.${matcher}${putInParentheses(args)}`;
        const others = other ? createCalls(parameters, other, value) : [];
        const plain = createCalls(parameters, expected, value).map(({args, from}): Candidate => {
          const otherArgs = others.find(call => call.from === from && from !== 'none')?.args;
          return {
            ...common,
            call: write(args),
            from,
            isMadeForKind: isMadeFor(group, value),
            ...(otherArgs !== undefined && {unlike: write(otherArgs)}),
          };
        });
        const nested = expected && !isAsync ? nestCalls(group, matcher, value, expected) : [];
        return [
          ...plain,
          ...nested.map(({call, unlike: otherCall, ...rest}): Candidate => ({
            ...common,
            ...rest,
            call: before + call,
            isMadeForKind: true,
            ...(otherCall !== call && {unlike: before + otherCall}),
          })),
        ];
      }),
    );
  const isThrown = modifier === 'rejects' && expected && ['class', 'string', 'regexp'].includes(expected.kind);
  if (!isThrown) return all;
  const call = `.rejects.${JEST_MATCHER}${putInParentheses(expected.text)}`;
  return [{matcher: JEST_MATCHER, call, from: 'typed', isMadeForKind: true, isAsync: true}, ...all];
}

/**
 * The calls with `.not` that could be meant: of matchers for the reader's kind of value, which are not inside of others.
 * @param hasExpected whether they have to use an expectation, or else no arguments
 */
export const negateCandidates = (candidates: readonly Candidate[], hasExpected: boolean): Candidate[] =>
  candidates
    .filter(({isMadeForKind, nests, from}) => {
      const isUsed = hasExpected ? from === 'typed' || from === 'expected' : from === 'none';
      return isUsed && isMadeForKind && !nests;
    })
    .map(({unlike: _, call, ...candidate}) => ({
      ...candidate,
      call: call.replace(/^(?:\.resolves|\.rejects)?/, '$&.not'),
      isNegated: true,
    }));
