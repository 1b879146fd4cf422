import {block, inline} from '../references';
import type {SetName} from '../packages';
import type {Run, Scenario} from '../scenario';
import {esModules, importing, json, withGlobals} from './probes';

const types = block('typescript#types', 'tsconfig.json');
const references = block('typescript#types', 'jest-extended.d.ts');
const globals = block('typescript#jest-globals', 'jest-extended.d.ts');
const vitest4 = block('typescript#vitest-3-and-4', 'vitest-jest-extended.d.ts');
const vitest5 = block('typescript#vitest-5', 'vitest-jest-extended.d.ts');
const unknown = {
  matcher: block('typescript#types', 'text', 1),
  test: block('typescript#types', 'text', 2),
  misspelt: block('typescript#misspelt-matchers', 'text', 1),
  atRunTime: block('typescript#misspelt-matchers', 'text', 2),
  instance: block('typescript#skiplibcheck', 'text'),
};

/**
 * The compiler with what the pages leave to the project. Node's module rules are the strictest about imports. Where a
 * scenario is not about it, libraries are not checked: that takes most of the compiler's time.
 */
const tsc = (more = '--skipLibCheck true'): string =>
  `tsc --noEmit --strict --target es2023 --module nodenext ${more} -p .`;
const compiles: Run = {run: tsc(), ends: 'well'};

const compilers = ['typescript5', 'typescript6', 'typescript7'] as const;
/** A set with each compiler. */
const withAll = (set: SetName) => compilers.map(compiler => [set, compiler] as const);

const tsconfig = (options: object): string => json({compilerOptions: options});

/** Misspelt names in each form; where one of them compiles, the compiler says that the comment is not needed. */
const misspelt = `
test('misspelt', () => {
  // @ts-expect-error
  expect([]).toBeArayOfSize(0);
  // @ts-expect-error
  expect([]).not.toBeArayOfSize(0);
});
`;
const misspeltAsymmetric = `
test('misspelt', () => {
  // @ts-expect-error
  expect.toBePositives();
});
`;
const imports = (module: string): string => `import { expect, test } from '${module}';\n`;

/** One misspelt matcher, as the page shows it. */
const onlyMisspelt = "test('misspelt', () => expect([]).toBeArayOfSize(0));\n";

const jestGlobals: readonly Scenario[] = [
  {
    name: "types for Jest's globals",
    at: 'typescript#types',
    with: [['jest29', 'typescript5'], ...withAll('jest30')],
    compiled: true,
    shows: ['@types/jest'],
    files: {'tsconfig.json': types, 'a.test.ts': withGlobals, 'b.test.ts': misspelt},
    steps: [
      {run: tsc('--skipLibCheck true'), ends: 'well'},
      {run: tsc('--skipLibCheck false'), ends: 'well'},
    ],
    quick: true,
  },
  {
    name: 'a tsconfig without "jest-extended" in types',
    at: 'typescript#types',
    with: withAll('jest30'),
    compiled: true,
    files: {'tsconfig.json': tsconfig({types: ['jest']}), 'a.test.ts': withGlobals},
    steps: [{run: tsc(), ends: 'badly', says: [unknown.matcher]}],
    quick: true,
  },
  {
    name: 'a tsconfig without "jest" in types',
    at: 'typescript#types',
    with: withAll('jest30'),
    compiled: true,
    files: {'tsconfig.json': tsconfig({types: ['jest-extended']}), 'a.test.ts': withGlobals},
    steps: [{run: tsc(), ends: 'badly', says: [unknown.test]}],
  },
  {
    name: 'a tsconfig without types, TypeScript 5.9',
    at: 'typescript#types',
    with: [['jest30', 'typescript5']],
    compiled: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': withGlobals, 'global.d.ts': "import 'jest-extended';\n"},
    steps: [compiles],
  },
  {
    name: 'a tsconfig without types, TypeScript 6 and 7',
    at: 'typescript#types',
    with: [
      ['jest30', 'typescript6'],
      ['jest30', 'typescript7'],
    ],
    compiled: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': withGlobals, 'global.d.ts': "import 'jest-extended';\n"},
    steps: [{run: tsc(), ends: 'badly', says: [unknown.test]}],
  },
  {
    name: 'a declaration file instead of types',
    at: 'typescript#types',
    with: withAll('jest30'),
    compiled: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': withGlobals, 'jest-extended.d.ts': references},
    steps: [compiles],
  },
  {
    name: 'a setup file adds no types',
    at: 'typescript#types',
    with: withAll('jest30'),
    compiled: true,
    files: {
      'tsconfig.json': tsconfig({types: ['jest']}),
      'a.test.ts': withGlobals,
      'jest.setup.ts': "import 'jest-extended/all';\n",
    },
    steps: [{run: tsc(), ends: 'badly', says: [unknown.matcher]}],
  },
  {
    name: "a misspelt matcher under Jest's globals",
    at: 'typescript#misspelt-matchers',
    with: withAll('jest30'),
    compiled: true,
    files: {'tsconfig.json': types, 'a.test.ts': onlyMisspelt},
    steps: [{run: tsc(), ends: 'badly', says: [unknown.misspelt]}],
    quick: true,
  },
  {
    name: "a misspelt asymmetric matcher under Jest's globals",
    at: 'typescript#misspelt-matchers',
    with: withAll('jest30'),
    files: {
      'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'),
      'tsconfig.json': types,
      'a.test.ts': 'export {};\n',
      'b.test.js': "test('misspelt', () => expect({ n: 1 }).toEqual({ n: expect.toBePositives() }));\n",
    },
    steps: [
      {run: `cp b.test.js a.test.ts && ${tsc()}`, ends: 'well'},
      {run: 'jest b.test.js', ends: 'badly', says: [unknown.atRunTime]},
    ],
  },
  {
    name: 'ts-jest without the types',
    at: 'typescript#compilers',
    with: [['jest30']],
    files: {
      'jest.config.js': "module.exports = { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'tsconfig.json': tsconfig({types: ['jest']}),
      'a.test.ts': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: ["Property 'toBeArrayOfSize' does not exist on type"]}],
  },
  {
    name: 'Babel and SWC do not look at types',
    at: 'typescript#compilers',
    with: [
      ['jest30', 'typescript6'],
      ['jest30', 'typescript7'],
    ],
    shows: ['@babel/core', '@swc/jest'],
    files: {
      'babel.config.json': json({presets: ['@babel/preset-env', '@babel/preset-typescript']}),
      'babel.jest.config.js': "module.exports = { setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'swc.jest.config.js': `module.exports = ${JSON.stringify({
        setupFilesAfterEnv: ['jest-extended/all'],
        transform: {'\\.ts$': '@swc/jest'},
      })};\n`,
      'tsconfig.json': tsconfig({types: ['jest']}),
      'a.test.ts': `const pens: string[] = ['pen', 'ink'];\n${withGlobals}`,
    },
    steps: [
      {run: tsc(), ends: 'badly', says: [unknown.matcher]},
      {run: 'jest --config babel.jest.config.js', ends: 'well'},
      {run: 'jest --config swc.jest.config.js', ends: 'well'},
    ],
  },
];

const skipping = tsconfig({types: [], skipLibCheck: true});

const imported: readonly Scenario[] = [
  {
    name: 'types for imports from @jest/globals',
    at: 'typescript#jest-globals',
    with: [['globals29', 'typescript5'], ...withAll('globals30')],
    compiled: true,
    files: {
      'tsconfig.json': skipping,
      'jest-extended.d.ts': globals,
      'a.test.ts': importing('@jest/globals'),
      'b.test.ts': imports('@jest/globals') + misspelt + misspeltAsymmetric,
    },
    steps: [compiles],
  },
  {
    name: 'imports from @jest/globals with the types line alone',
    at: 'typescript#jest-globals',
    with: withAll('globals30'),
    compiled: true,
    files: {
      'tsconfig.json': tsconfig({types: ['jest-extended'], skipLibCheck: true}),
      'a.test.ts': importing('@jest/globals'),
    },
    steps: [
      {
        run: tsc(),
        ends: 'badly',
        says: [inline('typescript#jest-globals', 'TS2339'), "Property 'toBeArrayOfSize' does not exist"],
      },
    ],
  },
  {
    name: 'some tests use the globals and others import them',
    at: 'typescript#jest-globals',
    with: [...withAll('jest30')],
    compiled: true,
    files: {
      'tsconfig.json': tsconfig({types: ['jest', 'jest-extended'], skipLibCheck: true}),
      'jest-extended.d.ts': globals,
      'a.test.ts': importing('@jest/globals'),
      'b.test.ts': withGlobals,
    },
    steps: [compiles],
  },
  {
    name: '@jest/globals with library checking on',
    at: 'typescript#skiplibcheck',
    with: withAll('globals30'),
    compiled: true,
    files: {
      'tsconfig.json': tsconfig({types: [], skipLibCheck: false}),
      'jest-extended.d.ts': globals,
      'a.test.ts': importing('@jest/globals'),
    },
    steps: [{run: tsc(''), ends: 'badly', says: [unknown.instance]}],
  },
  {
    name: 'pnpm and the types for @jest/globals',
    at: 'typescript#jest-globals',
    with: [['pnpm10']],
    bare: true,
    files: {'tsconfig.json': skipping, 'jest-extended.d.ts': globals, 'a.test.ts': importing('@jest/globals')},
    steps: [
      {
        run: 'pnpm add --save-dev jest@30.5.2 @jest/globals@30.5.2 jest-extended@7.0.0 typescript@5.9.3',
        ends: 'well',
      },
      {run: `pnpm exec ${tsc()}`, ends: 'badly', says: ["Property 'toBeArrayOfSize' does not exist"]},
      {run: block('typescript#jest-globals', 'bash'), ends: 'well', pins: {expect: '30.5.2'}},
      {run: `pnpm exec ${tsc()}`, ends: 'well'},
    ],
  },
];

const vitestFiles = (declarations: typeof vitest4) => ({
  'package.json': esModules,
  'tsconfig.json': skipping,
  'vitest-jest-extended.d.ts': declarations,
  'a.test.ts': importing('vitest'),
  'b.test.ts': imports('vitest') + misspelt + misspeltAsymmetric,
});
const vitestGlobals = (declarations: typeof vitest4) => ({
  'package.json': esModules,
  'tsconfig.json': tsconfig({types: ['vitest/globals'], skipLibCheck: true}),
  'vitest-jest-extended.d.ts': declarations,
  'a.test.ts': withGlobals,
  'b.test.ts': misspelt + misspeltAsymmetric,
});

const forVitest: readonly Scenario[] = [
  {
    name: 'types for Vitest 3 and 4',
    at: 'typescript#vitest-3-and-4',
    with: [...withAll('vitest3'), ...withAll('vitest4')],
    compiled: true,
    files: vitestFiles(vitest4),
    steps: [{run: tsc('--skipLibCheck false'), ends: 'badly', says: [unknown.instance]}, compiles],
  },
  {
    name: 'types for the globals of Vitest 3 and 4',
    at: 'typescript#vitest-3-and-4',
    with: [...withAll('vitest3'), ...withAll('vitest4')],
    compiled: true,
    files: vitestGlobals(vitest4),
    steps: [compiles],
  },
  {
    name: 'types for Vitest 5',
    at: 'typescript#vitest-5',
    with: withAll('vitest5'),
    compiled: true,
    files: vitestFiles(vitest5),
    steps: [{run: tsc('--skipLibCheck false'), ends: 'badly', says: [unknown.instance]}, compiles],
  },
  {
    name: 'types for the globals of Vitest 5',
    at: 'typescript#vitest-5',
    with: withAll('vitest5'),
    compiled: true,
    files: vitestGlobals(vitest5),
    steps: [compiles],
  },
  {
    name: "Vitest 5's types with Vitest 3 and 4",
    at: 'typescript#vitest-5',
    with: [
      ['vitest3', 'typescript5'],
      ['vitest4', 'typescript5'],
    ],
    compiled: true,
    files: {
      'package.json': esModules,
      'tsconfig.json': skipping,
      'vitest-jest-extended.d.ts': vitest5,
      'a.test.ts': `${imports('vitest')}test('asymmetric', () => expect({ n: 1 }).toEqual({ n: expect.toBePositive() }));\n`,
    },
    steps: [{run: tsc(), ends: 'badly', says: ["Property 'toBePositive' does not exist"]}],
  },
];

/** Each line of the table of what is rejected; the example on the page has three of them. */
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
});
`;

const wrong: readonly Scenario[] = [
  {
    name: 'what the types reject, although it works',
    at: 'typescript#wrong-types',
    with: [['jest30']],
    files: {
      'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'),
      'babel.config.json': json({presets: ['@babel/preset-env', '@babel/preset-typescript']}),
      'tsconfig.json': types,
      'a.test.ts': rejected,
    },
    steps: [compiles, {run: 'jest', ends: 'well', says: ['Tests: 1 passed, 1 total']}],
  },
  {
    name: 'what the types accept, although it does not work',
    at: 'typescript#wrong-types',
    with: [['jest30']],
    files: {
      'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'),
      'babel.config.json': json({presets: ['@babel/preset-env', '@babel/preset-typescript']}),
      'tsconfig.json': types,
      'a.test.ts': `
test('asymmetric and asynchronous', () => expect({ p: Promise.resolve(1) }).toEqual({ p: expect.toResolve() }));
test('a number', () => expect(1).toBeString());
`,
    },
    steps: [
      compiles,
      {
        run: 'jest -t asymmetric',
        ends: 'badly',
        says: [inline('typescript#wrong-types', 'Method Promise.prototype.then called on incompatible receiver')],
      },
      {run: 'jest -t number', ends: 'badly', says: ['Tests: 1 failed, 1 skipped, 2 total']},
    ],
  },
  {
    name: 'toBeInteger, which the types do not export',
    at: 'typescript#wrong-types',
    with: withAll('jest30'),
    compiled: true,
    files: {
      'tsconfig.json': types,
      'a.test.ts':
        "import * as matchers from 'jest-extended';\nexpect.extend({ toBeInteger: matchers.toBeInteger });\n",
      'b.test.ts': "test('an integer', () => expect(3).toBeInteger());\n",
      'c.txt': "import { toBeInteger } from 'jest-extended';\nexpect.extend({ toBeInteger });\n",
    },
    steps: [
      compiles,
      {run: `mv c.txt c.test.ts && ${tsc()}`, ends: 'badly', says: [inline('typescript#wrong-types', 'TS2305')]},
    ],
  },
];

/** The page about TypeScript. */
export const typescript: readonly Scenario[] = [...jestGlobals, ...imported, ...forVitest, ...wrong];
