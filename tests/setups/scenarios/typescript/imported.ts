import {block, inline, tab} from '../../references';
import type {Scenario} from '../../scenario';
import {createImportingTest, testWithGlobals, toJson} from '../probes';
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
import {expectFailure, inlines} from '../steps';

/** The error of a package manager with which only the packages of the project itself can be imported. */
const missingGlobals = inline('typescript#jest-globals', "Cannot find module '@jest/globals'");
const addGlobals = block('typescript#jest-globals', 'bash');
const globalsPins = {expect: '30.5.2', '@jest/globals': '30.5.2'};

/** Types for an `expect` imported from `@jest/globals`. */
export const imported: readonly Scenario[] = [
  {
    name: 'types for imports from @jest/globals',
    section: 'typescript#jest-globals',
    sets: [['globals28', 'typescript5'], ['globals29', 'typescript5'], ...withAll('globals30')],
    onlyCompiles: true,
    files: {
      'tsconfig.json': skipping,
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': createImportingTest('@jest/globals'),
      'b.test.ts': imports('@jest/globals') + misspelt + misspeltAsymmetric,
    },
    steps: [compiles],
  },
  {
    name: 'imports from @jest/globals with the types line alone',
    section: 'typescript#jest-globals',
    sets: withAll('globals30'),
    onlyCompiles: true,
    files: {
      'tsconfig.json': tsconfig({types: ['jest-extended'], skipLibCheck: true}),
      'a.test.ts': createImportingTest('@jest/globals'),
    },
    steps: [
      expectFailure(
        tsc(),
        inline('typescript#jest-globals', 'TS2339'),
        "Property 'toBeArrayOfSize' does not exist",
        inline('setup#property-does-not-exist', '& SnapshotMatchers<…> & …'),
      ),
    ],
  },
  {
    name: 'some tests use the globals and others import them',
    section: 'typescript#jest-globals',
    sets: [...withAll('jest30')],
    onlyCompiles: true,
    files: {
      'tsconfig.json': tsconfig({types: ['jest', 'jest-extended'], skipLibCheck: true}),
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': createImportingTest('@jest/globals'),
      'b.test.ts': testWithGlobals,
    },
    steps: [compiles],
  },
  {
    name: '@jest/globals with library checking on',
    section: 'typescript#skiplibcheck',
    sets: withAll('globals30'),
    onlyCompiles: true,
    files: {
      'tsconfig.json': tsconfig({types: [], skipLibCheck: false}),
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': createImportingTest('@jest/globals'),
    },
    steps: [expectFailure(tsc(''), unknown.instance)],
  },
  {
    name: 'pnpm and the types for @jest/globals',
    section: 'typescript#jest-globals',
    sets: [['pnpm10']],
    startsEmpty: true,
    files: {
      'tsconfig.json': skipping,
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': createImportingTest('@jest/globals'),
    },
    steps: [
      {
        run: 'pnpm add --save-dev jest@30.5.2 jest-extended@7.0.0 typescript@5.9.3',
      },
      expectFailure(`pnpm exec ${tsc()}`, missingGlobals),
      {run: 'pnpm add --save-dev @jest/globals@30.5.2'},
      expectFailure(
        `pnpm exec ${tsc()}`,
        inline('typescript#jest-globals', 'TS2339'),
        "Property 'toBeArrayOfSize' does not exist",
      ),
      {run: tab(addGlobals, 'pnpm'), pins: globalsPins},
      {run: `pnpm exec ${tsc()}`},
    ],
  },
  {
    name: 'a pnpm workspace with jest-extended in another package than the tests',
    section: 'setup#property-does-not-exist',
    sets: [['pnpm10']],
    startsEmpty: true,
    files: {
      'pnpm-workspace.yaml': "packages: ['packages/*']\n",
      'packages/config/package.json': toJson({
        name: 'config',
        dependencies: {'jest-extended': '7.0.0', typescript: '5.9.3'},
      }),
      'packages/api/package.json': toJson({
        name: 'api',
        devDependencies: {...globalsPins, config: 'workspace:*', typescript: '5.9.3'},
      }),
      'packages/api/tsconfig.json': skipping,
      'packages/api/expect-jest-extended.d.ts': expectTypes,
      'packages/api/a.test.ts': createImportingTest('@jest/globals'),
    },
    steps: [
      {run: 'pnpm install'},
      expectFailure(
        `cd packages/api && pnpm exec ${tsc()}`,
        "error TS2339: Property 'toBeArrayOfSize' does not exist on type 'Matchers<",
      ),
      {run: 'cd packages/api && pnpm add --save-dev jest-extended@7.0.0'},
      {run: `cd packages/api && pnpm exec ${tsc()}`},
    ],
  },
  {
    name: "Yarn Plug'n'Play with TypeScript and ts-jest",
    section: 'typescript#compilers',
    sets: [['yarn4']],
    startsEmpty: true,
    files: {
      'package.json': block('install#yarn-no-candidates', 'package.json'),
      'jest.config.js': "module.exports = { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'tsconfig.json': tsconfig({
        module: 'nodenext',
        isolatedModules: true,
        skipLibCheck: true,
        types: ['jest', 'jest-extended'],
      }),
      'a.test.ts': testWithGlobals,
      'imported.txt': createImportingTest('@jest/globals'),
      'expect-jest-extended.d.ts': expectTypes,
    },
    steps: [
      {
        run: 'yarn add --dev jest@30.5.2 jest-extended@7.0.0 typescript@6.0.3 ts-jest@29.4.15 @types/jest@30.0.0',
      },
      {run: 'yarn tsc --noEmit'},
      expectFailure('yarn jest', inline('typescript#compilers', 'ts-jest tried to access jest-util')),
      {run: 'yarn add --dev jest-util@30.5.1'},
      {run: 'yarn jest', output: ['Tests: 1 passed, 1 total']},
      expectFailure('mv imported.txt b.test.ts && yarn tsc --noEmit', missingGlobals),
      {run: tab(addGlobals, 'yarn'), pins: globalsPins},
      {run: 'yarn tsc --noEmit'},
      {run: 'yarn jest', output: ['Tests: 2 passed, 2 total']},
      {run: 'yarn add --dev typescript@7.0.2'},
      expectFailure(
        'yarn tsc --noEmit',
        ...inlines('typescript#compilers', "Cannot find type definition file for 'jest'", 'TS2688'),
      ),
      {run: "echo 'nodeLinker: node-modules' > .yarnrc.yml && yarn install"},
      {run: 'yarn tsc --noEmit'},
    ],
  },
  {
    name: 'types for the package expect',
    section: 'typescript#jest-globals',
    sets: withAll('globals30'),
    onlyCompiles: true,
    files: {
      'tsconfig.json': tsconfig({types: ['node'], skipLibCheck: true}),
      'expect-jest-extended.d.ts': expectTypes,
      'a.test.ts': `import { test } from 'node:test';\n${createImportingTest('expect').replace('{ expect, test }', '{ expect }')}`,
    },
    steps: [
      compiles,
      expectFailure(`rm expect-jest-extended.d.ts && ${tsc()}`, "Property 'toBeArrayOfSize' does not exist"),
    ],
  },
];
