import type {MatcherName} from '.';

/**
 * For each matcher, a value that passes and one that fails, as source text. `setup` is inserted at the start of each
 * test; `args` are the matcher's arguments. The conformance tests of packages/runner and the followed set-ups run them,
 * and the index of matchers shows the value that passes.
 */
export interface MatcherCase {
  readonly pass: string;
  readonly fail: string;
  readonly args?: string;
  readonly setup?: string;
  /** The matcher returns a promise, so it cannot be asymmetric. */
  readonly async?: true;
  /** Uses with another result than the matcher's verdict: known issues of the library, described in its docs. */
  readonly surprising?: readonly string[];
}

const objects = {pass: '{a: 1, b: 2}', fail: '{c: 3}'};
const mocks = "const first = jest.fn(), second = jest.fn(), never = jest.fn(); first('a', 1); second({b: 2});";

/** The cases. A missing one is a type error. */
const matcherCases: Readonly<Record<MatcherName, MatcherCase>> = {
  pass: {pass: '1', fail: '1', args: "'passes whatever comes'"},
  fail: {pass: '1', fail: '1', args: "'fails whatever comes'"},
  toBeEmpty: {pass: '[]', fail: "'a'"},
  toBeEmptyObject: {pass: '{}', fail: '{a: 1}'},
  toBeNil: {pass: 'undefined', fail: '0'},
  toBeOneOf: {pass: '2', fail: '4', args: '[1, 2, 3]'},
  toSatisfy: {pass: '2', fail: '3', args: 'n => n % 2 === 0'},

  toBeArray: {pass: '[1, 2]', fail: '{length: 0}'},
  toBeArrayOfSize: {pass: '[1, 2]', fail: '[1]', args: '2'},
  toIncludeAllMembers: {pass: '[1, 2, 3]', fail: '[1, 4]', args: '[1, 2]'},
  toIncludeAllPartialMembers: {pass: '[{a: 1, b: 2}, {c: 3}]', fail: '[{a: 2}]', args: '[{a: 1}]'},
  toIncludeSamePartialMembers: {pass: '[{a: 1, b: 2}]', fail: '[{a: 1}, {c: 3}]', args: '[{a: 1}]'},
  toIncludeAnyMembers: {pass: '[1, 9]', fail: '[7, 8]', args: '[1, 2]'},
  toIncludeSameMembers: {pass: '[3, 1, 2]', fail: '[3, 1]', args: '[1, 2, 3]'},
  toPartiallyContain: {pass: '[{a: 1, b: 2}]', fail: '[{a: 2}]', args: '{a: 1}'},
  toSatisfyAll: {pass: '[2, 4]', fail: '[2, 3]', args: 'n => n % 2 === 0'},
  toSatisfyAny: {pass: '[1, 2]', fail: '[1, 3]', args: 'n => n % 2 === 0'},

  toBeBoolean: {pass: 'false', fail: "'false'"},
  toBeTrue: {pass: 'true', fail: '1'},
  toBeFalse: {pass: 'false', fail: '0'},

  toBeDate: {pass: 'new Date(0)', fail: "'1970-01-01'"},
  toBeValidDate: {pass: 'new Date(0)', fail: "new Date('never')"},
  toBeAfter: {pass: 'new Date(2)', fail: 'new Date(0)', args: 'new Date(1)'},
  toBeBefore: {pass: 'new Date(1)', fail: 'new Date(3)', args: 'new Date(2)'},
  toBeAfterOrEqualTo: {pass: 'new Date(1)', fail: 'new Date(0)', args: 'new Date(1)'},
  toBeBeforeOrEqualTo: {pass: 'new Date(1)', fail: 'new Date(2)', args: 'new Date(1)'},
  toBeBetween: {pass: 'new Date(1)', fail: 'new Date(4)', args: 'new Date(1), new Date(3)'},

  toBeFunction: {pass: '() => 1', fail: '{}'},
  toChange: {pass: '() => n++', fail: '() => {}', args: '() => n', setup: 'let n = 0;'},
  toChangeBy: {pass: '() => (n += 3)', fail: '() => (n += 1)', args: '() => n, 3', setup: 'let n = 0;'},
  toChangeTo: {pass: '() => (n = 3)', fail: '() => (n = 2)', args: '() => n, 3', setup: 'let n = 0;'},
  toThrowWithMessage: {
    pass: "() => { throw Error('no'); }",
    fail: "() => { throw Error('yes'); }",
    args: "Error, 'no'",
    // After `.rejects` the matcher treats the rejected value as the thrown one.
    surprising: ['rejects'],
  },

  toHaveBeenCalledBefore: {pass: 'first', fail: 'never', args: 'second', setup: mocks},
  toHaveBeenCalledAfter: {pass: 'second', fail: 'never', args: 'first', setup: mocks},
  toHaveBeenCalledOnce: {pass: 'first', fail: 'never', setup: mocks},
  toHaveBeenCalledExactlyOnceWith: {pass: 'first', fail: 'second', args: "'a', 1", setup: mocks},

  toBeNumber: {pass: '1', fail: "'1'"},
  toBeInteger: {pass: '1', fail: '1.5'},
  toBeNaN: {pass: 'NaN', fail: '1'},
  toBeFinite: {pass: '1', fail: 'Infinity'},
  toBePositive: {pass: '1', fail: '-1'},
  toBeNegative: {pass: '-1', fail: '1'},
  toBeEven: {pass: '2', fail: '3'},
  toBeOdd: {pass: '3', fail: '2'},
  toBeWithin: {pass: '1', fail: '3', args: '1, 3'},
  toBeInRange: {pass: '[1, 2, 3]', fail: '[1, 9]', args: '1, 4'},
  toBeBigInt: {pass: '1n', fail: '1'},

  toBeObject: {pass: '{}', fail: '1'},
  toContainKey: {...objects, args: "'a'"},
  toContainKeys: {...objects, args: "['a', 'b']"},
  toContainAllKeys: {...objects, args: "['b', 'a']"},
  toContainAnyKeys: {...objects, args: "['b', 'z']"},
  toContainValue: {...objects, args: '1'},
  toContainValues: {...objects, args: '[1, 2]'},
  toContainAllValues: {...objects, args: '[2, 1]'},
  toContainAnyValues: {...objects, args: '[2, 9]'},
  toContainEntry: {...objects, args: "['a', 1]"},
  toContainEntries: {...objects, args: "[['a', 1], ['b', 2]]"},
  toContainAllEntries: {...objects, args: "[['b', 2], ['a', 1]]"},
  toContainAnyEntries: {...objects, args: "[['a', 9], ['b', 2]]"},
  toBeExtensible: {pass: '{}', fail: 'Object.preventExtensions({a: 1})'},
  toBeFrozen: {pass: 'Object.freeze({a: 1})', fail: '{a: 1}'},
  toBeSealed: {pass: 'Object.seal({a: 1})', fail: '{a: 1}'},

  toResolve: {pass: 'Promise.resolve(1)', fail: 'Promise.reject(1)', async: true},
  toReject: {pass: 'Promise.reject(1)', fail: 'Promise.resolve(1)', async: true},

  toBeString: {pass: "'a'", fail: '1'},
  toBeHexadecimal: {
    pass: "'#3fa'",
    fail: "'#GGHHII'",
    // The library's regular expression keeps its state: the second call with the same value fails.
    surprising: ['asymmetric'],
  },
  toBeDateString: {pass: "'2020-01-01'", fail: "'never'"},
  toEqualCaseInsensitive: {pass: "'hello'", fail: "'help'", args: "'HELLO'"},
  toEqualIgnoringWhitespace: {pass: "'a b'", fail: "'a c'", args: "'ab'"},
  toStartWith: {pass: "'hello world'", fail: "'help'", args: "'hello'"},
  toEndWith: {pass: "'hello world'", fail: "'word'", args: "'world'"},
  toInclude: {pass: "'hello world'", fail: "'help'", args: "'o w'"},
  toIncludeRepeated: {pass: "'a b a'", fail: "'a b'", args: "'a', 2"},
  toIncludeMultiple: {pass: "'hello world'", fail: "'hello'", args: "['hello', 'world']"},

  toBeSymbol: {pass: "Symbol('a')", fail: "'a'"},
};

const cases: ReadonlyMap<string, MatcherCase> = new Map(Object.entries(matcherCases));

/**
 * The case of a matcher.
 * @throws {Error} naming the file to change, if there is none
 */
export function getCase(name: string): MatcherCase {
  const found = cases.get(name);
  if (!found) throw new Error(`packages/catalogue/src/cases.ts: add a case for ${name} to matcherCases.`);
  return found;
}
