import {block, inline} from '../references';
import type {Scenario} from '../scenario';
import {
  columns,
  contains,
  commonjs,
  everything,
  fails,
  jests,
  modules,
  nativeModules,
  noGlobals,
  onePassed,
  onePassedAsModule,
  pick,
  rows,
  setupFile,
  setupFileAsModule,
  takesAll,
  works,
  worksAsModule,
} from './jest-parts';
import {esModules, importing, requiring, withGlobals} from './probes';

/** Working setups of Jest without a compiler. */
export const plainJest: readonly Scenario[] = [
  {
    name: 'Jest in CommonJS',
    at: 'setup#jest-commonjs',
    with: [['jest27'], ['jest28'], ['jest29'], ['jest30']],
    files: {'jest.config.js': commonjs, 'a.test.js': withGlobals, 'b.test.js': requiring('@jest/globals')},
    steps: [{run: 'jest', ends: 'well', says: ['Tests: 2 passed, 2 total']}],
    quick: true,
  },
  works('Jest with a configuration that is an ES module', 'setup#jest-esm', {
    'jest.config.mjs': modules,
    'a.test.js': withGlobals,
  }),
  worksAsModule('Jest in native ES modules', 'setup#jest-esm', {
    'package.json': esModules,
    'jest.config.mjs': modules,
    'a.test.js': importing('@jest/globals'),
  }),
  worksAsModule('Jest in native ES modules, jest.config.js', 'setup#jest-esm', {
    'package.json': esModules,
    'jest.config.js': modules,
    'a.test.js': withGlobals,
  }),
  works('Jest configured in package.json', 'setup#jest-package-json', {
    'package.json': block('setup#jest-package-json', 'package.json'),
    'a.test.js': withGlobals,
  }),
  {
    name: 'Jest configured twice',
    at: 'setup#jest-package-json',
    with: jests,
    files: {
      'package.json': block('setup#jest-package-json', 'package.json'),
      'jest.config.js': commonjs,
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [inline('setup#jest-package-json', 'Multiple configurations found')]}],
  },
  {
    name: 'Jest with several projects',
    at: 'setup#projects',
    with: jests,
    files: {
      'jest.config.js': block('setup#projects', 'jest.config.js'),
      'api/a.test.js': withGlobals,
      'web/b.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'well', says: ['Tests: 2 passed, 2 total']}],
  },
  {
    name: 'Jest with projects that are folders',
    at: 'setup#projects',
    with: jests,
    files: {
      'jest.config.js': "module.exports = { projects: ['<rootDir>/api', '<rootDir>/web'] };\n",
      'api/jest.config.js': commonjs,
      'api/a.test.js': withGlobals,
      'web/jest.config.js': commonjs,
      'web/b.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'well', says: ['Tests: 2 passed, 2 total']}],
  },
  fails('Jest with the entry above its projects', 'setup#not-a-function', {
    'jest.config.js':
      "module.exports = { setupFilesAfterEnv: ['jest-extended/all'], projects: [{ displayName: 'api' }] };\n",
    'a.test.js': withGlobals,
  }),
  works(
    'Jest with single matchers in CommonJS',
    'setup#single-matchers',
    {'jest.config.js': setupFile, 'jest.setup.js': pick.required, 'a.test.js': withGlobals},
    {
      steps: [
        contains(
          'jest.setup.js',
          inline('setup#single-matchers', "const { toBeArrayOfSize, toBeNil } = require('jest-extended');"),
        ),
        onePassed,
      ],
    },
  ),
  fails('Jest with single matchers, and a test of another one', 'setup#not-a-function', {
    'jest.config.js': setupFile,
    'jest.setup.js': "const { toBeNil } = require('jest-extended');\nexpect.extend({ toBeNil });\n",
    'a.test.js': withGlobals,
  }),
  worksAsModule(
    'Jest with single matchers in native ES modules',
    'setup#single-matchers',
    {
      'package.json': esModules,
      'jest.config.js': setupFileAsModule,
      'jest.setup.js': pick.imported,
      'a.test.js': withGlobals,
    },
    {
      cell: everything(rows.named, columns.native),
    },
  ),
  {
    name: 'the matchers for one test file in CommonJS',
    at: 'setup#single-matchers',
    with: jests,
    files: {
      'a.test.js': `require('jest-extended/all');\n${withGlobals}`,
      'b.test.js': "test('the other file', () => {\n  expect(expect([]).toBeArrayOfSize).toBeUndefined();\n});\n",
    },
    steps: [{run: 'jest', ends: 'well', says: ['Tests: 2 passed, 2 total']}],
  },
  worksAsModule('the matchers for one test file in native ES modules', 'setup#single-matchers', {
    'package.json': esModules,
    'a.test.js': `import 'jest-extended/all';\n${withGlobals}`,
  }),
  works(
    'everything at once in CommonJS',
    'setup#single-matchers',
    {'jest.config.js': setupFile, 'jest.setup.js': takesAll.required, 'a.test.js': withGlobals},
    {cell: everything(rows.required, columns.plain)},
  ),
  {
    name: 'everything at once by require in a native ES module',
    at: 'setup#single-matchers',
    with: jests,
    files: {
      'package.json': esModules,
      'jest.config.js': setupFileAsModule,
      'jest.setup.js': takesAll.required,
      'a.test.js': withGlobals,
    },
    steps: [{run: nativeModules, ends: 'badly', says: [inline('setup#no-import', 'require is not defined')]}],
    cell: everything(rows.required, columns.native),
  },
  {
    name: 'everything at once by namespace in a native ES module',
    at: 'setup#not-a-valid-matcher',
    with: jests,
    files: {
      'package.json': esModules,
      'jest.config.js': setupFileAsModule,
      'jest.setup.js': takesAll.namespace,
      'a.test.js': withGlobals,
    },
    steps: [{run: nativeModules, ends: 'badly', says: [block('setup#not-a-valid-matcher', 'text')]}],
    cell: everything(rows.namespace, columns.native),
  },
  worksAsModule(
    'everything at once by default import in a native ES module',
    'setup#single-matchers',
    {
      'package.json': esModules,
      'jest.config.js': setupFileAsModule,
      'jest.setup.js': takesAll.whole,
      'a.test.js': withGlobals,
    },
    {cell: everything(rows.whole, columns.native)},
  ),
  works('no injected globals in CommonJS', 'setup#inject-globals', {
    'jest.config.js': noGlobals.config,
    'jest.setup.js': noGlobals.required,
    'a.test.js': requiring('@jest/globals'),
  }),
  worksAsModule(
    'no injected globals in native ES modules',
    'setup#inject-globals',
    {
      'package.json': esModules,
      'jest.config.js': "export default { injectGlobals: false, setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n",
      'jest.setup.js': noGlobals.imported,
      'a.test.js': importing('@jest/globals'),
    },
    {
      steps: [
        contains(
          'jest.setup.js',
          inline('setup#inject-globals', "import { expect } from '@jest/globals';"),
          inline('setup#inject-globals', "import matchers from 'jest-extended';"),
        ),
        onePassedAsModule,
      ],
    },
  ),
];
