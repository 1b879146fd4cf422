import {block, inline} from '../references';
import type {Scenario} from '../scenario';

const config = block('setup#bun', 'bunfig.toml');
const setup = block('setup#bun', 'test.setup.js');

const test = (body: string): string => `import { expect, test } from 'bun:test';\n${body}`;

/** Setup: the part about Bun's test runner. */
export const bun: readonly Scenario[] = [
  {
    name: 'Bun',
    at: 'setup#bun',
    with: [['bun']],
    files: {
      'bunfig.toml': config,
      'test.setup.js': setup,
      'a.test.js': test(`
test("Bun's own matcher", () => expect(['pen', 'ink']).toBeArrayOfSize(2));
test('a registered one', () => {
  expect(['pen', 'ink']).toIncludeSameMembers(['ink', 'pen']);
  expect(['pen', 'ink']).not.toIncludeSameMembers(['ink']);
  expect({ names: ['pen', 'ink'] }).toEqual({ names: expect.toIncludeSameMembers(['ink', 'pen']) });
  expect(() => expect(['pen']).toIncludeSameMembers(['ink'])).toThrow();
});
`),
    },
    steps: [{run: 'bun test', ends: 'well', says: ['2 pass 0 fail']}],
  },
  {
    name: 'a failing matcher in Bun',
    at: 'setup#bun',
    with: [['bun']],
    files: {
      'bunfig.toml': config,
      'test.setup.js': setup,
      'a.test.js': test("test('fails', () => expect(['pen']).toIncludeSameMembers(['ink']));\n"),
    },
    steps: [{run: 'bun test', ends: 'badly', says: [block('setup#expect-matcher-utils', 'text')]}],
  },
  {
    name: 'the matchers that Bun has itself',
    at: 'setup#bun',
    with: [['bun']],
    files: {
      'a.test.js': `import matchers from 'jest-extended';
${test(`
test('41 matchers, and none of them asymmetric', () => {
  const own = Object.keys(matchers).filter(name => name in expect(1));
  expect(own).toHaveLength(41);
  expect(own.filter(name => name in expect)).toEqual([]);
});
`)}`,
    },
    steps: [{run: 'bun test', ends: 'well', says: ['1 pass 0 fail']}],
  },
  {
    name: 'jest-extended/all in Bun',
    at: 'setup#no-global-expect',
    with: [['bun']],
    files: {
      'bunfig.toml': '[test]\npreload = ["jest-extended/all"]\n',
      'a.test.js': test("test('a', () => expect([]).toBeArray());\n"),
    },
    steps: [{run: 'bun test', ends: 'badly', says: [block('setup#no-global-expect', 'text')]}],
  },
  {
    name: 'everything at once by namespace in Bun',
    at: 'setup#bun',
    with: [['bun']],
    files: {
      'bunfig.toml': config,
      'test.setup.js':
        "import { expect } from 'bun:test';\nimport * as matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
      'a.test.js': test("test('a', () => expect([]).toBeArray());\n"),
    },
    steps: [
      {run: 'bun test', ends: 'badly', says: [inline('setup#bun', 'default'), '`default` is not a valid matcher']},
    ],
  },
];
