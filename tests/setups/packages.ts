/** A set of packages, installed once for all scenarios that use it. */
interface PackageSet {
  /** Exact versions by package name. */
  readonly packages: Readonly<Record<string, string>>;
  /** The packages by which pages refer to the set. */
  readonly shows: readonly string[];
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
};

/** A set of one test runner, the library, and the oldest TypeScript version that the pages mention. */
const runner = (name: string, version: string, others: Readonly<Record<string, string>> = {}) => ({
  packages: {[name]: version, ...library, ...typescript, ...others},
  shows: [name],
});

/** All sets by name. */
export const sets = {
  jest27: runner('jest', '27.5.1'),
  jest28: runner('jest', '28.1.3'),
  jest29: runner('jest', '29.7.0', {'@types/jest': '29.5.14', ...compilers}),
  jest30: runner('jest', '30.5.2', {'@types/jest': '30.0.0', ...compilers}),
  // Without @types/jest, which affects the compiler even if nothing refers to it.
  globals29: {...runner('jest', '29.7.0', {'@jest/globals': '29.7.0', expect: '29.7.0'}), shows: ['@jest/globals']},
  globals30: {...runner('jest', '30.5.2', {'@jest/globals': '30.5.2', expect: '30.5.2'}), shows: ['@jest/globals']},
  vitest3: runner('vitest', '3.2.7', {vite: '7.3.8'}),
  vitest4: runner('vitest', '4.1.12', {vite: '7.3.8'}),
  // For its types only: it runs on Node 22.12 and later.
  vitest5: runner('vitest', '5.1.1'),
  bun: {packages: {bun: '1.4.5', ...library, ...typescript}, shows: ['bun']},
  eslint9: {
    packages: {
      eslint: '9.39.5',
      'eslint-plugin-jest-extended': '3.0.1',
      'typescript-eslint': '8.73.0',
      ...typescript,
    },
    shows: ['eslint'],
  },
  eslint10: {
    packages: {eslint: '10.15.0', 'eslint-plugin-jest-extended': '3.0.1'},
    shows: ['eslint'],
    overrides: {'eslint-plugin-jest-extended': {eslint: '$eslint'}},
  },
  // Compilers for projects that use other sets.
  typescript5: {packages: {typescript: '5.9.3'}, shows: ['typescript']},
  typescript6: {packages: {typescript: '6.0.3'}, shows: ['typescript']},
  typescript7: {packages: {typescript: '7.0.2'}, shows: ['typescript']},
  // Package managers for projects that begin without packages.
  yarn1: {packages: {yarn: '1.22.22'}, shows: ['yarn']},
  yarn4: {packages: {'@yarnpkg/cli-dist': '4.18.1'}, shows: ['@yarnpkg/cli-dist']},
  pnpm10: {packages: {pnpm: '10.34.8'}, shows: ['pnpm']},
  bunManager: {packages: {bun: '1.4.5'}, shows: ['bun']},
  npm: {packages: {npm: '11.19.1'}, shows: ['npm']},
} as const satisfies Readonly<Record<string, PackageSet>>;

export type SetName = keyof typeof sets;

/**
 * A set, by its name.
 * @param name its name
 */
export const setOf = (name: SetName): PackageSet => sets[name];
