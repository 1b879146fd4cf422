import {block, inline, readProse} from '../references';
import type {Scenario} from '../scenario';
import {toBeUuid} from './jest-existing';
import {expectFailure, inlines} from './steps';

const config = block('setup#bun', 'bunfig.toml');
const setup = block('setup#bun', 'test.setup.js');

/** The files that register the matchers. */
const registered = {'bunfig.toml': config, 'test.setup.js': setup};

const test = (body: string): string => `import { expect, test } from 'bun:test';\n${body}`;

/** A setup file that registers a matcher without the page's wrapper. */
const unwrapped = `import { expect } from 'bun:test';
import { toIncludeSameMembers } from 'jest-extended';

expect.extend({ toIncludeSameMembers });
`;

/** The page's list of Bun's own matchers that differ. */
const differences = `
test("Bun's own matchers that differ", () => {
  expect([]).toBeObject();
  expect(() => {}).toBeObject();
  expect(new Date(NaN)).toBeDate();
  expect(0).toBeEmpty();
  expect(null).toBeEmpty();
  expect([]).toBeEmptyObject();
  expect(['pen']).toContainKey('0');
  expect(['pen']).toContainValue('pen');
  expect(new Map([['a', 1]])).not.toBeEmptyObject();
  expect(undefined).not.toBeNaN();
  expect(42n).not.toBePositive();
  expect(-42n).not.toBeNegative();
  expect(42n).not.toBeFinite();
  expect(1n).not.toBeWithin(0, 3);
  expect(() => expect(1n).toBeWithin(1n, 3n)).toThrow();
  expect('1').not.toBeInteger();
  expect(-Infinity).not.toBeNegative();
  expect(new Boolean(false)).not.toBeBoolean();
  expect('a.b').toIncludeRepeated('.', 1);
  expect({ a: 1, b: 2 }).toContainAllKeys([expect.any(String), 'x']);
  expect(['pen']).toContainAllKeys(['0']);
  expect(null).toContainValues([1]);
  expect(undefined).toContainValues([1]);
});
`;

/** The names that the page lists as missing in Bun. */
const lacking = (): string => {
  const listed = /^Bun lacks .*$/m.exec(readProse('setup#bun-lacks'))?.[0] ?? '';
  return JSON.stringify([...listed.matchAll(/`\.(\w+)\(\)`/g)].map(([, name]) => name).sort());
};

/** Setup: the part about Bun's test runner. */
export const bun: readonly Scenario[] = [
  {
    name: 'Bun',
    section: 'setup#bun',
    sets: [['bun']],
    files: {
      ...registered,
      'a.test.js': test(`
test("Bun's own matcher", () => expect(['pen', 'ink']).toBeArrayOfSize(2));
test('a registered one', async () => {
  expect(['pen', 'ink']).toIncludeSameMembers(['ink', 'pen']);
  expect(['pen', 'ink']).not.toIncludeSameMembers(['ink']);
  expect({ names: ['pen', 'ink'] }).toEqual({ names: expect.toIncludeSameMembers(['ink', 'pen']) });
  await expect(Promise.resolve(['pen'])).resolves.toIncludeSameMembers(['pen']);
  await expect(Promise.resolve(1)).toResolve();
  expect(() => expect(['pen']).toIncludeSameMembers(['ink'])).toThrow('Expected list to have the following members');
  expect(() => expect(1).toBeOneOf([2])).toThrow('toBeOneOf');
});
`),
    },
    steps: [{run: 'bun test', output: ['2 pass 0 fail']}],
  },
  {
    name: 'the check in Bun',
    section: 'install#check-that-it-works',
    sets: [['bun']],
    files: {
      'bunfig.toml': block('install#register', 'bunfig.toml'),
      'test.setup.js': setup,
      'matchers.test.js': block('install#check-that-it-works', 'matchers.test.js', 3),
    },
    steps: [
      {file: 'bunfig.toml', content: config},
      {run: block('install#check-that-it-works', 'bash', 3), output: ['1 pass 0 fail']},
    ],
  },
  {
    name: 'a failing matcher in Bun, registered without the wrapper',
    section: 'setup#expect-matcher-utils',
    sets: [['bun']],
    files: {
      'bunfig.toml': config,
      'test.setup.js': unwrapped,
      'a.test.js': test("test('fails', () => expect(['pen']).toIncludeSameMembers(['ink']));\n"),
    },
    steps: [
      expectFailure(
        'bun test',
        inline('setup#expect-matcher-utils', 'Expected this to be instanceof ExpectMatcherUtils'),
      ),
    ],
  },
  {
    name: 'a failing matcher in Bun, registered with the wrapper',
    section: 'setup#bun',
    sets: [['bun']],
    files: {
      ...registered,
      'a.test.js': test("test('fails', () => expect(['pen']).toIncludeSameMembers(['ink']));\n"),
    },
    steps: [
      expectFailure(
        'bun test',
        ...inlines('setup#bun', 'expect(received)..toIncludeSameMembers(expected)', 'Expected: "expected"'),
        'Expected list to have the following members and no more: [ "ink" ] Received: [ "pen" ]',
      ),
    ],
  },
  {
    name: 'matchers of the project in Bun',
    section: 'setup#own-matchers',
    sets: [['bun']],
    files: {
      'bunfig.toml': config,
      // The matchers without the line that loads jest-extended in Jest.
      'own.js': block('setup#own-matchers', 'jest.setup.js'),
      'test.setup.js': setup,
      'a.test.js': test(toBeUuid),
    },
    steps: [{run: 'grep -v require own.js >> test.setup.js'}, {run: 'bun test', output: ['1 pass 0 fail']}],
  },
  {
    name: 'the matchers that Bun has itself',
    section: 'setup#bun-lacks',
    sets: [['bun']],
    files: {
      'a.test.js': `import matchers from 'jest-extended';
${test(`
test('41 matchers, and none of them asymmetric', () => {
  const own = Object.keys(matchers).filter(name => name in expect(1));
  expect(own).toHaveLength(41);
  expect(own.filter(name => name in expect)).toEqual([]);
});
test('the page lists the others', () => {
  const others = Object.keys(matchers).filter(name => !(name in expect(1)));
  expect(others.sort()).toEqual(${lacking()});
});
`)}${differences}`,
    },
    steps: [{run: 'bun test', output: ['3 pass 0 fail']}],
  },
  {
    name: 'jest-extended/all in Bun',
    section: 'setup#no-global-expect',
    sets: [['bun']],
    files: {
      'bunfig.toml': '[test]\npreload = ["jest-extended/all"]\n',
      'a.test.js': test("test('a', () => expect([]).toBeArray());\n"),
    },
    steps: [expectFailure('bun test', block('setup#no-global-expect', 'text'))],
  },
];
