import {block, inline, type Block} from '../references';
import type {Run, Scenario, Source} from '../scenario';
import {esModules, importing, json, requiring, withGlobals} from './probes';

const commonjs = block('setup#jest-commonjs', 'jest.config.js');
const modules = block('setup#jest-esm', 'jest.config.mjs');
const nativeModules = block('setup#jest-esm', 'bash');
const pick = {
  config: block('setup#single-matchers', 'jest.config.js'),
  required: block('setup#single-matchers', 'jest.setup.js', 1),
  imported: block('setup#single-matchers', 'jest.setup.js', 2),
};
const noGlobals = {
  config: block('setup#inject-globals', 'jest.config.js'),
  required: block('setup#inject-globals', 'jest.setup.js', 1),
  imported: block('setup#inject-globals', 'jest.setup.js', 2),
};

const jests = [['jest29'], ['jest30']] as const;
const onePassed: Run = {run: 'jest', ends: 'well', says: ['Tests: 1 passed, 1 total']};
const onePassedAsModule: Run = {run: nativeModules, ends: 'well', says: ['Tests: 1 passed, 1 total']};

/** How a project's files become CommonJS before they run: its files, and what Jest's configuration says of it. */
const compilers = {
  Babel: {
    shows: ['@babel/core'],
    files: {'babel.config.json': json({presets: [['@babel/preset-env', {targets: {node: 'current'}}]]})},
  },
  'ts-jest': {
    shows: ['ts-jest'],
    // The library's types are checked on the way.
    files: {
      'tsconfig.json': json({
        compilerOptions: {
          strict: true,
          module: 'commonjs',
          esModuleInterop: true,
          skipLibCheck: true,
          types: ['jest', 'jest-extended'],
        },
      }),
      'jest-extended.d.ts': block('typescript#jest-globals', 'jest-extended.d.ts'),
    },
    jest: {preset: 'ts-jest'},
  },
  '@swc/jest': {shows: ['@swc/jest'], files: {}, jest: {transform: {'\\.[jt]sx?$': '@swc/jest'}}},
} satisfies Readonly<Record<string, {shows: string[]; files: Record<string, Source>; jest?: object}>>;

/** The configuration of a page's block with a compiler's own keys beside it. */
const compiled = (of: string, keys: object): string =>
  `module.exports = {...require('${of}'), ...${JSON.stringify(keys)}};\n`;

const compiledBy = Object.entries(compilers).map(
  ([name, compiler]): {
    name: string;
    shows: readonly string[];
    files: Record<string, Source>;
    keys: object;
    ending: string;
  } => ({
    name,
    shows: compiler.shows,
    files: compiler.files,
    keys: 'jest' in compiler ? compiler.jest : {},
    ending: name === 'ts-jest' ? 'ts' : 'js',
  }),
);

/** A setup file that takes everything at once, in a native module or compiled; what the table on the page says of it. */
const everything = (row: string, column: string) => ({section: 'setup#single-matchers', row, column}) as const;
const rows = {
  required: "`require('jest-extended')`",
  named: "`import { … } from 'jest-extended'`",
  namespace: "`import * as matchers from 'jest-extended'`",
  whole: "`import matchers from 'jest-extended'`",
};
const columns = {plain: 'CommonJS, not compiled', native: 'Native ES modules', compiled: 'Compiled to CommonJS'};
const takesAll = {
  required: "const matchers = require('jest-extended');\n\nexpect.extend(matchers);\n",
  namespace: "import * as matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
  whole: "import matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
};

const setupFile = "module.exports = { setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n";
const setupFileAsModule = "export default { setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n";

/** What Jest says where it reads an `import` as CommonJS. */
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

const registered: readonly Scenario[] = [
  {
    name: 'Jest in CommonJS',
    at: 'setup#jest-commonjs',
    with: [['jest27'], ['jest28'], ['jest29'], ['jest30']],
    files: {'jest.config.js': commonjs, 'a.test.js': withGlobals, 'b.test.js': requiring('@jest/globals')},
    steps: [{run: 'jest', ends: 'well', says: ['Tests: 2 passed, 2 total']}],
    quick: true,
  },
  {
    name: 'Jest shows its configuration',
    at: 'setup#troubleshooting',
    with: jests,
    files: {'jest.config.js': commonjs, 'a.test.js': withGlobals},
    steps: [
      {
        run: block('setup#troubleshooting', 'bash'),
        ends: 'well',
        says: ['"setupFilesAfterEnv": [ "…/node_modules/jest-extended/all.js" ]'],
      },
    ],
  },
  {
    name: 'Jest with a configuration that is an ES module',
    at: 'setup#jest-esm',
    with: jests,
    files: {'jest.config.mjs': modules, 'a.test.js': withGlobals},
    steps: [onePassed],
  },
  {
    name: 'Jest in native ES modules',
    at: 'setup#jest-esm',
    with: jests,
    files: {'package.json': esModules, 'jest.config.mjs': modules, 'a.test.js': importing('@jest/globals')},
    steps: [onePassedAsModule],
  },
  {
    name: 'Jest in native ES modules, jest.config.js',
    at: 'setup#jest-esm',
    with: jests,
    files: {'package.json': esModules, 'jest.config.js': modules, 'a.test.js': withGlobals},
    steps: [onePassedAsModule],
  },
  {
    name: 'Jest configured in package.json',
    at: 'setup#jest-package-json',
    with: jests,
    files: {'package.json': block('setup#jest-package-json', 'package.json'), 'a.test.js': withGlobals},
    steps: [onePassed],
  },
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
  {
    name: 'Jest with the entry above its projects',
    at: 'setup#not-a-function',
    with: jests,
    files: {
      'jest.config.js':
        "module.exports = { setupFilesAfterEnv: ['jest-extended/all'], projects: [{ displayName: 'api' }] };\n",
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#not-a-function', 'text')]}],
  },
  {
    name: 'Jest with single matchers in CommonJS',
    at: 'setup#single-matchers',
    with: jests,
    files: {'jest.config.js': pick.config, 'jest.setup.js': pick.required, 'a.test.js': withGlobals},
    steps: [onePassed],
  },
  {
    name: 'Jest with single matchers, and a test of another one',
    at: 'setup#not-a-function',
    with: jests,
    files: {
      'jest.config.js': pick.config,
      'jest.setup.js': "const { toBeNil } = require('jest-extended');\nexpect.extend({ toBeNil });\n",
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#not-a-function', 'text')]}],
  },
  {
    name: 'Jest with single matchers in native ES modules',
    at: 'setup#single-matchers',
    with: jests,
    files: {
      'package.json': esModules,
      'jest.config.js': setupFileAsModule,
      'jest.setup.js': pick.imported,
      'a.test.js': withGlobals,
    },
    steps: [onePassedAsModule],
    cell: everything(rows.named, columns.native),
  },
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
  {
    name: 'the matchers for one test file in native ES modules',
    at: 'setup#single-matchers',
    with: jests,
    files: {'package.json': esModules, 'a.test.js': `import 'jest-extended/all';\n${withGlobals}`},
    steps: [onePassedAsModule],
  },
  {
    name: 'everything at once in CommonJS',
    at: 'setup#single-matchers',
    with: jests,
    files: {'jest.config.js': setupFile, 'jest.setup.js': takesAll.required, 'a.test.js': withGlobals},
    steps: [onePassed],
    cell: everything(rows.required, columns.plain),
  },
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
    steps: [{run: nativeModules, ends: 'badly', says: ['require is not defined']}],
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
  {
    name: 'everything at once by default import in a native ES module',
    at: 'setup#single-matchers',
    with: jests,
    files: {
      'package.json': esModules,
      'jest.config.js': setupFileAsModule,
      'jest.setup.js': takesAll.whole,
      'a.test.js': withGlobals,
    },
    steps: [onePassedAsModule],
    cell: everything(rows.whole, columns.native),
  },
  {
    name: 'no injected globals in CommonJS',
    at: 'setup#inject-globals',
    with: jests,
    files: {
      'jest.config.js': noGlobals.config,
      'jest.setup.js': noGlobals.required,
      'a.test.js': requiring('@jest/globals'),
    },
    steps: [onePassed],
  },
  {
    name: 'no injected globals in native ES modules',
    at: 'setup#inject-globals',
    with: jests,
    files: {
      'package.json': esModules,
      'jest.config.js': "export default { injectGlobals: false, setupFilesAfterEnv: ['<rootDir>/jest.setup.js'] };\n",
      'jest.setup.js': noGlobals.imported,
      'a.test.js': importing('@jest/globals'),
    },
    steps: [onePassedAsModule],
  },
];

/** What Babel, ts-jest and SWC make of the same blocks. */
const compiledScenarios: readonly Scenario[] = compiledBy.flatMap(({name, shows, files, keys, ending}): Scenario[] => {
  const setup = (of: string | Block, test = withGlobals) => ({
    ...files,
    'base.config.js': pick.config,
    'jest.config.js': compiled('./base.config.js', {
      ...keys,
      setupFilesAfterEnv: [`<rootDir>/jest.setup.${ending}`],
    }),
    [`jest.setup.${ending}`]: of,
    [`a.test.${ending}`]: test,
  });
  return [
    {
      name: `Jest, compiled by ${name}`,
      at: 'setup#jest-commonjs',
      with: jests,
      shows,
      files: {
        ...files,
        'base.config.js': commonjs,
        'jest.config.js': compiled('./base.config.js', keys),
        [`pens.${ending}`]: 'export const pens = 2;\n',
        [`a.test.${ending}`]: `import { pens } from './pens';\n${withGlobals}\ntest('is compiled', () => expect(pens).toBeNumber());\n`,
      },
      steps: [{run: 'jest', ends: 'well', says: ['Tests: 2 passed, 2 total']}],
    },
    {
      name: `single matchers, compiled by ${name}`,
      at: 'setup#single-matchers',
      with: jests,
      shows,
      files: setup(pick.imported),
      steps: [onePassed],
      cell: everything(rows.named, columns.compiled),
    },
    {
      name: `everything at once by require, compiled by ${name}`,
      at: 'setup#single-matchers',
      with: jests,
      shows,
      files: setup(
        ending === 'ts' ? "import matchers = require('jest-extended');\nexpect.extend(matchers);\n" : takesAll.required,
      ),
      steps: [onePassed],
      cell: everything(rows.required, columns.compiled),
    },
    {
      name: `everything at once by namespace, compiled by ${name}`,
      at: 'setup#single-matchers',
      with: jests,
      shows,
      files: setup(takesAll.namespace),
      steps: [onePassed],
      cell: everything(rows.namespace, columns.compiled),
    },
    {
      name: `everything at once by default import, compiled by ${name}`,
      at: 'setup#undefined-or-null',
      with: jests,
      files: setup(takesAll.whole),
      steps: [{run: 'jest', ends: 'badly', says: [block('setup#undefined-or-null', 'text')]}],
      cell: everything(rows.whole, columns.compiled),
    },
    {
      name: `no injected globals, compiled by ${name}`,
      at: 'setup#inject-globals',
      with: jests,
      shows,
      files: {
        ...setup(
          "import { expect } from '@jest/globals';\nimport * as matchers from 'jest-extended';\n\nexpect.extend(matchers);\n",
          importing('@jest/globals'),
        ),
        'base.config.js': noGlobals.config,
      },
      steps: [onePassed],
    },
  ];
});

const wrong: readonly Scenario[] = [
  {
    name: 'Jest without any setup',
    at: 'setup#not-a-function',
    with: jests,
    files: {'jest.config.js': 'module.exports = {};\n', 'a.test.js': withGlobals},
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#not-a-function', 'text')]}],
    quick: true,
  },
  {
    name: "Jest with 'jest-extended' without /all",
    at: 'setup#not-a-function',
    with: jests,
    files: {
      'jest.config.js': "module.exports = { setupFilesAfterEnv: ['jest-extended'] };\n",
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#not-a-function', 'text')]}],
  },
  {
    name: 'jest-extended/all in setupFiles',
    at: 'setup#no-global-expect',
    with: jests,
    files: {'jest.config.js': "module.exports = { setupFiles: ['jest-extended/all'] };\n", 'a.test.js': withGlobals},
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#no-global-expect', 'text')]}],
  },
  {
    name: 'jest-extended/all without injected globals',
    at: 'setup#no-global-expect',
    with: jests,
    files: {
      'jest.config.js': "module.exports = { injectGlobals: false, setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.js': requiring('@jest/globals'),
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#no-global-expect', 'text')]}],
  },
  {
    name: 'a setup file of your own in setupFiles',
    at: 'setup#expect-is-not-defined',
    with: jests,
    files: {
      'jest.config.js': "module.exports = { setupFiles: ['<rootDir>/jest.setup.js'] };\n",
      'jest.setup.js': pick.required,
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#expect-is-not-defined', 'text')]}],
  },
  {
    name: 'a setup file that does not import expect, without injected globals',
    at: 'setup#expect-is-not-defined',
    with: jests,
    files: {
      'jest.config.js': noGlobals.config,
      'jest.setup.js': pick.required,
      'a.test.js': requiring('@jest/globals'),
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#expect-is-not-defined', 'text')]}],
  },
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
    name: 'Jest where the package is not installed',
    at: 'setup#module-not-found',
    with: jests,
    bare: true,
    files: {'jest.config.js': commonjs, 'a.test.js': withGlobals},
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#module-not-found', 'text')]}],
  },
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
  {
    name: 'a configuration without export default',
    at: 'setup#default-export',
    with: [['jest30']],
    files: {
      'jest.config.mjs': "const config = { setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.js': withGlobals,
    },
    steps: [{run: 'jest', ends: 'badly', says: [block('setup#default-export', 'text')]}],
  },
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

/** Setup, as far as it is about Jest. */
export const forJest: readonly Scenario[] = [...registered, ...compiledScenarios, ...noImport, ...wrong];
