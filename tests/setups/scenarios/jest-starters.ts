import {block, inline} from '../references';
import type {Run, Scenario} from '../scenario';
import {jests, nativeModules, onePassed, onePassedAsModule} from './jest-parts';
import {createImportingTest, testWithGlobals} from './probes';
import {nest11, nest12WithJest, npmInit, pnpmInit, stencil4} from './starters';
import {expectFailure, expectLines} from './steps';

const configTs = block('setup#jest-config-ts', 'jest.config.ts');
const needsTsNode = inline('setup#jest-config-ts', "'ts-node' is required for the TypeScript configuration files");

/** A test that only a compiler for TypeScript makes readable. */
const typed = `const names: string[] = ['pen'];\n${testWithGlobals}`;

/** The entry in a configuration that has other content. */
const addEntry = (file: string): Run => ({
  run: `sed -i "s#testEnvironment: .node.,#&\\n  setupFilesAfterEnv: ['jest-extended/all'],#" ${file}`,
});

/** What other tools still write, so that scenarios can begin with it. */
const tools: readonly Scenario[] = (
  [
    ['npm', 'npm init -y', 'commonjs'],
    ['pnpm12', 'pnpm init', 'module'],
  ] as const
).map(([set, command, type]) => ({
  name: `the "type" that ${command} writes`,
  section: 'setup#jest-config-ts',
  sets: [[set]],
  startsEmpty: true,
  files: {},
  steps: [{run: `rm package.json && ${command}`}, {run: 'cat package.json', output: [`"type": "${type}"`]}],
}));

/** Versions of Node that read TypeScript. */
const newerNode = [
  ['jestDom', 'node22'],
  ['jestDom', 'node24'],
] as const;

const typescriptConfig: readonly Scenario[] = [
  {
    name: 'jest.config.ts with ts-node',
    section: 'setup#jest-config-ts',
    sets: [...jests, ['jest30', 'node22First'], ['jest30', 'node22']],
    listedPackages: ['ts-node'],
    files: {'jest.config.ts': configTs, 'a.test.js': testWithGlobals},
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
    section: 'setup#jest-config-ts',
    sets: kits,
    listedPackages: ['ts-node'],
    files: {'package.json': manifest, 'jest.config.ts': configTs, 'a.test.cjs': testWithGlobals},
    steps: [
      {run: 'tsc --init'},
      expectFailure('jest', inline('setup#jest-config-ts', 'error TS1295')),
      {
        run: `sed -i '0,/"compilerOptions"/s//"ts-node": { "compilerOptions": { "verbatimModuleSyntax": false } },\\n  &/' tsconfig.json`,
      },
      expectLines(
        'tsconfig.json',
        inline('setup#jest-config-ts', '"ts-node": { "compilerOptions": { "verbatimModuleSyntax": false } },'),
      ),
      {...onePassed, run: "jest --testMatch '**/*.test.cjs'"},
    ],
  })),
  {
    name: 'jest.config.ts without ts-node, Jest 29 or older Node',
    section: 'setup#jest-config-ts',
    sets: [['globals29'], ['globals29', 'node22'], ['jestDom'], ['jestDom', 'node22First']],
    files: {'package.json': pnpmInit, 'jest.config.ts': configTs, 'a.test.js': testWithGlobals},
    steps: [expectFailure('jest', needsTsNode)],
  },
  {
    name: 'jest.config.ts without ts-node, newer Node',
    section: 'setup#jest-config-ts',
    sets: newerNode,
    files: {'package.json': pnpmInit, 'jest.config.ts': configTs, 'a.test.js': testWithGlobals},
    steps: [onePassed],
  },
  {
    name: 'jest.config.mts in a package of npm init, newer Node',
    section: 'setup#jest-config-ts',
    sets: newerNode,
    files: {'package.json': npmInit, 'jest.config.ts': configTs, 'a.test.js': testWithGlobals},
    steps: [
      expectFailure('jest', inline('setup#jest-config-ts', 'Failed to load the ES module: …/jest.config.ts')),
      {run: 'mv jest.config.ts jest.config.mts'},
      onePassed,
    ],
  },
];

const compilers: readonly Scenario[] = [
  {
    name: 'ts-jest in a package of npm init, tsc --init and ts-jest config:init',
    section: 'setup#jest-commonjs',
    sets: [...jests, ['jest30', 'typescript6'], ['jest30', 'typescript7']],
    listedPackages: ['ts-jest'],
    files: {'package.json': npmInit, 'a.test.ts': typed},
    steps: [
      expectFailure('jest', inline('setup#no-import', 'Jest encountered an unexpected token')),
      {run: 'tsc --init'},
      {run: 'ts-jest config:init'},
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
    section: 'setup#jest-commonjs',
    sets: jests,
    listedPackages: [name],
    files: {
      'package.json': npmInit,
      'jest.config.js': `module.exports = { ${entry}, setupFilesAfterEnv: ['jest-extended/all'] };\n`,
      'a.test.ts': typed,
    },
    steps: [{run: 'tsc --init'}, expectLines('jest.config.js', inline('setup#jest-commonjs', entry)), onePassed],
  })),
  ...(
    [
      ['jest29', block('setup#no-import', 'text', 1), 'Jest encountered an unexpected token'],
      ['jest30', 'Must use import to load ES Module: …/a.test.ts', 'CjsParseError'],
    ] as const
  ).map(([jest, withoutFlag, withFlag]): Scenario => ({
    name: `ts-jest in a package of pnpm init, ${jest}`,
    section: 'setup#jest-esm',
    sets: [[jest]],
    listedPackages: ['ts-jest'],
    files: {
      'package.json': pnpmInit,
      'jest.config.js': "export default { preset: 'ts-jest', setupFilesAfterEnv: ['jest-extended/all'] };\n",
      'a.test.ts': createImportingTest('@jest/globals'),
    },
    steps: [
      {run: 'tsc --init'},
      expectFailure('jest', withoutFlag),
      expectFailure(nativeModules, inline('setup#no-import', withFlag), block('setup#no-import', 'text', 1)),
      {run: 'sed -i "s#.ts-jest.#\'ts-jest/presets/default-esm\'#" jest.config.js'},
      expectLines('jest.config.js', inline('setup#jest-esm', "preset: 'ts-jest/presets/default-esm'")),
      expectFailure('jest', withoutFlag),
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
    section: 'setup#frameworks',
    sets: kits,
    files: {...files, 'src/a.spec.ts': testWithGlobals, 'test/a.e2e-spec.ts': testWithGlobals},
    steps: [
      {...onePassed, run: jest},
      expectFailure(`${jest} --config ./test/jest-e2e.json`, block('setup#not-a-function', 'text')),
      {
        run: `sed -i 's#"testEnvironment": "node",#&\\n  "setupFilesAfterEnv": ["jest-extended/all"],#' test/jest-e2e.json`,
      },
      {...onePassed, run: `${jest} --config ./test/jest-e2e.json`},
    ],
  })),
  {
    name: 'Next.js',
    section: 'setup#frameworks',
    sets: [['next']],
    files: {
      'jest.config.mjs': `import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

export default createJestConfig({
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['jest-extended/all'],
});
`,
      'app/page.tsx': 'export default function Page() {\n  return <h1>Home</h1>;\n}\n',
      'a.test.tsx': `import Page from './app/page';\n${testWithGlobals}\ntest('the page', () => expect(<Page />).toBeObject());\n`,
    },
    steps: [{run: 'jest', output: ['Tests: 2 passed, 2 total']}],
  },
  {
    name: 'Stencil',
    section: 'setup#frameworks',
    sets: [['stencil']],
    files: {
      ...stencil4,
      'jest.config.js': block('setup#jest-commonjs', 'jest.config.js'),
      'src/a.spec.ts': testWithGlobals,
    },
    steps: [
      expectFailure('stencil test --spec', 'toBeArrayOfSize is not a function'),
      {run: `sed -i "s#testing: {}#testing: { setupFilesAfterEnv: ['jest-extended/all'] }#" stencil.config.ts`},
      expectLines(
        'stencil.config.ts',
        inline('setup#frameworks', "testing: { setupFilesAfterEnv: ['jest-extended/all'] }"),
      ),
      {run: 'stencil test --spec', output: ['Tests: 1 passed, 1 total']},
    ],
  },
];

/** Jest in projects as tools write them. */
export const startersInJest: readonly Scenario[] = [...tools, ...typescriptConfig, ...compilers, ...frameworks];
