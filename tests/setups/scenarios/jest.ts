import {block, inline} from '../references';
import type {Scenario} from '../scenario';
import {
  cellOfEverything,
  columns,
  commonjs,
  createFailing,
  createModuleSetup,
  createPassing,
  createPassingModule,
  createSetup,
  jests,
  modules,
  nativeModules,
  noGlobals,
  onePassed,
  onePassedAsModule,
  pick,
  rows,
  takesAll,
} from './jest-parts';
import {esModules, createImportingTest, createRequiringTest, testWithGlobals} from './probes';
import {expectFailure, expectLines, inlines} from './steps';

/** Working setups of Jest without a compiler. */
export const plainJest: readonly Scenario[] = [
  {
    name: 'Jest in CommonJS',
    section: 'setup#jest-commonjs',
    sets: [['jest27'], ['jest28'], ['jest29'], ['jest30']],
    files: {
      'jest.config.js': commonjs,
      'a.test.js': testWithGlobals,
      'b.test.js': createRequiringTest('@jest/globals'),
    },
    steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
    quick: true,
  },
  createPassing('Jest with a configuration that is an ES module', 'setup#jest-esm', {
    'jest.config.mjs': modules,
    'a.test.js': testWithGlobals,
  }),
  createPassingModule('Jest in native ES modules', 'setup#jest-esm', {
    'package.json': esModules,
    'jest.config.mjs': modules,
    'a.test.js': createImportingTest('@jest/globals'),
  }),
  createPassingModule('Jest in native ES modules, jest.config.js', 'setup#jest-esm', {
    'package.json': esModules,
    'jest.config.js': modules,
    'a.test.js': testWithGlobals,
  }),
  createPassing('Jest configured in package.json', 'setup#jest-package-json', {
    'package.json': block('setup#jest-package-json', 'package.json'),
    'a.test.js': testWithGlobals,
  }),
  {
    name: 'Jest configured twice',
    section: 'setup#jest-package-json',
    sets: jests,
    files: {
      'package.json': block('setup#jest-package-json', 'package.json'),
      'jest.config.js': commonjs,
      'a.test.js': testWithGlobals,
    },
    steps: [expectFailure('jest', inline('setup#jest-package-json', 'Multiple configurations found'))],
  },
  {
    name: 'Jest with several projects',
    section: 'setup#projects',
    sets: jests,
    files: {
      'jest.config.js': block('setup#projects', 'jest.config.js'),
      'api/a.test.js': testWithGlobals,
      'web/b.test.js': testWithGlobals,
    },
    steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
  },
  {
    name: 'Jest with projects that are folders',
    section: 'setup#projects',
    sets: jests,
    files: {
      'jest.config.js': "module.exports = { projects: ['<rootDir>/api', '<rootDir>/web'] };\n",
      'api/jest.config.js': commonjs,
      'api/a.test.js': testWithGlobals,
      'web/jest.config.js': commonjs,
      'web/b.test.js': testWithGlobals,
    },
    steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
  },
  createFailing('Jest with the entry above its projects', 'setup#not-a-function', {
    'jest.config.js':
      "module.exports = { setupFilesAfterEnv: ['jest-extended/all'], projects: [{ displayName: 'api' }] };\n",
    'a.test.js': testWithGlobals,
  }),
  createPassing('Jest with single matchers in CommonJS', 'setup#single-matchers', createSetup(pick.required), {
    steps: [
      expectLines(
        'jest.setup.js',
        inline('setup#single-matchers', "const { toBeArrayOfSize, toBeNil } = require('jest-extended');"),
      ),
      onePassed,
    ],
  }),
  createFailing(
    'Jest with single matchers, and a test of another one',
    'setup#not-a-function',
    createSetup("const { toBeNil } = require('jest-extended');\nexpect.extend({ toBeNil });\n"),
  ),
  createPassingModule(
    'Jest with single matchers in native ES modules',
    'setup#single-matchers',
    createModuleSetup(pick.imported),
    {
      cell: cellOfEverything(rows.named, columns.native),
    },
  ),
  {
    name: 'the matchers for one test file in CommonJS',
    section: 'setup#single-matchers',
    sets: jests,
    files: {
      'a.test.js': `require('jest-extended/all');\n${testWithGlobals}`,
      'b.test.js': "test('the other file', () => {\n  expect(expect([]).toBeArrayOfSize).toBeUndefined();\n});\n",
    },
    steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
  },
  createPassingModule('the matchers for one test file in native ES modules', 'setup#single-matchers', {
    'package.json': esModules,
    'a.test.js': `import 'jest-extended/all';\n${testWithGlobals}`,
  }),
  createPassing('everything at once in CommonJS', 'setup#single-matchers', createSetup(takesAll.required), {
    cell: cellOfEverything(rows.required, columns.plain),
  }),
  {
    name: 'everything at once by require in a native ES module',
    section: 'setup#single-matchers',
    sets: jests,
    files: createModuleSetup(takesAll.required),
    steps: [expectFailure(nativeModules, inline('setup#no-import', 'require is not defined'))],
    cell: cellOfEverything(rows.required, columns.native),
  },
  {
    name: 'everything at once by namespace in a native ES module',
    section: 'setup#not-a-valid-matcher',
    sets: jests,
    files: createModuleSetup(takesAll.namespace),
    steps: [expectFailure(nativeModules, block('setup#not-a-valid-matcher', 'text'))],
    cell: cellOfEverything(rows.namespace, columns.native),
  },
  createPassingModule(
    'everything at once by default import in a native ES module',
    'setup#single-matchers',
    createModuleSetup(takesAll.whole),
    {cell: cellOfEverything(rows.whole, columns.native)},
  ),
  createPassing('no injected globals in CommonJS', 'setup#inject-globals', {
    'jest.config.js': noGlobals.config,
    'jest.setup.js': noGlobals.required,
    'a.test.js': createRequiringTest('@jest/globals'),
  }),
  createPassingModule(
    'no injected globals in native ES modules',
    'setup#inject-globals',
    {
      'package.json': esModules,
      'jest.config.js': "export default { injectGlobals: false, setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n",
      'jest.setup.js': noGlobals.imported,
      'a.test.js': createImportingTest('@jest/globals'),
    },
    {
      steps: [
        expectLines(
          'jest.setup.js',
          ...inlines(
            'setup#inject-globals',
            "import { expect } from '@jest/globals';",
            "import matchers from 'jest-extended';",
          ),
        ),
        onePassedAsModule,
      ],
    },
  ),
];
