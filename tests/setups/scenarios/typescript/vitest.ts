import {block, inline} from '../../references';
import type {Scenario} from '../../scenario';
import {createImportingTest, esModules, testWithGlobals, toJson} from '../probes';
import {compiles, imports, misspelt, misspeltAsymmetric, skipping, tsc, tsconfig, unknown, withAll} from './compiler';
import {expectFailure, inlines} from '../steps';

const vitest4 = block('typescript#vitest-3-and-4', 'vitest-jest-extended.d.ts');
const vitest5 = block('typescript#vitest-5', 'vitest-jest-extended.d.ts');

const createVitestFiles = (declarations: typeof vitest4) => ({
  'package.json': esModules,
  'tsconfig.json': skipping,
  'vitest-jest-extended.d.ts': declarations,
  'a.test.ts': createImportingTest('vitest'),
  'b.test.ts': imports('vitest') + misspelt + misspeltAsymmetric,
});
const createVitestFilesWithGlobals = (declarations: typeof vitest4) => ({
  'package.json': esModules,
  'tsconfig.json': tsconfig({types: ['vitest/globals'], skipLibCheck: true}),
  'vitest-jest-extended.d.ts': declarations,
  'a.test.ts': testWithGlobals,
  'b.test.ts': misspelt + misspeltAsymmetric,
});

/** Types for Vitest. */
export const forVitest: readonly Scenario[] = [
  {
    name: 'types for Vitest 4 and older',
    section: 'typescript#vitest-3-and-4',
    sets: [['vitest2', 'typescript5'], ...withAll('vitest3'), ...withAll('vitest4')],
    onlyCompiles: true,
    files: createVitestFiles(vitest4),
    steps: [
      {file: 'vitest-jest-extended.d.ts', content: block('install#in-typescript', 'vitest-jest-extended.d.ts', 2)},
      compiles,
    ],
  },
  {
    name: 'types for the globals of Vitest 3 and 4',
    section: 'typescript#vitest-3-and-4',
    sets: [...withAll('vitest3'), ...withAll('vitest4')],
    onlyCompiles: true,
    files: createVitestFilesWithGlobals(vitest4),
    steps: [compiles],
  },
  {
    name: 'types for Vitest 5',
    section: 'typescript#vitest-5',
    sets: withAll('vitest5'),
    onlyCompiles: true,
    files: createVitestFiles(vitest5),
    steps: [
      {file: 'vitest-jest-extended.d.ts', content: block('install#in-typescript', 'vitest-jest-extended.d.ts', 1)},
      compiles,
    ],
  },
  {
    name: 'types for the globals of Vitest 5',
    section: 'typescript#vitest-5',
    sets: withAll('vitest5'),
    onlyCompiles: true,
    files: createVitestFilesWithGlobals(vitest5),
    steps: [compiles],
  },
  {
    name: "Vitest's globals without their types",
    section: 'typescript#vitest',
    sets: [['vitest5', 'typescript7']],
    onlyCompiles: true,
    files: {...createVitestFilesWithGlobals(vitest5), 'tsconfig.json': skipping},
    steps: [expectFailure(tsc(), unknown.test, inline('typescript#types', "Cannot find name 'expect'"))],
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
    section: 'typescript#skiplibcheck',
    sets: [[set, 'typescript7']],
    onlyCompiles: true,
    files: createVitestFiles(declarations),
    steps: [
      expectFailure(
        tsc('--skipLibCheck false'),
        unknown.instance,
        ...inlines(
          'typescript#skiplibcheck',
          'TS2320',
          'Interface … cannot simultaneously extend types',
          "Named property 'fail' of types 'ExpectStatic' and … are not identical",
        ),
      ),
    ],
  })),
  {
    name: 'the types for Vitest 3 and 4 in a file that is not a declaration file',
    section: 'typescript#skiplibcheck',
    sets: [
      ['vitest3', 'typescript7'],
      ['vitest4', 'typescript7'],
    ],
    onlyCompiles: true,
    // The compiler ignores the declaration file of the same name.
    files: {...createVitestFiles(vitest4), 'vitest-jest-extended.ts': vitest4},
    steps: [expectFailure(tsc(), inline('typescript#skiplibcheck', 'TS2320'))],
  },
  {
    name: "a linter's rules and the files for Vitest",
    section: 'typescript#lint',
    sets: [['eslint9', 'oxlint', 'node22']],
    files: {
      'package.json': esModules,
      'eslint.config.js':
        "import typescript from 'typescript-eslint';\n\nexport default [...typescript.configs.recommended];\n",
      'tsconfig.json': toJson({include: ['*.ts']}),
      'typed.config.js': `import typescript from 'typescript-eslint';

export default [
  {
    files: ['**/*.js', '**/*.ts'],
    languageOptions: {parser: typescript.parser, parserOptions: {project: 'tsconfig.json'}},
  },
];
`,
      '.oxlintrc.json': '{"plugins": ["vitest"], "categories": {"correctness": "error"}}\n',
      'old.d.ts': vitest4,
      'vitest.setup.js': block('setup#use-with-vitest', 'vitest.setup.js'),
      'first-line.ts': block('typescript#lint', 'ts'),
      'first-line.js': block('typescript#lint', 'js'),
    },
    steps: [
      expectFailure(
        'eslint old.d.ts',
        ...inlines(
          'typescript#lint',
          'An interface declaring no members is equivalent to its supertype',
          'Unexpected any',
        ),
      ),
      {run: 'cat first-line.ts old.d.ts > new.d.ts && eslint new.d.ts'},
      expectFailure(
        'oxlint vitest.setup.js',
        inline('typescript#lint', 'Expect must have a corresponding matcher call'),
      ),
      {run: 'cat first-line.js vitest.setup.js > new.setup.js && oxlint new.setup.js'},
      expectFailure(
        'eslint --config typed.config.js vitest.setup.js',
        inline('typescript#lint', 'Parsing error: "parserOptions.project" has been provided'),
      ),
      {run: 'mv vitest.setup.js vitest.setup.ts && eslint --config typed.config.js vitest.setup.ts'},
    ],
  },
  {
    name: 'expect.extend with all matchers in a setup file in TypeScript',
    section: 'typescript#ts2345',
    sets: [['vitest5', 'typescript7']],
    onlyCompiles: true,
    files: {
      'package.json': esModules,
      'tsconfig.json': skipping,
      'vitest-jest-extended.d.ts': vitest5,
      'vitest.setup.ts':
        "import { expect } from 'vitest';\nimport * as matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
      'vitest.loop.ts': block('setup#use-with-vitest', 'vitest.setup.js'),
    },
    steps: [
      expectFailure(
        tsc(),
        'TS2345',
        inline(
          'typescript#ts2345',
          "Argument of type 'CustomMatchers<any>' is not assignable to parameter of type 'MatchersObject<MatcherState>'",
        ),
      ),
      {run: `rm vitest.setup.ts && ${tsc()}`},
    ],
  },
  {
    name: "Vitest 5's types with Vitest 3 and 4",
    section: 'typescript#vitest-5',
    sets: [
      ['vitest3', 'typescript5'],
      ['vitest4', 'typescript5'],
    ],
    onlyCompiles: true,
    files: {
      'package.json': esModules,
      'tsconfig.json': skipping,
      'vitest-jest-extended.d.ts': vitest5,
      'a.test.ts': `${imports('vitest')}test('asymmetric', () => expect({ n: 1 }).toEqual({ n: expect.toBePositive() }));\n`,
    },
    steps: [expectFailure(tsc(), "Property 'toBePositive' does not exist")],
  },
];
