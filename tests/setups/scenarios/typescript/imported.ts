import {block, inline, tab} from '../../references';
import type {Scenario} from '../../scenario';
import {importing, withGlobals} from '../probes';
import {compiles, imports, misspelt, misspeltAsymmetric, skipping, tsc, tsconfig, unknown, withAll} from './compiler';

const globals = block('typescript#jest-globals', 'jest-extended.d.ts');

/** Types for an `expect` imported from `@jest/globals`. */
export const imported: readonly Scenario[] = [
  {
    name: 'types for imports from @jest/globals',
    at: 'typescript#jest-globals',
    with: [['globals28', 'typescript5'], ['globals29', 'typescript5'], ...withAll('globals30')],
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
      {run: tab(block('typescript#jest-globals', 'bash'), 'pnpm'), ends: 'well', pins: {expect: '30.5.2'}},
      {run: `pnpm exec ${tsc()}`, ends: 'well'},
    ],
  },
];
