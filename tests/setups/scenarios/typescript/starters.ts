import {block, inline} from '../../references';
import type {Run, Scenario} from '../../scenario';
import {importing, withGlobals} from '../probes';
import {nest11} from '../starters';
import {expectTypes, unknown} from './compiler';

/** The heading of the section, and the option that it names. */
const cannotImport =
  "error TS1295: ECMAScript imports and exports cannot be written in a CommonJS file under 'verbatimModuleSyntax'.";

const begins: readonly Run[] = [
  {run: 'rm package.json && npm init -y && grep type package.json', ends: 'well', says: ['"type": "commonjs"']},
  {run: 'tsc --init && grep verbatim tsconfig.json', ends: 'well', says: ['"verbatimModuleSyntax": true']},
];

/** Adds the two names to the empty list of `tsc --init`. */
const listTypes: Run = {
  run: `sed -i 's/"types": \\[\\]/"types": ["jest", "jest-extended"]/' tsconfig.json`,
  ends: 'well',
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
  'src/app.spec.ts': withGlobals,
};

const listCompilers = (set: 'npm' | 'pnpm12') =>
  (['typescript5', 'typescript6', 'typescript7'] as const).map(compiler => ['jest30', set, compiler] as const);

/** Projects as the tools of readers write them. */
export const starters: readonly Scenario[] = [
  {
    name: 'npm init and tsc --init: names in an import',
    at: 'typescript#ts1295',
    with: listCompilers('npm'),
    compiled: true,
    files: {
      'jest.setup.ts': "import { toBeArrayOfSize } from 'jest-extended';\nexpect.extend({ toBeArrayOfSize });\n",
      'a.test.ts': importing('@jest/globals'),
      'expect-jest-extended.d.ts': expectTypes,
    },
    steps: [
      ...begins,
      listTypes,
      {
        run: 'tsc --noEmit',
        ends: 'badly',
        says: ['a.test.ts(1,10): ', cannotImport, 'jest.setup.ts(1,10): ', cannotImport],
      },
      {run: setOption('verbatimModuleSyntax', 'false'), ends: 'well'},
      {run: 'tsc --noEmit', ends: 'well'},
    ],
  },
  {
    name: 'npm init and tsc --init: ts-jest without the types',
    at: 'typescript#compilers',
    with: listCompilers('npm'),
    files: {'jest.config.js': withTsJest, 'a.test.ts': withGlobals},
    steps: [
      ...begins,
      {run: 'jest', ends: 'well', says: ['Tests: 1 passed, 1 total']},
      {
        run: 'tsc --noEmit',
        ends: 'badly',
        says: [
          unknown.test,
          inline('typescript#types', 'TS2304'),
          inline('typescript#types', "Cannot find name 'expect'"),
        ],
      },
      {run: setOption('isolatedModules', 'false'), ends: 'well'},
      {run: 'jest', ends: 'badly', says: [inline('typescript#compilers', 'TS151002'), 'TS2593']},
      listTypes,
      {run: 'jest', ends: 'well', says: ['TS151002', 'Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'pnpm init and tsc --init: an import without .js, TypeScript 5.9',
    at: 'typescript#ts2882',
    with: [['jest30', 'pnpm12', 'typescript5']],
    compiled: true,
    files: importsAll,
    steps: [
      {run: 'rm package.json && pnpm init && tsc --init', ends: 'well', says: ['"type": "module"']},
      {
        run: 'tsc --noEmit',
        ends: 'badly',
        says: [
          inline('typescript#ts2882', 'TS2307'),
          inline('typescript#ts2882', "Cannot find module 'jest-extended/all'"),
        ],
      },
      {run: "sed -i 's/all/all.js/' jest.setup.ts && tsc --noEmit", ends: 'well'},
    ],
  },
  {
    name: 'names from jest-extended/all.js',
    at: 'typescript#ts2882',
    with: listCompilers('pnpm12'),
    compiled: true,
    files: {'a.ts': "import { toBeNil } from 'jest-extended/all.js';\n\nexport const matcher = toBeNil;\n"},
    steps: [
      {run: 'rm package.json && pnpm init && tsc --init', ends: 'well'},
      {run: 'tsc --noEmit', ends: 'badly', says: [inline('typescript#ts2882', 'TS7016')]},
      {run: "sed -i 's/.all.js//' a.ts && tsc --noEmit", ends: 'well'},
    ],
  },
  {
    name: 'Nest 11: the list of types turns off the types of Node, a declaration file does not',
    at: 'typescript#declaration-file',
    with: [['jest30', 'typescript5']],
    files: {
      ...nestProject,
      'jest.config.js': withTsJest,
      'types.txt': block('typescript#declaration-file', 'jest-extended-types.d.ts'),
    },
    steps: [
      {
        run: `tsc --noEmit --types jest,jest-extended`,
        ends: 'badly',
        says: [
          inline('typescript#declaration-file', "Cannot find module 'node:fs'"),
          inline('typescript#declaration-file', 'TS2591'),
          inline('typescript#declaration-file', "Cannot find name 'process'"),
        ],
      },
      {run: 'mv types.txt jest-extended-types.d.ts && tsc --noEmit', ends: 'well'},
      {run: 'jest', ends: 'well', says: ['Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'Nest 11: the types for imports from @jest/globals, and a file with the name of the package',
    at: 'typescript#jest-globals',
    with: [['jest30', 'typescript5']],
    compiled: true,
    files: {...nestProject, 'src/app.spec.ts': importing('@jest/globals'), 'expect-jest-extended.d.ts': expectTypes},
    steps: [
      {run: 'tsc --noEmit', ends: 'well'},
      {
        run: 'mv expect-jest-extended.d.ts jest-extended.d.ts && tsc --noEmit',
        ends: 'badly',
        says: ["TS2339: Property 'toBeArrayOfSize' does not exist"],
      },
    ],
  },
];
