import {block, inline} from '../../references';
import type {Scenario} from '../../scenario';
import {esModules, json, withGlobals} from '../probes';
import {compiles, misspelt, tsc, tsconfig, types, unknown, withAll} from './compiler';

const references = block('typescript#declaration-file', 'jest-extended-types.d.ts');

/** A misspelled matcher from the page. */
const onlyMisspelt = "test('misspelt', () => expect([]).toBeArayOfSize(0));\n";

/** A misspelled asymmetric matcher, which the types of Jest's globals accept. */
const asymmetric = "test('misspelt', () => expect({ n: 1 }).toEqual({ n: expect.toBePositives() }));\n";

/** Types for Jest's globals. */
export const jestGlobals: readonly Scenario[] = [
  {
    name: "types for Jest's globals",
    at: 'typescript#types',
    with: [['jest29', 'typescript5'], ...withAll('jest30')],
    compiled: true,
    shows: ['@types/jest'],
    files: {
      'tsconfig.json': types,
      'a.test.ts': withGlobals,
      'b.test.ts': misspelt,
      'asymmetric.test.ts': asymmetric,
    },
    // What compiles with the libraries checked also compiles without.
    steps: [
      {file: 'tsconfig.json', is: block('install#in-typescript', 'tsconfig.json')},
      {run: tsc('--skipLibCheck false'), ends: 'well'},
    ],
    quick: true,
  },
  {
    name: 'the types in a JavaScript project',
    at: 'typescript#javascript',
    with: withAll('jest30'),
    compiled: true,
    files: {'jsconfig.json': types, 'a.test.js': withGlobals, 'b.test.js': misspelt},
    steps: [{run: 'tsc --noEmit --strict --target es2023 --checkJs -p jsconfig.json', ends: 'well'}],
  },
  {
    name: 'a tsconfig without "jest-extended" in types, although a setup file imports it',
    at: 'typescript#types',
    with: withAll('jest30'),
    compiled: true,
    files: {
      'tsconfig.json': tsconfig({types: ['jest']}),
      'a.test.ts': withGlobals,
      'jest.setup.ts': "import 'jest-extended/all.js';\n",
    },
    steps: [{run: tsc(), ends: 'badly', says: [unknown.matcher, block('setup#property-does-not-exist', 'text')]}],
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
    name: 'a tsconfig with "jest" in types, without @types/jest',
    at: 'typescript#types',
    with: withAll('globals30'),
    compiled: true,
    files: {'tsconfig.json': types, 'a.test.ts': withGlobals},
    steps: [{run: tsc(), ends: 'badly', says: [unknown.test, inline('typescript#types', "Cannot find name 'expect'")]}],
  },
  {
    name: 'a tsconfig without types and without @types/jest, TypeScript 5.9',
    at: 'typescript#types',
    with: [['globals30', 'typescript5']],
    compiled: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': withGlobals},
    steps: [
      {run: tsc(), ends: 'badly', says: [inline('typescript#types', 'TS2582'), inline('typescript#types', 'TS2304')]},
    ],
  },
  {
    name: 'a tsconfig without types, TypeScript 5.9',
    at: 'typescript#declaration-file',
    with: [['jest30', 'typescript5']],
    compiled: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': withGlobals, 'global.d.ts': "import 'jest-extended';\n"},
    steps: [compiles],
  },
  {
    name: 'a tsconfig without types, TypeScript 6 and 7',
    at: 'typescript#declaration-file',
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
    at: 'typescript#declaration-file',
    with: withAll('jest30'),
    compiled: true,
    files: {'tsconfig.json': tsconfig({}), 'a.test.ts': withGlobals, 'jest-extended-types.d.ts': references},
    steps: [compiles],
  },
  {
    name: 'an import without .js in native ES modules, TypeScript 6 and 7',
    at: 'typescript#ts2882',
    with: [
      ['jest30', 'typescript6'],
      ['jest30', 'typescript7'],
    ],
    compiled: true,
    files: {
      'package.json': esModules,
      'tsconfig.json': types,
      'jest.setup.ts': "import 'jest-extended/all';\n",
      'a.test.ts': withGlobals,
    },
    steps: [
      {
        run: tsc(),
        ends: 'badly',
        says: ["error TS2882: Cannot find module or type declarations for side-effect import of 'jest-extended/all'"],
      },
      {run: `sed -i 's/all/all.js/' jest.setup.ts && ${tsc()}`, ends: 'well'},
    ],
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
    with: [['jest30']],
    files: {'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'), 'a.test.js': asymmetric},
    steps: [{run: 'jest', ends: 'badly', says: [unknown.atRunTime]}],
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
