import {block, inline} from '../../references';
import type {Scenario} from '../../scenario';
import {esModules, importing, withGlobals} from '../probes';
import {compiles, imports, misspelt, misspeltAsymmetric, skipping, tsc, tsconfig, unknown, withAll} from './compiler';

const vitest4 = block('typescript#vitest-3-and-4', 'vitest-jest-extended.d.ts');
const vitest5 = block('typescript#vitest-5', 'vitest-jest-extended.d.ts');

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

/** Types for Vitest. */
export const forVitest: readonly Scenario[] = [
  {
    name: 'types for Vitest 3 and 4',
    at: 'typescript#vitest-3-and-4',
    with: [...withAll('vitest3'), ...withAll('vitest4')],
    compiled: true,
    files: vitestFiles(vitest4),
    steps: [
      {file: 'vitest-jest-extended.d.ts', is: block('install#in-typescript', 'vitest-jest-extended.d.ts', 2)},
      compiles,
    ],
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
    steps: [
      {file: 'vitest-jest-extended.d.ts', is: block('install#in-typescript', 'vitest-jest-extended.d.ts', 1)},
      compiles,
    ],
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
    name: "Vitest's globals without their types",
    at: 'typescript#vitest',
    with: [['vitest5', 'typescript7']],
    compiled: true,
    files: {...vitestGlobals(vitest5), 'tsconfig.json': skipping},
    steps: [{run: tsc(), ends: 'badly', says: [unknown.test, inline('typescript#types', "Cannot find name 'expect'")]}],
  },
  // The other versions of TypeScript report the same in the scenario "@jest/globals with library checking on".
  ...(
    [
      ['Vitest 3', 'vitest3', vitest4],
      ['Vitest 4', 'vitest4', vitest4],
      ['Vitest 5', 'vitest5', vitest5],
    ] as const
  ).map(([name, set, declarations]): Scenario => ({
    name: `${name} with library checking on`,
    at: 'typescript#skiplibcheck',
    with: [[set, 'typescript7']],
    compiled: true,
    files: vitestFiles(declarations),
    steps: [
      {
        run: tsc('--skipLibCheck false'),
        ends: 'badly',
        says: [
          unknown.instance,
          inline('typescript#skiplibcheck', 'TS2320'),
          inline('typescript#skiplibcheck', 'Interface … cannot simultaneously extend types'),
        ],
      },
    ],
  })),
  {
    name: 'the types for Vitest 3 and 4 in a file that is not a declaration file',
    at: 'typescript#skiplibcheck',
    with: [
      ['vitest3', 'typescript7'],
      ['vitest4', 'typescript7'],
    ],
    compiled: true,
    // The compiler ignores the declaration file of the same name.
    files: {...vitestFiles(vitest4), 'vitest-jest-extended.ts': vitest4},
    steps: [{run: tsc(), ends: 'badly', says: [inline('typescript#skiplibcheck', 'TS2320')]}],
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
