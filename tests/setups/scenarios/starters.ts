import {block} from '../references';
import {toJson} from './probes';

/**
 * The files that tools write for a new project. Scenarios about what a reader starts with begin with them, because their
 * defaults decide whether an instruction works. `tsc --init` and `ts-jest config:init` are steps of the scenarios.
 */

const manifest = {
  name: 'app',
  version: '1.0.0',
  description: '',
  main: 'index.js',
  scripts: {test: 'echo "Error: no test specified" && exit 1'},
  keywords: [],
  author: '',
  license: 'ISC',
};

/** `npm init -y` of npm 11. */
export const npmInit = toJson({...manifest, type: 'commonjs'});

/** `pnpm init` of pnpm 12, without the version of pnpm, which pnpm would download. */
export const pnpmInit = toJson({...manifest, type: 'module'});

/** The configuration in package.json of Nest 11. */
const nestJest = {
  moduleFileExtensions: ['js', 'json', 'ts'],
  rootDir: 'src',
  testRegex: '.*\\.spec\\.ts$',
  transform: {'^.+\\.(t|j)s$': 'ts-jest'},
  collectCoverageFrom: ['**/*.(t|j)s'],
  coverageDirectory: '../coverage',
  testEnvironment: 'node',
};

/** `nest new` of Nest 11: what Jest and ts-jest read, with the matchers registered for the unit tests. */
export const nest11 = {
  'package.json': toJson({
    name: 'app',
    private: true,
    license: 'UNLICENSED',
    jest: {...nestJest, setupFilesAfterEnv: ['jest-extended/all']},
  }),
  'test/jest-e2e.json': toJson({
    moduleFileExtensions: ['js', 'json', 'ts'],
    rootDir: '.',
    testEnvironment: 'node',
    testRegex: '.e2e-spec.ts$',
    transform: {'^.+\\.(t|j)s$': 'ts-jest'},
  }),
  'tsconfig.json': toJson({
    compilerOptions: {
      module: 'nodenext',
      moduleResolution: 'nodenext',
      resolvePackageJsonExports: true,
      esModuleInterop: true,
      isolatedModules: true,
      declaration: true,
      removeComments: true,
      emitDecoratorMetadata: true,
      experimentalDecorators: true,
      allowSyntheticDefaultImports: true,
      target: 'ES2023',
      sourceMap: true,
      outDir: './dist',
      baseUrl: './',
      incremental: true,
      skipLibCheck: true,
      strictNullChecks: true,
      forceConsistentCasingInFileNames: true,
      noImplicitAny: true,
      strictBindCallApply: true,
      noFallthroughCasesInSwitch: true,
    },
  }),
};

/** A configuration of Vitest that `nest new` of Nest 12 writes. */
const nestVitest = (include: string): string => `import { defineConfig } from 'vitest/config';
import tsconfigPaths from 'vite-tsconfig-paths';

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    globals: true,
    root: './',
    include: ['${include}'],
  },
});
`;

/** `nest new` of Nest 12: what Vitest reads. */
export const nest12 = {
  'package.json': toJson({name: 'app', private: true, license: 'UNLICENSED', type: 'module'}),
  'tsconfig.json': toJson({
    compilerOptions: {module: 'nodenext', target: 'ES2023', isolatedModules: true, types: ['vitest/globals', 'node']},
  }),
  'vitest.config.ts': nestVitest('**/*.spec.ts'),
  'vitest.config.e2e.ts': nestVitest('**/*.e2e-spec.ts'),
};

/** `nest new` of Nest 12 with CommonJS: what Jest reads, with the matchers registered for the unit tests. */
export const nest12WithJest = {
  'package.json': toJson({name: 'app', private: true, license: 'UNLICENSED'}),
  'tsconfig.json': nest11['tsconfig.json'],
  'test/jest-e2e.json': nest11['test/jest-e2e.json'],
  'jest.config.ts': `import type { Config } from 'jest';
import { pathsToModuleNameMapper } from 'ts-jest';
import ts from 'typescript';

const { config: tsconfig } = ts.readConfigFile('./tsconfig.json', ts.sys.readFile);
const paths = tsconfig?.compilerOptions?.paths ?? {};

const config: Config = {
  moduleFileExtensions: ['js', 'json', 'ts'],
  rootDir: '.',
  testRegex: '.*\\\\.spec\\\\.ts$',
  transform: {
    '^.+\\\\.(t|j)s$': 'ts-jest',
  },
  moduleNameMapper: pathsToModuleNameMapper(paths, { prefix: '<rootDir>/' }),
  testEnvironment: 'node',
  setupFilesAfterEnv: ['jest-extended/all'],
};

export default config;
`,
};

/** A starter of Vite with an alias for its sources, as its Vue starter writes it. */
export const viteStarter = {
  'package.json': toJson({name: 'app', private: true, version: '0.0.0', type: 'module'}),
  'vite.config.ts': `import { fileURLToPath, URL } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
});
`,
};

/** `ng new` of Angular 22: what `ng test` reads, with empty pages. */
export const angular22 = {
  'package.json': toJson({name: 'app', version: '0.0.0', private: true}),
  'angular.json': toJson({
    version: 1,
    newProjectRoot: 'projects',
    projects: {
      app: {
        projectType: 'application',
        root: '',
        sourceRoot: 'src',
        prefix: 'app',
        architect: {
          build: {
            builder: '@angular/build:application',
            options: {browser: 'src/main.ts', tsConfig: 'tsconfig.app.json', styles: ['src/styles.css']},
            configurations: {development: {optimization: false, extractLicenses: false, sourceMap: true}},
            defaultConfiguration: 'development',
          },
          test: {builder: '@angular/build:unit-test'},
        },
      },
    },
  }),
  'tsconfig.json': toJson({
    compilerOptions: {
      skipLibCheck: true,
      isolatedModules: true,
      experimentalDecorators: true,
      importHelpers: true,
      target: 'ES2022',
      module: 'preserve',
    },
    files: [],
    references: [{path: './tsconfig.app.json'}, {path: './tsconfig.spec.json'}],
  }),
  'tsconfig.app.json': toJson({
    extends: './tsconfig.json',
    compilerOptions: {types: []},
    include: ['src/**/*.ts'],
    exclude: ['src/**/*.spec.ts'],
  }),
  'tsconfig.spec.json': toJson({
    extends: './tsconfig.json',
    compilerOptions: {types: ['vitest/globals']},
    include: ['src/**/*.d.ts', 'src/**/*.spec.ts'],
  }),
  'src/main.ts': '',
  'src/index.html': '<!doctype html>\n',
  'src/styles.css': '',
};

/** `cdk init app --language typescript` of AWS CDK 2: what Jest and the compiler read, without CDK's own setup file. */
export const awsCdk = {
  'package.json': toJson({name: 'app', version: '0.1.0', scripts: {build: 'tsc', test: 'jest'}}),
  'jest.config.js': `module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  transform: {
    '^.+\\\\.tsx?$': ['@swc/jest']
  },
  setupFilesAfterEnv: [],
};
`,
  'tsconfig.json': toJson({
    compilerOptions: {
      target: 'ES2022',
      module: 'NodeNext',
      moduleResolution: 'NodeNext',
      lib: ['es2022'],
      declaration: true,
      strict: true,
      skipLibCheck: true,
      typeRoots: ['./node_modules/@types'],
      noEmit: true,
      isolatedModules: true,
      types: ['jest', 'node'],
    },
    exclude: ['node_modules', 'cdk.out'],
  }),
};

/** A library of an Nx 22 workspace with Jest, as `nx generate @nx/js:lib` writes it, without Nx's own preset. */
export const nxLibrary = {
  'jest.preset.js': block('setup#preset', 'jest.preset.js'),
  'tsconfig.base.json': toJson({
    compilerOptions: {
      composite: true,
      emitDeclarationOnly: true,
      isolatedModules: true,
      lib: ['es2022'],
      module: 'nodenext',
      moduleResolution: 'nodenext',
      skipLibCheck: true,
      strict: true,
      target: 'es2022',
    },
  }),
  'packages/a/jest.config.cjs': "module.exports = { displayName: 'a', preset: '../../jest.preset.js' };\n",
  'packages/a/tsconfig.json': toJson({
    extends: '../../tsconfig.base.json',
    files: [],
    include: [],
    references: [{path: './tsconfig.lib.json'}, {path: './tsconfig.spec.json'}],
  }),
  'packages/a/tsconfig.lib.json': toJson({
    extends: '../../tsconfig.base.json',
    compilerOptions: {rootDir: 'src', outDir: 'dist', types: ['node']},
    include: ['src/**/*.ts'],
    exclude: ['src/**/*.spec.ts'],
  }),
  'packages/a/tsconfig.spec.json': toJson({
    extends: '../../tsconfig.base.json',
    compilerOptions: {outDir: './out-tsc/jest', types: ['jest', 'node']},
    include: ['src/**/*.spec.ts', 'src/**/*.d.ts'],
    references: [{path: './tsconfig.lib.json'}],
  }),
  'packages/a/src/index.ts': 'export const pens = 2;\n',
};

/** `create-vue --ts --vitest`: what the compiler reads of the tests, with the options of `@vue/tsconfig`. */
export const vueTypes = {
  'package.json': viteStarter['package.json'],
  'tsconfig.json': toJson({files: [], references: [{path: './tsconfig.app.json'}, {path: './tsconfig.vitest.json'}]}),
  'tsconfig.app.json': toJson({
    compilerOptions: {
      composite: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      skipLibCheck: true,
      strict: true,
      target: 'esnext',
      types: [],
      emitDeclarationOnly: true,
      outDir: 'out',
      tsBuildInfoFile: './out/tsconfig.app.tsbuildinfo',
    },
    include: ['env.d.ts', 'src/**/*', 'src/**/*.vue'],
    exclude: ['src/**/__tests__/*'],
  }),
  'tsconfig.vitest.json': toJson({
    extends: './tsconfig.app.json',
    include: ['src/**/__tests__/*', 'env.d.ts'],
    exclude: [],
    compilerOptions: {lib: ['esnext'], tsBuildInfoFile: './out/tsconfig.vitest.tsbuildinfo'},
  }),
  'env.d.ts': '',
  'src/main.ts': 'export const pens = 2;\n',
};

/** `create-vite --template react-ts`: what the compiler reads of the tests. */
export const viteReactTypes = {
  'package.json': viteStarter['package.json'],
  'tsconfig.json': toJson({files: [], references: [{path: './tsconfig.app.json'}]}),
  'tsconfig.app.json': toJson({
    compilerOptions: {
      target: 'es2023',
      lib: ['ES2023', 'DOM'],
      module: 'esnext',
      types: [],
      skipLibCheck: true,
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      moduleDetection: 'force',
      noEmit: true,
      tsBuildInfoFile: './out/tsconfig.app.tsbuildinfo',
    },
    include: ['src'],
  }),
};

/** A project of Stencil 4: what `stencil test --spec` reads. */
export const stencil4 = {
  'stencil.config.ts': `import { Config } from '@stencil/core';

export const config: Config = {
  namespace: 'pens',
  testing: {},
};
`,
  'tsconfig.json': toJson({
    compilerOptions: {
      allowSyntheticDefaultImports: true,
      experimentalDecorators: true,
      lib: ['dom', 'es2022'],
      moduleResolution: 'node',
      module: 'esnext',
      target: 'es2022',
      jsx: 'react',
      jsxFactory: 'h',
    },
    include: ['src'],
  }),
};
