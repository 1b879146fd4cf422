import {block} from '../references';
import type {Scenario} from '../scenario';
import {
  columns,
  commonjs,
  everything,
  fails,
  jests,
  modules,
  noGlobals,
  pick,
  rows,
  setupFile,
  setupFileAsModule,
  takesAll,
} from './jest-parts';
import {esModules, importing, json, requiring, withGlobals} from './probes';

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
  fails('a setup file of your own in setupFiles', 'setup#expect-is-not-defined', {
    'jest.config.js': "module.exports = { setupFiles: ['<rootDir>/jest.setup.js'] };\n",
    'jest.setup.js': pick.required,
    'a.test.js': withGlobals,
  }),
  fails('a setup file that does not import expect, without injected globals', 'setup#expect-is-not-defined', {
    'jest.config.js': noGlobals.config,
    'jest.setup.js': pick.required,
    'a.test.js': requiring('@jest/globals'),
  }),
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
  fails(
    'Jest where the package is not installed',
    'setup#module-not-found',
    {'jest.config.js': commonjs, 'a.test.js': withGlobals},
    {bare: true},
  ),
  {
    name: 'an import in a package of "type": "commonjs"',
    at: 'setup#no-import',
    with: [['jest30']],
    files: {
      'package.json': json({name: 'app', private: true, type: 'commonjs'}),
      'jest.config.js': setupFile,
      'jest.setup.js': takesAll.namespace,
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#no-import', 'text', 1)]}],
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
