import {block, inline, tab} from '../../references';
import type {Scenario} from '../../scenario';
import {importing, withGlobals} from '../probes';
import {
  compiles,
  expectTypes,
  imports,
  misspelt,
  misspeltAsymmetric,
  skipping,
  tsc,
  tsconfig,
  unknown,
  withAll,
} from './compiler';

/** The error of a package manager with which only the packages of the project itself can be imported. */
const missingGlobals = inline('typescript#jest-globals', "Cannot find module '@jest/globals'");
const addGlobals = block('typescript#jest-globals', 'bash');
const globalsPins = {expect: '30.5.2', '@jest/globals': '30.5.2'};

/** Types for an `expect` imported from `@jest/globals`. */
export const imported: readonly Scenario[] = [
  {
    name: 'types for imports from @jest/globals',
    at: 'typescript#jest-globals',
    with: [['globals28', 'typescript5'], ['globals29', 'typescript5'], ...withAll('globals30')],
    compiled: true,
    files: {
      'tsconfig.json': skipping,
      'expect-jest-extended.d.ts': expectTypes,
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
        says: [
          inline('typescript#jest-globals', 'TS2339'),
          "Property 'toBeArrayOfSize' does not exist",
          inline('setup#property-does-not-exist', '& SnapshotMatchers<…> & …'),
        ],
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
      'expect-jest-extended.d.ts': expectTypes,
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
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': importing('@jest/globals'),
    },
    steps: [{run: tsc(''), ends: 'badly', says: [unknown.instance]}],
  },
  {
    name: 'pnpm and the types for @jest/globals',
    at: 'typescript#jest-globals',
    with: [['pnpm10']],
    bare: true,
    files: {
      'tsconfig.json': skipping,
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': importing('@jest/globals'),
    },
    steps: [
      {
        run: 'pnpm add --save-dev jest@30.5.2 jest-extended@7.0.0 typescript@5.9.3',
        ends: 'well',
      },
      {run: `pnpm exec ${tsc()}`, ends: 'badly', says: [missingGlobals]},
      {run: 'pnpm add --save-dev @jest/globals@30.5.2', ends: 'well'},
      {
        run: `pnpm exec ${tsc()}`,
        ends: 'badly',
        says: [inline('typescript#jest-globals', 'TS2339'), "Property 'toBeArrayOfSize' does not exist"],
      },
      {run: tab(addGlobals, 'pnpm'), ends: 'well', pins: globalsPins},
      {run: `pnpm exec ${tsc()}`, ends: 'well'},
    ],
  },
  {
    name: "Yarn Plug'n'Play with TypeScript and ts-jest",
    at: 'typescript#compilers',
    with: [['yarn4']],
    bare: true,
    files: {
      'package.json': block('install#yarn-no-candidates', 'package.json'),
      'jest.config.js': "module.exports = { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'tsconfig.json': tsconfig({
        module: 'nodenext',
        isolatedModules: true,
        skipLibCheck: true,
        types: ['jest', 'jest-extended'],
      }),
      'a.test.ts': withGlobals,
      'imported.txt': importing('@jest/globals'),
      'expect-jest-extended.d.ts': expectTypes,
    },
    steps: [
      {
        run: 'yarn add --dev jest@30.5.2 jest-extended@7.0.0 typescript@6.0.3 ts-jest@29.4.15 @types/jest@30.0.0',
        ends: 'well',
      },
      {run: 'yarn tsc --noEmit', ends: 'well'},
      {run: 'yarn jest', ends: 'badly', says: [inline('typescript#compilers', 'ts-jest tried to access jest-util')]},
      {run: 'yarn add --dev jest-util@30.5.1', ends: 'well'},
      {run: 'yarn jest', ends: 'well', says: ['Tests: 1 passed, 1 total']},
      {run: 'mv imported.txt b.test.ts && yarn tsc --noEmit', ends: 'badly', says: [missingGlobals]},
      {run: tab(addGlobals, 'yarn'), ends: 'well', pins: globalsPins},
      {run: 'yarn tsc --noEmit', ends: 'well'},
      {run: 'yarn jest', ends: 'well', says: ['Tests: 2 passed, 2 total']},
      {run: 'yarn add --dev typescript@7.0.2', ends: 'well'},
      {
        run: 'yarn tsc --noEmit',
        ends: 'badly',
        says: [
          inline('typescript#compilers', "Cannot find type definition file for 'jest'"),
          inline('typescript#compilers', 'TS2688'),
        ],
      },
      {run: "echo 'nodeLinker: node-modules' > .yarnrc.yml && yarn install", ends: 'well'},
      {run: 'yarn tsc --noEmit', ends: 'well'},
    ],
  },
  {
    name: 'types for the package expect',
    at: 'typescript#jest-globals',
    with: withAll('globals30'),
    compiled: true,
    files: {
      'tsconfig.json': tsconfig({types: ['node'], skipLibCheck: true}),
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': `import { test } from 'node:test';\n${importing('expect').replace('{ expect, test }', '{ expect }')}`,
    },
    steps: [
      compiles,
      {
        run: `rm expect-jest-extended.d.ts && ${tsc()}`,
        ends: 'badly',
        says: ["Property 'toBeArrayOfSize' does not exist"],
      },
    ],
  },
];
