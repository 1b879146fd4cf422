import {block, inline} from '../references';
import type {Scenario} from '../scenario';
import {
  columns,
  commonjs,
  everything,
  contains,
  fails,
  failsWith,
  jests,
  modules,
  nativeModules,
  noGlobals,
  pick,
  rows,
  setupFile,
  setupFileAsModule,
  takesAll,
} from './jest-parts';
import {esModules, importing, requiring, withGlobals} from './probes';
import {npmInit, pnpmInit} from './starters';

/** Jest's message when it reads an `import` as CommonJS. */
const noImport: readonly Scenario[] = (['named', 'namespace', 'whole'] as const).flatMap(row =>
  (
    [
      ['jest29', block('setup#no-import', 'text', 1)],
      ['jest30', block('setup#no-import', 'text', 2)],
    ] as const
  ).map(([jest, message]) => ({
    name: `a setup file with ${rows[row]} that nothing compiles, ${jest}`,
    at: 'setup#single-matchers',
    with: [[jest]],
    files: {
      'jest.config.js': setupFile,
      'jest.setup.js': row === 'named' ? pick.imported : takesAll[row],
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [message]}],
    cell: everything(rows[row], columns.plain),
  })),
);

const notDefined = inline('setup#expect-is-not-defined', 'expect is not defined');

/** Setups that fail, and Jest's messages. */
export const wrongInJest: readonly Scenario[] = [
  ...noImport,
  fails(
    'Jest without any setup',
    'setup#not-a-function',
    {'jest.config.js': 'module.exports = {};\n', 'a.test.js': withGlobals},
    {quick: true},
  ),
  fails("Jest with 'jest-extended' without /all", 'setup#not-a-function', {
    'jest.config.js': "module.exports = { setupFilesAfterEnv: ['jest-extended'] };\n",
    'a.test.js': withGlobals,
  }),
  fails('jest-extended/all in setupFiles', 'setup#no-global-expect', {
    'jest.config.js': "module.exports = { setupFiles: ['jest-extended/all'] };\n",
    'a.test.js': withGlobals,
  }),
  fails('jest-extended/all without injected globals', 'setup#no-global-expect', {
    'jest.config.js': "module.exports = { injectGlobals: false, setupFilesAfterEnv: ['jest-extended/all'] };\n",
    'a.test.js': requiring('@jest/globals'),
  }),
  fails(
    'a setup file of your own in setupFiles',
    'setup#expect-is-not-defined',
    {
      'jest.config.js': "module.exports = { setupFiles: ['<rootDir>/jest.setup.js'] };\n",
      'jest.setup.js': pick.required,
      'a.test.js': withGlobals,
    },
    failsWith(notDefined),
  ),
  fails(
    'a setup file that does not import expect, without injected globals',
    'setup#expect-is-not-defined',
    {
      'jest.config.js': noGlobals.config,
      'jest.setup.js': pick.required,
      'a.test.js': requiring('@jest/globals'),
    },
    failsWith(notDefined),
  ),
  {
    name: 'toResolve without await',
    at: 'setup#missing-await',
    with: jests,
    files: {
      'jest.config.js': commonjs,
      'a.test.js': "test('is not waited for', () => {\n  expect(Promise.reject(new Error('no'))).toResolve();\n});\n",
    },
    steps: [
      {run: 'jest > report.txt 2>&1', ends: 'badly'},
      {run: 'cat report.txt', ends: 'well', says: [block('setup#missing-await', 'text')]},
      {run: 'grep "^Tests:" report.txt', ends: 'badly'},
    ],
  },
  {
    name: 'toResolve without await, and a promise that settles after the last test',
    at: 'setup#missing-await',
    with: jests,
    files: {
      'jest.config.js': commonjs,
      'a.test.js': `test('is not waited for', () => {
  expect(new Promise((_, reject) => setTimeout(() => reject(new Error('no')), 50))).toResolve();
});
`,
    },
    steps: [{run: 'jest', ends: 'badly', says: ['Tests: 1 passed, 1 total', block('setup#missing-await', 'text')]}],
  },
  fails(
    'Jest where the package is not installed',
    'setup#module-not-found',
    {'jest.config.js': commonjs, 'a.test.js': withGlobals},
    {bare: true},
  ),
  {
    name: 'an import in a package of npm init',
    at: 'setup#no-import',
    with: [['jest30']],
    files: {
      'package.json': npmInit,
      'jest.config.js': setupFile,
      'jest.setup.js': takesAll.namespace,
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#no-import', 'text', 1)]}],
  },
  {
    name: 'a misspelled setupFilesAfterEnv',
    at: 'setup#not-a-function',
    with: jests,
    files: {
      'jest.config.js': "module.exports = { setupFilesAfterENV: ['jest-extended/all'] };\n",
      'a.test.js': withGlobals,
    },
    steps: [
      {
        run: 'jest',
        ends: 'badly',
        says: [
          inline('setup#not-a-function', 'Unknown option "setupFilesAfterENV"'),
          block('setup#not-a-function', 'text'),
        ],
      },
    ],
  },
  {
    name: 'projects that are folders without a configuration',
    at: 'setup#projects',
    with: jests,
    files: {
      'jest.config.js': "module.exports = { projects: ['<rootDir>/api', '<rootDir>/web'] };\n",
      'api/a.test.js': withGlobals,
      'web/b.test.js': withGlobals,
    },
    steps: [
      {run: 'jest', ends: 'badly', says: [inline('setup#projects', 'Two projects resolved to the same config path')]},
    ],
  },
  {
    name: 'a configuration in CommonJS in a package of pnpm init',
    at: 'setup#jest-esm',
    with: jests,
    files: {'package.json': pnpmInit, 'jest.config.js': commonjs, 'a.test.js': importing('@jest/globals')},
    steps: [
      {
        run: nativeModules,
        ends: 'badly',
        says: [inline('setup#jest-esm', 'module is not defined in ES module scope')],
      },
      {run: 'mv jest.config.js jest.config.cjs', ends: 'well'},
      {run: nativeModules, ends: 'well', says: ['Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'jest.fn() in native ES modules',
    at: 'setup#jest-esm',
    with: jests,
    files: {
      'package.json': pnpmInit,
      'jest.config.js': modules,
      'a.test.js': "test('a mock', () => {\n  expect(jest.fn()).not.toHaveBeenCalledOnce();\n});\n",
    },
    steps: [
      {run: nativeModules, ends: 'badly', says: [inline('setup#jest-esm', 'jest is not defined')]},
      {run: `sed -i "1i import { jest } from '@jest/globals';" a.test.js`, ends: 'well'},
      contains('a.test.js', inline('setup#jest-esm', "import { jest } from '@jest/globals'")),
      {run: nativeModules, ends: 'well', says: ['Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'native ES modules without the flag, Jest 29',
    at: 'setup#no-import',
    with: [['jest29']],
    files: {'package.json': esModules, 'jest.config.js': modules, 'a.test.js': importing('@jest/globals')},
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#no-import', 'text', 1)]}],
  },
  {
    name: 'native ES modules without the flag, Jest 30',
    at: 'setup#no-import',
    with: [['jest30']],
    files: {
      'package.json': esModules,
      'jest.config.js': setupFileAsModule,
      'jest.setup.js': pick.imported,
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#no-import', 'text', 2)]}],
  },
  fails(
    'a configuration without export default',
    'setup#default-export',
    {
      'jest.config.mjs': "const config = { setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.js': withGlobals,
    },
    {with: [['jest30']]},
  ),
  {
    name: 'a configuration without export default, Jest 29',
    at: 'setup#default-export',
    with: [['jest29']],
    files: {
      'jest.config.mjs': "const config = { setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#not-a-function', 'text')]}],
  },
];
