import {block, inline, type Block} from '../references';
import type {Scenario, Source} from '../scenario';
import {
  columns,
  commonjs,
  cellOfEverything,
  createFailing,
  jests,
  noGlobals,
  onePassed,
  pick,
  rows,
  setupFile,
  takesAll,
  createPassing,
} from './jest-parts';
import {createImportingTest, toJson, testWithGlobals} from './probes';
import {expectFailure, expectLines, inlines} from './steps';

/** A compiler that converts a project's files to CommonJS. */
interface Compiler {
  readonly name: string;
  /** The package by which the page refers to it. */
  readonly listedPackages: readonly string[];
  readonly files: Readonly<Record<string, Source>>;
  /** Its entries in Jest's configuration. */
  readonly keys: object;
  /** Extension of the files that it compiles. */
  readonly ending: 'js' | 'ts';
}

const compilers: readonly Compiler[] = [
  {
    name: 'Babel',
    listedPackages: ['@babel/core'],
    files: {'babel.config.json': toJson({presets: [['@babel/preset-env', {targets: {node: 'current'}}]]})},
    keys: {},
    ending: 'js',
  },
  {
    name: 'ts-jest',
    listedPackages: ['ts-jest'],
    // The library's types are checked too.
    files: {
      'tsconfig.json': toJson({
        compilerOptions: {
          strict: true,
          module: 'commonjs',
          esModuleInterop: true,
          skipLibCheck: true,
          types: ['jest', 'jest-extended'],
        },
      }),
      'expect-jest-extended.d.ts': block('typescript#jest-globals', 'expect-jest-extended.d.ts'),
    },
    keys: {preset: 'ts-jest'},
    ending: 'ts',
  },
  {
    name: '@swc/jest',
    listedPackages: ['@swc/jest'],
    files: {},
    keys: {transform: {'\\.[jt]sx?$': '@swc/jest'}},
    ending: 'js',
  },
];

/** A configuration from a page, with the compiler's entries added. */
const createConfig = (of: string, keys: object): string =>
  `module.exports = {...require('${of}'), ...${JSON.stringify(keys)}};\n`;

/** The same blocks, compiled by Babel, ts-jest and SWC. */
export const compiledByJest: readonly Scenario[] = compilers.flatMap(
  ({name, listedPackages, files, keys, ending}): Scenario[] => {
    const setup = (of: string | Block, test = testWithGlobals) => ({
      ...files,
      'base.config.js': setupFile,
      'jest.config.js': createConfig('./base.config.js', {
        ...keys,
        setupFilesAfterEnv: [`<rootDir>/jest.setup.${ending}`],
      }),
      [`jest.setup.${ending}`]: of,
      [`a.test.${ending}`]: test,
    });
    return [
      {
        name: `Jest, compiled by ${name}`,
        section: 'setup#jest-commonjs',
        sets: jests,
        listedPackages,
        files: {
          ...files,
          'base.config.js': commonjs,
          'jest.config.js': createConfig('./base.config.js', keys),
          [`pens.${ending}`]: 'export const pens = 2;\n',
          [`a.test.${ending}`]: `import { pens } from './pens';\n${testWithGlobals}\ntest('is compiled', () => expect(pens).toBeNumber());\n`,
        },
        steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
      },
      createPassing(`single matchers, compiled by ${name}`, 'setup#single-matchers', setup(pick.imported), {
        listedPackages,
        cell: cellOfEverything(rows.named, columns.compiled),
      }),
      createPassing(
        `everything at once by require, compiled by ${name}`,
        'setup#single-matchers',
        setup(
          ending === 'ts'
            ? "import matchers = require('jest-extended');\nexpect.extend(matchers);\n"
            : takesAll.required,
        ),
        {listedPackages, cell: cellOfEverything(rows.required, columns.compiled)},
      ),
      createPassing(
        `everything at once by namespace, compiled by ${name}`,
        'setup#single-matchers',
        setup(takesAll.namespace),
        {listedPackages, cell: cellOfEverything(rows.namespace, columns.compiled)},
      ),
      createFailing(
        `everything at once by default import, compiled by ${name}`,
        'setup#undefined-or-null',
        setup(takesAll.whole),
        {
          steps: [
            expectFailure('jest', inline('setup#undefined-or-null', 'Cannot convert undefined or null to object')),
          ],
          cell: cellOfEverything(rows.whole, columns.compiled),
        },
      ),
      createPassing(
        `no injected globals, compiled by ${name}`,
        'setup#inject-globals',
        {
          ...setup(
            "import { expect } from '@jest/globals';\nimport * as matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
            createImportingTest('@jest/globals'),
          ),
          'base.config.js': noGlobals.config,
        },
        {
          listedPackages,
          steps: [
            expectLines(
              `jest.setup.${ending}`,
              ...inlines(
                'setup#inject-globals',
                "import { expect } from '@jest/globals';",
                "import * as matchers from 'jest-extended';",
              ),
            ),
            onePassed,
          ],
        },
      ),
    ];
  },
);
