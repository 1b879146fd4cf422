import {block, inline} from '../../references';
import type {Run, Scenario} from '../../scenario';
import {createImportingTest, testWithGlobals} from '../probes';
import {awsCdk, nest11, nxLibrary, viteReactTypes, vueTypes} from '../starters';
import {compilers, expectTypes, types, unknown, withAll} from './compiler';
import {expectFailure, inlines} from '../steps';

/** The heading of the section, and the option that it names. */
const cannotImport =
  "error TS1295: ECMAScript imports and exports cannot be written in a CommonJS file under 'verbatimModuleSyntax'.";

const begins: readonly Run[] = [
  {
    run: 'rm package.json && npm init -y && grep type package.json',
    output: ['"type": "commonjs"'],
  },
  {run: 'tsc --init && grep verbatim tsconfig.json', output: ['"verbatimModuleSyntax": true']},
];

/** Adds the two names to the empty list of `tsc --init`. */
const listTypes: Run = {
  run: `sed -i 's/"types": \\[\\]/"types": ["jest", "jest-extended"]/' tsconfig.json`,
};

const setOption = (name: string, value: string): string =>
  `sed -i 's/"${name}": .*/"${name}": ${value},/' tsconfig.json`;

const withTsJest = "module.exports = { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n";

const importsAll = {'jest.setup.ts': "import 'jest-extended/all';\n"};

/** A project of Nest 11 whose code uses Node's types. */
const nestProject = {
  'tsconfig.json': nest11['tsconfig.json'],
  'src/main.ts':
    "import { readFileSync } from 'node:fs';\n\nexport const port = process.env.PORT ?? readFileSync('port', 'utf8');\n",
  'src/app.spec.ts': testWithGlobals,
};

const typesForVitest = block('typescript#vitest-5', 'vitest-jest-extended.d.ts');

/** Starters whose tests belong to a tsconfig file of their own: where a declaration file has no effect, and where it has. */
const severalConfigs = (
  [
    ["Vite's starter for React", viteReactTypes, 'src/a.test.ts', '.', 'src'],
    ["Vue's starter", vueTypes, 'src/__tests__/a.spec.ts', 'src', 'src/__tests__'],
  ] as const
).map(([name, files, testFile, ineffective, effective]): Scenario => ({
  name: `the place of a declaration file in ${name}`,
  section: 'typescript#several-tsconfigs',
  sets: [['vitest5', 'typescript7']],
  onlyCompiles: true,
  files: {
    ...files,
    [testFile]: createImportingTest('vitest'),
    [`${ineffective}/vitest-jest-extended.d.ts`]: typesForVitest,
  },
  steps: [
    expectFailure('tsc --build', "error TS2339: Property 'toBeArrayOfSize' does not exist"),
    {run: `mv ${ineffective}/vitest-jest-extended.d.ts ${effective}/ && tsc --build`},
  ],
}));

const listCompilers = (set: 'npm' | 'pnpm12') => compilers.map(compiler => ['jest30', set, compiler] as const);

/** Projects as the tools of readers write them. */
export const starters: readonly Scenario[] = [
  ...severalConfigs,
  {
    name: 'Vue, with the declaration file in include',
    section: 'typescript#several-tsconfigs',
    sets: [['vitest5', 'typescript7']],
    onlyCompiles: true,
    files: {
      ...vueTypes,
      'src/__tests__/a.spec.ts': createImportingTest('vitest'),
      'vitest-jest-extended.d.ts': typesForVitest,
    },
    steps: [{run: `sed -i 's#"env.d.ts"#&, "vitest-jest-extended.d.ts"#' tsconfig.vitest.json && tsc --build`}],
  },
  {
    name: 'Nx: the types belong into tsconfig.spec.json',
    section: 'typescript#several-tsconfigs',
    sets: [['jest30', 'typescript7']],
    files: {...nxLibrary, 'packages/a/src/a.spec.ts': testWithGlobals, 'types.json': types},
    steps: [
      expectFailure(
        'sed -i \'s/"extends": /"extends": ["..\\/..\\/types.json", /; s/base.json"/&]/\' packages/a/tsconfig.json && tsc --build packages/a',
        "error TS2339: Property 'toBeArrayOfSize' does not exist",
      ),
      {run: `sed -i 's/"jest",/"jest", "jest-extended",/' packages/a/tsconfig.spec.json && tsc --build packages/a`},
      {run: 'cd packages/a && jest', output: ['Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'AWS CDK: a list of types finds nothing outside typeRoots, a declaration file does',
    section: 'typescript#several-tsconfigs',
    sets: withAll('jest30'),
    files: {
      ...awsCdk,
      'test/a.test.ts': testWithGlobals,
      'types.txt': block('typescript#declaration-file', 'jest-extended-types.d.ts'),
    },
    steps: [
      expectFailure(
        `sed -i 's/"jest",/"jest", "jest-extended",/' tsconfig.json && tsc`,
        ...inlines('typescript#several-tsconfigs', 'TS2688', "Cannot find type definition file for 'jest-extended'"),
      ),
      expectFailure(`mv types.txt jest-extended-types.d.ts && tsc`, 'TS2688'),
      {run: `sed -i '/"jest-extended"/d' tsconfig.json && tsc`},
      {
        run: `sed -i "s#AfterEnv: \\[#&'jest-extended/all'#" jest.config.js && jest`,
        output: ['Tests: 1 passed, 1 total'],
      },
    ],
  },
  {
    name: 'npm init and tsc --init: names in an import',
    section: 'typescript#ts1295',
    sets: listCompilers('npm'),
    onlyCompiles: true,
    files: {
      'jest.setup.ts': "import { toBeArrayOfSize } from 'jest-extended';\nexpect.extend({ toBeArrayOfSize });\n",
      'a.test.ts': createImportingTest('@jest/globals'),
      'expect-jest-extended.d.ts': expectTypes,
    },
    steps: [
      ...begins,
      listTypes,
      expectFailure('tsc --noEmit', 'a.test.ts(1,10): ', cannotImport, 'jest.setup.ts(1,10): ', cannotImport),
      {run: setOption('verbatimModuleSyntax', 'false')},
      {run: 'tsc --noEmit'},
    ],
  },
  {
    name: 'npm init and tsc --init: ts-jest without the types',
    section: 'typescript#compilers',
    sets: listCompilers('npm'),
    files: {'jest.config.js': withTsJest, 'a.test.ts': testWithGlobals},
    steps: [
      ...begins,
      {run: 'jest', output: ['Tests: 1 passed, 1 total']},
      expectFailure(
        'tsc --noEmit',
        unknown.test,
        ...inlines('typescript#types', 'TS2304', "Cannot find name 'expect'"),
      ),
      {run: setOption('isolatedModules', 'false')},
      expectFailure('jest', inline('typescript#compilers', 'TS151002'), 'TS2593'),
      listTypes,
      {run: 'jest', output: ['TS151002', 'Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'pnpm init and tsc --init: an import without .js, TypeScript 5.9',
    section: 'typescript#ts2882',
    sets: [['jest30', 'pnpm12', 'typescript5']],
    onlyCompiles: true,
    files: importsAll,
    steps: [
      {run: 'rm package.json && pnpm init && tsc --init', output: ['"type": "module"']},
      expectFailure(
        'tsc --noEmit',
        inline('typescript#ts2882', 'TS2307'),
        inline('typescript#ts2882', "Cannot find module 'jest-extended/all' or its corresponding type declarations"),
      ),
      {run: "sed -i 's/all/all.js/' jest.setup.ts && tsc --noEmit"},
    ],
  },
  {
    name: 'names from jest-extended/all.js',
    section: 'typescript#ts2882',
    sets: listCompilers('pnpm12'),
    onlyCompiles: true,
    files: {'a.ts': "import { toBeNil } from 'jest-extended/all.js';\n\nexport const matcher = toBeNil;\n"},
    steps: [
      {run: 'rm package.json && pnpm init && tsc --init'},
      expectFailure('tsc --noEmit', inline('typescript#ts2882', 'TS7016')),
      {run: "sed -i 's/.all.js//' a.ts && tsc --noEmit"},
    ],
  },
  {
    name: 'Nest 11: the list of types turns off the types of Node, a declaration file does not',
    section: 'typescript#declaration-file',
    sets: [['jest30', 'typescript5']],
    files: {
      ...nestProject,
      'jest.config.js': withTsJest,
      'types.txt': block('typescript#declaration-file', 'jest-extended-types.d.ts'),
    },
    steps: [
      expectFailure(
        `tsc --noEmit --types jest,jest-extended`,
        ...inlines(
          'typescript#declaration-file',
          "Cannot find module 'node:fs'",
          'TS2591',
          "Cannot find name 'process'",
        ),
      ),
      {run: 'mv types.txt jest-extended-types.d.ts && tsc --noEmit'},
      {run: 'jest', output: ['Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'Nest 11: the types for imports from @jest/globals, and a file with the name of the package',
    section: 'typescript#jest-globals',
    sets: [['jest30', 'typescript5']],
    onlyCompiles: true,
    files: {
      ...nestProject,
      'src/app.spec.ts': createImportingTest('@jest/globals'),
      'expect-jest-extended.d.ts': expectTypes,
    },
    steps: [
      {run: 'tsc --noEmit'},
      expectFailure(
        'mv expect-jest-extended.d.ts jest-extended.d.ts && tsc --noEmit',
        "TS2339: Property 'toBeArrayOfSize' does not exist",
      ),
    ],
  },
];
