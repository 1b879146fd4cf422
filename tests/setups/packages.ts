import {jestVersions} from '@jest-extended/catalogue/runners';

/** A set of packages, installed once for all scenarios that use it. */
interface PackageSet {
  /** Exact versions by package name. */
  readonly packages: Readonly<Record<string, string>>;
  /** The packages by which pages refer to the set. */
  readonly listed: readonly string[];
  /** npm's `overrides`, if needed. */
  readonly overrides?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The date as of which npm resolves all indirect dependencies, so that they do not change. */
export const AS_OF = '2026-11-20';

const library = {'jest-extended': '7.0.0'};
const typescript = {typescript: '5.9.3'};
const compilers = {
  '@babel/core': '7.29.13',
  '@babel/preset-env': '7.29.14',
  '@babel/preset-typescript': '7.29.7',
  '@swc/core': '1.16.18',
  '@swc/jest': '0.2.39',
  'ts-jest': '29.4.15',
  'ts-node': '10.9.2',
};

/** A set of one test runner, the library, and the oldest TypeScript version that the pages mention. */
const createRunnerSet = (name: string, version: string, others: Readonly<Record<string, string>> = {}) => ({
  packages: {[name]: version, ...library, ...typescript, ...others},
  listed: [name],
});

/** A version of Jest with the packages that a test imports `expect` from. */
const createGlobalsSet = (major: keyof typeof jestVersions) => {
  const version = jestVersions[major];
  return {...createRunnerSet('jest', version, {'@jest/globals': version, expect: version}), listed: ['@jest/globals']};
};

/** All sets by name. */
export const sets = {
  jest27: createRunnerSet('jest', jestVersions[27]),
  jest28: createRunnerSet('jest', jestVersions[28]),
  jest29: createRunnerSet('jest', jestVersions[29], {'@types/jest': '29.5.14', ...compilers}),
  jest30: createRunnerSet('jest', jestVersions[30], {'@types/jest': '30.0.0', ...compilers}),
  // Without @types/jest, which affects the compiler even if nothing refers to it.
  globals28: createGlobalsSet(28),
  globals29: createGlobalsSet(29),
  globals30: createGlobalsSet(30),
  vitest2: createRunnerSet('vitest', '2.1.9'),
  vitest3: createRunnerSet('vitest', '3.2.7', {vite: '7.3.8'}),
  // With the plugin that Nest's configuration loads.
  vitest4: createRunnerSet('vitest', '4.1.12', {vite: '7.3.8', 'vite-tsconfig-paths': '5.1.4'}),
  // Runs on Node 22.12 and later: together with a set of Node.
  vitest5: createRunnerSet('vitest', '5.1.1', {'@testing-library/jest-dom': '7.0.1'}),
  // Other versions of Node, as the first command that a project finds. The library does not support 18.
  node18: {packages: {node: '18.20.8'}, listed: []},
  // The oldest supported release of 22, which does not read TypeScript.
  node22First: {packages: {node: '22.11.0'}, listed: []},
  node22: {packages: {node: '22.23.3'}, listed: ['node']},
  node24: {packages: {node: '24.21.0'}, listed: ['node']},
  // A release that rejects a matcher that is registered twice.
  expect273: {packages: {expect: '27.3.0', ...library}, listed: []},
  // The package by which jest-puppeteer replaces the global `expect`.
  puppeteer: createRunnerSet('jest', jestVersions[30], {'expect-puppeteer': '11.0.0'}),
  // With elements, and a second library of matchers.
  jestDom: createRunnerSet('jest', jestVersions[30], {
    '@testing-library/jest-dom': '7.0.1',
    '@types/jest': '30.0.0',
    'jest-environment-jsdom': '30.5.2',
  }),
  next: {
    packages: {
      next: '16.4.6',
      react: '19.3.1',
      'react-dom': '19.3.1',
      jest: jestVersions[30],
      'jest-environment-jsdom': jestVersions[30],
      ...library,
      ...typescript,
    },
    listed: [],
  },
  // With its own Node: it does not run on 20.
  angular: {
    packages: {
      node: '22.23.3',
      '@angular/build': '22.2.7',
      '@angular/cli': '22.2.7',
      '@angular/common': '22.2.0',
      '@angular/compiler': '22.2.0',
      '@angular/compiler-cli': '22.2.0',
      '@angular/core': '22.2.0',
      '@angular/platform-browser': '22.2.0',
      jsdom: '29.1.1',
      rxjs: '7.8.2',
      tslib: '2.9.1',
      vitest: '5.1.1',
      typescript: '6.0.3',
      ...library,
    },
    listed: [],
  },
  playwright: createRunnerSet('@playwright/test', '1.65.0', {
    '@jest/expect-utils': jestVersions[30],
    'jest-mock': jestVersions[30],
  }),
  // The last release in which a matcher finds no `equals` at all.
  playwright145: createRunnerSet('@playwright/test', '1.45.0'),
  // With its own Node: Vitest 5 does not run on 20.
  storybook: createRunnerSet('storybook', '10.6.7', {
    node: '22.23.3',
    '@storybook/addon-vitest': '10.6.7',
    '@storybook/html-vite': '10.6.0',
    '@vitest/browser-playwright': '5.1.1',
    playwright: '1.64.1',
    vite: '7.3.8',
    vitest: '5.1.1',
  }),
  rstest: createRunnerSet('@rstest/core', '0.12.0'),
  workers: createRunnerSet('@cloudflare/vitest-plugin', '1.5.0', {node: '22.23.3', vitest: '5.1.1'}),
  stencil: createRunnerSet('jest', jestVersions[29], {
    '@stencil/core': '4.45.1',
    '@types/jest': '29.5.14',
    'jest-cli': jestVersions[29],
  }),
  // Runners without an `expect` that can be extended.
  otherRunners: {
    packages: {
      jasmine: '7.0.0',
      mocha: '12.0.3',
      '@types/mocha': '10.0.10',
      '@types/node': '24.13.4',
      tsx: '4.23.0',
      expect: jestVersions[30],
      ...library,
      ...typescript,
    },
    listed: [],
  },
  // AVA 8.0 is the last one whose packages are older than the date above.
  countingRunners: {
    packages: {ava: '8.0.0', qunit: '3.0.0', tape: '5.10.2', expect: jestVersions[30], ...library},
    listed: ['ava', 'qunit', 'tape'],
  },
  deno: {packages: {deno: '2.9.6', expect: jestVersions[30], ...library}, listed: ['deno']},
  bun: {
    packages: {bun: '1.4.5', '@types/bun': '1.4.4', expect: jestVersions[30], ...library, ...typescript},
    listed: ['bun'],
  },
  eslint9: {
    packages: {
      eslint: '9.39.5',
      'eslint-plugin-jest-extended': '3.0.1',
      'typescript-eslint': '8.73.0',
      ...typescript,
    },
    listed: ['eslint'],
  },
  // With the types of Jest's globals, for rules that need types.
  typedLint: {
    packages: {eslint: '9.39.5', 'typescript-eslint': '8.73.0', '@types/jest': '30.0.0', ...library, ...typescript},
    listed: [],
  },
  eslint10: {
    packages: {eslint: '10.15.0', 'eslint-plugin-jest-extended': '3.0.1'},
    listed: ['eslint'],
    overrides: {'eslint-plugin-jest-extended': {eslint: '$eslint'}},
  },
  oxlint: {packages: {oxlint: '1.94.0', 'eslint-plugin-jest-extended': '3.0.1'}, listed: ['oxlint']},
  // Compilers for projects that use other sets.
  typescript4: {packages: {typescript: '4.9.5'}, listed: []},
  typescript5: {packages: {typescript: '5.9.3'}, listed: ['typescript']},
  typescript6: {packages: {typescript: '6.0.3'}, listed: ['typescript']},
  typescript7: {packages: {typescript: '7.0.2'}, listed: ['typescript']},
  // Package managers for projects that begin without packages.
  yarn1: {packages: {yarn: '1.22.22'}, listed: ['yarn']},
  yarn4: {packages: {'@yarnpkg/cli-dist': '4.18.1'}, listed: ['@yarnpkg/cli-dist']},
  pnpm10: {packages: {pnpm: '10.34.8'}, listed: ['pnpm']},
  pnpm12: {packages: {pnpm: '12.21.0'}, listed: ['pnpm']},
  bunManager: {packages: {bun: '1.4.5'}, listed: ['bun']},
  npm: {packages: {npm: '11.19.1'}, listed: ['npm']},
} as const satisfies Readonly<Record<string, PackageSet>>;

export type SetName = keyof typeof sets;

export const isSetName = (name: string): name is SetName => Object.hasOwn(sets, name);

/**
 * A set, by its name.
 * @param name its name
 */
export const getSet = (name: SetName): PackageSet => sets[name];
