import {block, inline} from '../../references';
import type {Scenario} from '../../scenario';
import {toJson} from '../probes';
import {compiles, imports, skipping, tsc, types, withAll} from './compiler';
import {expectFailure} from '../steps';

/** Each row of the table of rejected calls; the page's example has three of them. */
const rejected = `
test('rejected, although it works', () => {
  const id = Symbol('id');

  // @ts-expect-error
  expect().pass('reached');
  // @ts-expect-error
  expect(() => expect().fail('not reached')).toThrow('not reached');
  // @ts-expect-error
  expect(1).pass();
  // @ts-expect-error
  expect(5n).toBeWithin(1n, 10n);
  // @ts-expect-error
  expect({ [id]: 7 }).toContainKey(id);
  // @ts-expect-error
  expect({ 7: 1 }).toContainKey(7);
  // @ts-expect-error
  expect(['pen']).toContainEntry([0, 'pen']);
  // @ts-expect-error
  expect(['pen']).toSatisfyAll((name: string) => name.length);
  // @ts-expect-error
  expect(['pen']).toSatisfyAny((name: string) => name.length);
  // @ts-expect-error
  expect([1, 2]).toSatisfyAll((value: number, index: number) => value > index);
  // @ts-expect-error
  expect([1, 2]).toSatisfyAny((value: number, index: number) => value > index);
  // @ts-expect-error
  expect(() => { throw new Stopped('now'); }).toThrowWithMessage(Stopped, 'now');
  // @ts-expect-error
  expect(() => { throw new Missing('key'); }).toThrowWithMessage(AppError, 'key');
});

abstract class AppError extends Error {}
class Missing extends AppError {}
class Stopped extends Error {
  private constructor(message: string) { super(message); }
}
`;

/** What the page says about the type parameter. */
const typed = `
interface User { id: number; name: string }

test('the type parameter', () => {
  const users: User[] = [{ id: 1, name: 'Ada' }];
  const id = Symbol('id');

  expect({ [id]: 7 }).toContainKey<any>(id);
  expect(['pen']).toContainEntry<any>([0, 'pen']);
  expect(users[0]).not.toContainKey<User>('nick');
  expect(() => expect(users).toIncludeSameMembers([{ id: 1 }])).toThrow();
  // @ts-expect-error
  expect(() => expect(users).toIncludeSameMembers<User>([{ id: 1 }])).toThrow();
  // @ts-expect-error
  expect(users[0]).not.toContainEntry<User>(['nick', 'Ada']);
  const user: User = { id: 1, name: expect.toBePositive() };
  expect(user).toBeObject();
});
`;

/** A project whose tests Babel compiles. */
const compiledByBabel = {
  'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'),
  'babel.config.json': toJson({presets: ['@babel/preset-env', '@babel/preset-typescript']}),
  'tsconfig.json': types,
};

/** Errors in the types. */
export const wrong: readonly Scenario[] = [
  {
    name: 'what the types reject, although it works',
    section: 'typescript#wrong-types',
    sets: [['jest30']],
    files: {
      ...compiledByBabel,
      'a.test.ts': rejected,
      'b.test.ts': typed,
    },
    steps: [compiles, {run: 'jest', output: ['Tests: 2 passed, 2 total']}],
  },
  {
    name: 'what the types accept, although it does not work',
    section: 'typescript#wrong-types',
    sets: [['jest30']],
    files: {
      ...compiledByBabel,
      'jest.setup.ts': "import matchers from 'jest-extended';\nexpect.extend(matchers);\n",
      'a.test.ts': `
test('asymmetric and asynchronous', () => expect({ p: Promise.resolve(1) }).toEqual({ p: expect.toResolve() }));
test('a number', () => expect(1).toBeString());
`,
    },
    steps: [
      compiles,
      expectFailure(
        'jest -t asymmetric',
        inline('typescript#wrong-types', 'Method Promise.prototype.then called on incompatible receiver'),
      ),
      expectFailure('jest -t number', 'Tests: 1 failed, 1 skipped, 2 total'),
    ],
  },
  {
    name: 'the numbers of the errors for what the types reject',
    section: 'typescript#wrong-types',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {'tsconfig.json': types, 'a.test.ts': (rejected + typed).replace(/^ *\/\/ @ts-expect-error\n/gm, '')},
    steps: [
      expectFailure(
        tsc(),
        ...['TS2554', 'TS2345', 'TS2322'].map(number => inline('typescript#wrong-types', number)),
        ...['TS2741', 'TS2322'].map(number => inline('typescript#type-parameter', number)),
      ),
    ],
  },
  {
    name: "Vitest 4's own toBeOneOf in TypeScript 7",
    section: 'typescript#wrong-types',
    sets: [['vitest4', 'typescript7']],
    onlyCompiles: true,
    files: {
      'tsconfig.json': skipping,
      'vitest-jest-extended.d.ts': block('typescript#vitest-3-and-4', 'vitest-jest-extended.d.ts'),
      'a.test.ts': `${imports('vitest')}test('a set', () => expect(1).toBeOneOf(new Set([1])));\n`,
    },
    steps: [expectFailure(tsc(), inline('typescript#wrong-types', 'TS2740'))],
  },
  {
    name: 'toBeInteger, which the types do not export',
    section: 'typescript#wrong-types',
    sets: withAll('jest30'),
    onlyCompiles: true,
    files: {
      'tsconfig.json': types,
      'a.test.ts':
        "import * as matchers from 'jest-extended';\nexpect.extend({ toBeInteger: matchers.toBeInteger });\n",
      'b.test.ts': "test('an integer', () => expect(3).toBeInteger());\n",
      'c.txt': "import { toBeInteger } from 'jest-extended';\nexpect.extend({ toBeInteger });\n",
    },
    steps: [compiles, expectFailure(`mv c.txt c.test.ts && ${tsc()}`, inline('typescript#wrong-types', 'TS2305'))],
  },
];
