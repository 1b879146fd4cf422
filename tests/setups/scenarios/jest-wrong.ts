import {block, inline} from '../references';
import type {Scenario} from '../scenario';
import {
  cellOfEverything,
  columns,
  commonjs,
  createFailing,
  createModuleSetup,
  createSetup,
  jests,
  modules,
  nativeModules,
  noGlobals,
  pick,
  rows,
  setupFile,
  takesAll,
} from './jest-parts';
import {esModules, createImportingTest, createRequiringTest, testWithGlobals} from './probes';
import {npmInit, pnpmInit} from './starters';
import {expectFailure, expectLines} from './steps';

/** Jest's message when it reads an `import` as CommonJS. */
const noImport: readonly Scenario[] = (['named', 'namespace', 'whole'] as const).flatMap(row =>
  (
    [
      ['jest29', block('setup#no-import', 'text', 1)],
      ['jest30', block('setup#no-import', 'text', 2)],
    ] as const
  ).map(([jest, message]) => ({
    name: `a setup file with ${rows[row]} that nothing compiles, ${jest}`,
    section: 'setup#single-matchers',
    sets: [[jest]],
    files: createSetup(row === 'named' ? pick.imported : takesAll[row]),
    steps: [expectFailure('jest', message)],
    cell: cellOfEverything(rows[row], columns.plain),
  })),
);

const notDefined = inline('setup#expect-is-not-defined', 'expect is not defined');

/** Setups that fail, and Jest's messages. */
export const wrongInJest: readonly Scenario[] = [
  ...noImport,
  createFailing(
    'Jest without any setup',
    'setup#not-a-function',
    {'jest.config.js': 'module.exports = {};\n', 'a.test.js': testWithGlobals},
    {quick: true},
  ),
  {
    name: 'jest-puppeteer, which replaces the global expect',
    section: 'setup#not-a-function',
    sets: [['puppeteer']],
    files: {
      'jest.config.js': "module.exports = { setupFilesAfterEnv: ['expect-puppeteer', 'jest-extended/all'] };\n",
      'a.test.js': testWithGlobals,
    },
    steps: [
      expectFailure('jest', 'expect.toBeNil is not a function'),
      {run: `sed -i "1i const { expect } = require('@jest/globals');" a.test.js`},
      expectLines('a.test.js', inline('setup#not-a-function', "const { expect } = require('@jest/globals');")),
      {run: 'jest', output: ['Tests: 1 passed, 1 total']},
    ],
  },
  createFailing("Jest with 'jest-extended' without /all", 'setup#not-a-function', {
    'jest.config.js': "module.exports = { setupFilesAfterEnv: ['jest-extended'] };\n",
    'a.test.js': testWithGlobals,
  }),
  createFailing('jest-extended/all in setupFiles', 'setup#no-global-expect', {
    'jest.config.js': "module.exports = { setupFiles: ['jest-extended/all'] };\n",
    'a.test.js': testWithGlobals,
  }),
  createFailing('jest-extended/all without injected globals', 'setup#no-global-expect', {
    'jest.config.js': "module.exports = { injectGlobals: false, setupFilesAfterEnv: ['jest-extended/all'] };\n",
    'a.test.js': createRequiringTest('@jest/globals'),
  }),
  createFailing(
    'a setup file of your own in setupFiles',
    'setup#expect-is-not-defined',
    {
      'jest.config.js': "module.exports = { setupFiles: ['<rootDir>/jest.setup.js'] };\n",
      'jest.setup.js': pick.required,
      'a.test.js': testWithGlobals,
    },
    {steps: [expectFailure('jest', notDefined)]},
  ),
  createFailing(
    'a setup file that does not import expect, without injected globals',
    'setup#expect-is-not-defined',
    {
      'jest.config.js': noGlobals.config,
      'jest.setup.js': pick.required,
      'a.test.js': createRequiringTest('@jest/globals'),
    },
    {steps: [expectFailure('jest', notDefined)]},
  ),
  {
    name: 'toResolve without await',
    section: 'setup#missing-await',
    sets: jests,
    files: {
      'jest.config.js': commonjs,
      'a.test.js': "test('is not waited for', () => {\n  expect(Promise.reject(new Error('no'))).toResolve();\n});\n",
    },
    steps: [
      {run: 'jest > report.txt 2>&1', fails: true},
      {run: 'cat report.txt', output: [block('setup#missing-await', 'text')]},
      {run: 'grep "^Tests:" report.txt', fails: true},
    ],
  },
  {
    name: 'toResolve without await, and a promise that settles after the last test',
    section: 'setup#missing-await',
    sets: jests,
    files: {
      'jest.config.js': commonjs,
      'a.test.js': `test('is not waited for', () => {
  expect(new Promise((_, reject) => setTimeout(() => reject(new Error('no')), 50))).toResolve();
});
`,
    },
    steps: [expectFailure('jest', 'Tests: 1 passed, 1 total', block('setup#missing-await', 'text'))],
  },
  createFailing(
    'Jest where the package is not installed',
    'setup#module-not-found',
    {'jest.config.js': commonjs, 'a.test.js': testWithGlobals},
    {startsEmpty: true},
  ),
  {
    name: 'an import in a package of npm init',
    section: 'setup#no-import',
    sets: [['jest30']],
    files: {
      'package.json': npmInit,
      'jest.config.js': setupFile,
      'jest.setup.js': takesAll.namespace,
      'a.test.js': testWithGlobals,
    },
    steps: [expectFailure('jest', block('setup#no-import', 'text', 1))],
  },
  {
    name: 'a misspelled setupFilesAfterEnv',
    section: 'setup#not-a-function',
    sets: jests,
    files: {
      'jest.config.js': "module.exports = { setupFilesAfterENV: ['jest-extended/all'] };\n",
      'a.test.js': testWithGlobals,
    },
    steps: [
      expectFailure(
        'jest',
        inline('setup#not-a-function', 'Unknown option "setupFilesAfterENV"'),
        block('setup#not-a-function', 'text'),
      ),
    ],
  },
  {
    name: 'projects that are folders without a configuration',
    section: 'setup#projects',
    sets: jests,
    files: {
      'jest.config.js': "module.exports = { projects: ['<rootDir>/api', '<rootDir>/web'] };\n",
      'api/a.test.js': testWithGlobals,
      'web/b.test.js': testWithGlobals,
    },
    steps: [expectFailure('jest', inline('setup#projects', 'Two projects resolved to the same config path'))],
  },
  {
    name: 'a configuration in CommonJS in a package of pnpm init',
    section: 'setup#jest-esm',
    sets: jests,
    files: {'package.json': pnpmInit, 'jest.config.js': commonjs, 'a.test.js': createImportingTest('@jest/globals')},
    steps: [
      expectFailure(nativeModules, inline('setup#jest-esm', 'module is not defined in ES module scope')),
      {run: 'mv jest.config.js jest.config.cjs'},
      {run: nativeModules, output: ['Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'jest.fn() in native ES modules',
    section: 'setup#jest-esm',
    sets: jests,
    files: {
      'package.json': pnpmInit,
      'jest.config.js': modules,
      'a.test.js': "test('a mock', () => {\n  expect(jest.fn()).not.toHaveBeenCalledOnce();\n});\n",
    },
    steps: [
      expectFailure(nativeModules, inline('setup#jest-esm', 'jest is not defined')),
      {run: `sed -i "1i import { jest } from '@jest/globals';" a.test.js`},
      expectLines('a.test.js', inline('setup#jest-esm', "import { jest } from '@jest/globals'")),
      {run: nativeModules, output: ['Tests: 1 passed, 1 total']},
    ],
  },
  {
    name: 'native ES modules without the flag, Jest 29',
    section: 'setup#no-import',
    sets: [['jest29']],
    files: {'package.json': esModules, 'jest.config.js': modules, 'a.test.js': createImportingTest('@jest/globals')},
    steps: [expectFailure('jest', block('setup#no-import', 'text', 1))],
  },
  {
    name: 'native ES modules without the flag, Jest 30',
    section: 'setup#no-import',
    sets: [['jest30']],
    files: createModuleSetup(pick.imported),
    steps: [expectFailure('jest', block('setup#no-import', 'text', 2))],
  },
  createFailing(
    'a configuration without export default',
    'setup#default-export',
    {
      'jest.config.mjs': "const config = { setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.js': testWithGlobals,
    },
    {sets: [['jest30']]},
  ),
  {
    name: 'a configuration without export default, Jest 29',
    section: 'setup#default-export',
    sets: [['jest29']],
    files: {
      'jest.config.mjs': "const config = { setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.js': testWithGlobals,
    },
    steps: [expectFailure('jest', block('setup#not-a-function', 'text'))],
  },
];
