import {block, inline} from '../references';
import type {Run, Scenario} from '../scenario';
import {contains, jests, nativeModules, onePassed, onePassedAsModule} from './jest-parts';
import {importing, withGlobals} from './probes';
import {nest11, nest12WithJest, npmInit, pnpmInit} from './starters';

const configTs = block('setup#jest-config-ts', 'jest.config.ts');
const needsTsNode = inline('setup#jest-config-ts', "'ts-node' is required for the TypeScript configuration files");

/** A test that only a compiler for TypeScript makes readable. */
const typed = `const names: string[] = ['pen'];\n${withGlobals}`;

/** The entry in a configuration that has other content. */
const addEntry = (file: string): Run => ({
  run: `sed -i "s#testEnvironment: .node.,#&\\n  setupFilesAfterEnv: ['jest-extended/all'],#" ${file}`,
  ends: 'well',
});

/** What other tools still write, so that scenarios can begin with it. */
const tools: readonly Scenario[] = (
  [
    ['npm', 'npm init -y', 'commonjs'],
    ['pnpm12', 'pnpm init', 'module'],
  ] as const
).map(([set, command, type]) => ({
  name: `the "type" that ${command} writes`,
  at: 'setup#jest-config-ts',
  with: [[set]],
  bare: true,
  files: {},
  steps: [
    {run: `rm package.json && ${command}`, ends: 'well'},
    {run: 'cat package.json', ends: 'well', says: [`"type": "${type}"`]},
  ],
}));

const typescriptConfig: readonly Scenario[] = [
  {
    name: 'jest.config.ts with ts-node',
    at: 'setup#jest-config-ts',
    with: [...jests, ['jest30', 'node22First'], ['jest30', 'node22']],
    shows: ['ts-node'],
    files: {'jest.config.ts': configTs, 'a.test.js': withGlobals},
    steps: [onePassed],
  },
  ...(
    [
      // Node that reads TypeScript does not read it as CommonJS.
      ['CommonJS', npmInit, [['jest29'], ['jest30'], ['jest30', 'node22First'], ['jest29', 'node22']]],
      ['ES modules', pnpmInit, [['jest30']]],
    ] as const
  ).map(([kind, manifest, kits]): Scenario => ({
    name: `jest.config.ts with ts-node after tsc --init, ${kind}`,
    at: 'setup#jest-config-ts',
    with: kits,
    shows: ['ts-node'],
    files: {'package.json': manifest, 'jest.config.ts': configTs, 'a.test.cjs': withGlobals},
    steps: [
      {run: 'tsc --init', ends: 'well'},
      {run: 'jest', ends: 'badly', says: [inline('setup#jest-config-ts', 'error TS1295')]},
      {
        run: `sed -i '0,/"compilerOptions"/s//"ts-node": { "compilerOptions": { "verbatimModuleSyntax": false } },\\n  &/' tsconfig.json`,
        ends: 'well',
      },
      contains(
        'tsconfig.json',
        inline('setup#jest-config-ts', '"ts-node": { "compilerOptions": { "verbatimModuleSyntax": false } },'),
      ),
      {...onePassed, run: "jest --testMatch '**/*.test.cjs'"},
    ],
  })),
  {
    name: 'jest.config.ts without ts-node, Jest 29 or older Node',
    at: 'setup#jest-config-ts',
    with: [['globals29'], ['globals29', 'node22'], ['jestDom'], ['jestDom', 'node22First']],
    files: {'package.json': pnpmInit, 'jest.config.ts': configTs, 'a.test.js': withGlobals},
    steps: [{run: 'jest', ends: 'badly', says: [needsTsNode]}],
  },
  {
    name: 'jest.config.ts without ts-node, newer Node',
    at: 'setup#jest-config-ts',
    with: [
      ['jestDom', 'node22'],
      ['jestDom', 'node24'],
    ],
    files: {'package.json': pnpmInit, 'jest.config.ts': configTs, 'a.test.js': withGlobals},
    steps: [onePassed],
  },
  {
    name: 'jest.config.mts in a package of npm init, newer Node',
    at: 'setup#jest-config-ts',
    with: [
      ['jestDom', 'node22'],
      ['jestDom', 'node24'],
    ],
    files: {'package.json': npmInit, 'jest.config.ts': configTs, 'a.test.js': withGlobals},
    steps: [
      {
        run: 'jest',
        ends: 'badly',
        says: [inline('setup#jest-config-ts', 'Failed to load the ES module: …/jest.config.ts')],
      },
      {run: 'mv jest.config.ts jest.config.mts', ends: 'well'},
      onePassed,
    ],
  },
];

const compilers: readonly Scenario[] = [
  {
    name: 'ts-jest in a package of npm init, tsc --init and ts-jest config:init',
    at: 'setup#jest-commonjs',
    with: [...jests, ['jest30', 'typescript6'], ['jest30', 'typescript7']],
    shows: ['ts-jest'],
    files: {'package.json': npmInit, 'a.test.ts': typed},
    steps: [
      {run: 'jest', ends: 'badly', says: [inline('setup#no-import', 'Jest encountered an unexpected token')]},
      {run: 'tsc --init', ends: 'well'},
      {run: 'ts-jest config:init', ends: 'well'},
      addEntry('jest.config.js'),
      onePassed,
    ],
  },
  ...(
    [
      ['ts-jest', "preset: 'ts-jest'"],
      ['@swc/jest', String.raw`transform: { '\\.[jt]sx?$': '@swc/jest' }`],
    ] as const
  ).map(([name, entry]): Scenario => ({
    name: `the entry that a test in TypeScript needs, ${name}`,
    at: 'setup#jest-commonjs',
    with: jests,
    shows: [name],
    files: {
      'package.json': npmInit,
      'jest.config.js': `module.exports = { ${entry}, setupFilesAfterEnv: ['jest-extended/all'] };\n`,
      'a.test.ts': typed,
    },
    steps: [
      {run: 'tsc --init', ends: 'well'},
      contains('jest.config.js', inline('setup#jest-commonjs', entry)),
      onePassed,
    ],
  })),
  ...(
    [
      ['jest29', block('setup#no-import', 'text', 1), 'Jest encountered an unexpected token'],
      ['jest30', 'Must use import to load ES Module: …/a.test.ts', 'CjsParseError'],
    ] as const
  ).map(([jest, withoutFlag, withFlag]): Scenario => ({
    name: `ts-jest in a package of pnpm init, ${jest}`,
    at: 'setup#jest-esm',
    with: [[jest]],
    shows: ['ts-jest'],
    files: {
      'package.json': pnpmInit,
      'jest.config.js': "export default { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.ts': importing('@jest/globals'),
    },
    steps: [
      {run: 'tsc --init', ends: 'well'},
      {run: 'jest', ends: 'badly', says: [withoutFlag]},
      {
        run: nativeModules,
        ends: 'badly',
        says: [inline('setup#no-import', withFlag), block('setup#no-import', 'text', 1)],
      },
      {run: 'sed -i "s#.ts-jest.#\'ts-jest/presets/default-esm\'#" jest.config.js', ends: 'well'},
      contains('jest.config.js', inline('setup#jest-esm', "preset: 'ts-jest/presets/default-esm'")),
      {run: 'jest', ends: 'badly', says: [withoutFlag]},
      onePassedAsModule,
    ],
  })),
];

const frameworks: readonly Scenario[] = [
  ...(
    [
      ['Nest 11', nest11, [['jest30']], 'jest'],
      // Its own command.
      [
        'Nest 12 with Jest',
        nest12WithJest,
        [['jest30', 'node22']],
        'node --experimental-vm-modules ./node_modules/jest/bin/jest.js',
      ],
    ] as const
  ).map(([name, files, kits, jest]): Scenario => ({
    name,
    at: 'setup#frameworks',
    with: kits,
    files: {...files, 'src/a.spec.ts': withGlobals, 'test/a.e2e-spec.ts': withGlobals},
    steps: [
      {...onePassed, run: jest},
      {run: `${jest} --config ./test/jest-e2e.json`, ends: 'badly', says: [block('setup#not-a-function', 'text')]},
      {
        run: `sed -i 's#"testEnvironment": "node",#&\\n  "setupFilesAfterEnv": ["jest-extended/all"],#' test/jest-e2e.json`,
        ends: 'well',
      },
      {...onePassed, run: `${jest} --config ./test/jest-e2e.json`},
    ],
  })),
  {
    name: 'Next.js',
    at: 'setup#frameworks',
    with: [['next']],
    files: {
      'jest.config.mjs': `import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['jest-extended/all'],
});
`,
      'app/page.tsx': 'export default function Page() {\n  return <h1>Home</h1>;\n}\n',
      'a.test.tsx': `import Page from './app/page';\n${withGlobals}\ntest('the page', () => expect(<Page />).toBeObject());\n`,
    },
    steps: [{run: 'jest', ends: 'well', says: ['Tests: 2 passed, 2 total']}],
  },
];

/** Jest in projects as tools write them. */
export const startersInJest: readonly Scenario[] = [...tools, ...typescriptConfig, ...compilers, ...frameworks];
