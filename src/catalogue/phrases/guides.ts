import type {Phrases} from '.';

/**
 * How readers may put what the pages and sections say that are no matcher's, by their addresses. The build stops at an
 * address that no page has.
 */
export const guides: Phrases = {
  '/docs/': `
    introduction, overview, documentation, what is jest-extended, about jest-extended, extended expect,
    extra matchers for Jest, additional matchers`,
  '/docs/#what-it-adds': `number of matchers, how many matchers, what is it for, purpose, about the library`,
  '/docs/#problem': `why use it, why jest-extended, what problem does it solve, benefit, motivation, toBe(true) says nothing`,
  '/docs/#solution': `advantage, better failure report, readable failure message, better error messages, clearer tests`,
  '/docs/#when-jest-alone-is-enough': `
    without jest-extended, plain Jest, built-in matchers, do I need jest-extended, alternatives, native Jest matchers`,
  '/docs/#where-to-go-next': `getting started, first steps, next steps, where to start`,

  '/docs/getting-started/install': `installation, how to install, getting started`,
  '/docs/getting-started/install#add-the-package': `
    install, installation, install jest-extended, npm install, npm i, npm i -D, npm add, yarn, yarn add, pnpm, pnpm add,
    bun, bun add, dev dependency, devDependencies, --save-dev, add to my project, add the library`,
  '/docs/getting-started/install#supported-versions': `
    which versions are supported, supported Node version, Node 18, Node 20, supported Jest version, Jest 29, Jest 30,
    TypeScript version, minimum version, compatibility, requirements, engines, ERESOLVE, old Jest, prerequisites,
    which Node version, which Jest version`,
  '/docs/getting-started/install#typescript-peer': `
    peer dependency, peerDependencies, TypeScript required, why is TypeScript installed,
    need TypeScript in JavaScript project, yarn warning, unmet peer dependency`,
  '/docs/getting-started/install#check-that-it-works': `
    check installation, verify installation, did the installation work, verify setup, first test, run jest, minimal example,
    quick start, hello world`,

  '/docs/getting-started/setup': `
    how to set up jest-extended, configuration, configure jest-extended, configure Jest, getting started,
    register the matchers, enable the matchers`,
  '/docs/getting-started/setup#jest': `
    set up Jest, setup, register matchers, extend expect, configure, Babel, jest-extended/all, setupFilesAfterEnv,
    jest.config.js, jest config`,
  '/docs/getting-started/setup#jest-commonjs': `
    jest.config.js, CommonJS, add to jest config, module.exports, setupFilesAfterEnv, require, jest configuration file`,
  '/docs/getting-started/setup#jest-esm': `
    ES modules, ESM, ESM config, jest.config.mjs, type module, native modules, export default, ECMAScript modules,
    experimental-vm-modules, import syntax`,
  '/docs/getting-started/setup#jest-package-json': `
    package.json, jest key, jest in package.json, configuration in package.json, multiple configurations found`,
  '/docs/getting-started/setup#projects': `
    several projects, monorepo, monorepo projects, workspace, workspaces, multiple projects, multi-project, Nx, Turborepo`,
  '/docs/getting-started/setup#single-matchers': `
    single matchers, only some matchers, only import some matchers, expect.extend, extend expect, pick matchers by name,
    one test file only, import one matcher, import specific matchers, custom setup file, jest.setup.js, jest.setup.ts`,
  '/docs/getting-started/setup#inject-globals': `
    injectGlobals, injectGlobals false, without globals, import expect from @jest/globals in setup, no global expect`,
  '/docs/getting-started/setup#use-with-vitest': `
    Vitest, set up Vitest, use with Vitest, vitest.config.js, vitest.config.ts, Vitest setup file, setupFiles,
    expect.fail in Vitest, Vite`,
  '/docs/getting-started/setup#bun': `Bun, bun test, set up Bun, bunfig, preload, use with Bun, bun:test`,
  '/docs/getting-started/setup#troubleshooting': `
    does not work, matchers not working, matchers do not work, troubleshooting, problems with the setup,
    showConfig, matchers not loaded`,
  '/docs/getting-started/setup#not-a-function': `
    is not a function, matcher not registered, matcher not found, matcher is undefined, matchers not available`,
  '/docs/getting-started/setup#no-global-expect': `global expect not found, check you have added jest-extended correctly`,
  '/docs/getting-started/setup#expect-is-not-defined': `expect undefined, ReferenceError expect`,
  '/docs/getting-started/setup#module-not-found': `module not found, cannot resolve jest-extended, Validation Error`,
  '/docs/getting-started/setup#no-import': `unexpected token import, SyntaxError import, import statement in setup file`,
  '/docs/getting-started/setup#invalid-chai-property': `Chai property, matcher not registered in Vitest`,
  '/docs/getting-started/setup#missing-await': `
    forgot await, missing await, test run crashes, Jest stops without summary, unhandled rejection`,

  '/docs/getting-started/typescript': `TypeScript, types, typings, tsconfig, set up TypeScript, declaration file, d.ts`,
  '/docs/getting-started/typescript#types': `
    types, tsconfig, tsconfig.json, type definitions, @types/jest, TypeScript setup, set up TypeScript, configure tsconfig,
    make TypeScript know matchers, Jest globals types, compilerOptions types, global.d.ts, autocomplete, IntelliSense,
    does not exist on type, editor shows errors`,
  '/docs/getting-started/typescript#compilers': `ts-jest, Babel, SWC, @swc/jest, type checking, transpile, transform`,
  '/docs/getting-started/typescript#jest-globals': `
    types with @jest/globals, types for @jest/globals, import expect from @jest/globals, types for imported expect,
    declare module, module augmentation`,
  '/docs/getting-started/typescript#vitest': `types for Vitest, Vitest types, Vitest TypeScript, vitest.d.ts`,
  '/docs/getting-started/typescript#vitest-3-and-4': `types for Vitest 3, types for Vitest 4, augment Assertion`,
  '/docs/getting-started/typescript#vitest-5': `types for Vitest 5, augment Matchers`,
  '/docs/getting-started/typescript#misspelt-matchers': `
    misspelt matchers, misspelled matcher, typo in a matcher name, wrong name, spelling mistake`,
  '/docs/getting-started/typescript#skiplibcheck': `skipLibCheck, MockInstance, library checking`,
  '/docs/getting-started/typescript#wrong-types': `
    wrong types, errors in the types, ts-expect-error, types are incorrect, types too strict, type error although it works`,

  '/docs/getting-started/eslint': `ESLint plugin, lint, linter, lint rules, eslint-plugin-jest-extended`,
  '/docs/getting-started/eslint#installation': `
    install ESLint plugin, eslint-plugin-jest-extended, ESLint 9, ESLint 8, add the linter`,
  '/docs/getting-started/eslint#usage': `
    set up ESLint, ESLint configuration, eslint.config.mjs, eslint.config.js, flat config, use ESLint plugin,
    ESLint with TypeScript test files, eslintrc, recommended rules, enable rules`,
  '/docs/getting-started/eslint#eslint-10': `ESLint 10, overrides for ESLint`,
  '/docs/getting-started/eslint#rules': `
    ESLint rules, list of rules, which rules are there, fix automatically, autofix, autofix rules, fixable`,

  '/docs/matchers/': `
    list of all matchers, all matchers, API, API reference, reference, available matchers, matcher overview, cheat sheet,
    extended expect, additional matchers`,
  '/docs/matchers/#equality': `
    equality, how are values compared, deep comparison, compare deeply, are objects compared deeply, deep equality,
    recursive equality, Set and Map compared, addEqualityTesters, custom equality, toEqual or toStrictEqual`,
  '/docs/matchers/#order-duplicates-extras': `
    order, duplicates, extra members, empty list, partial matching, which member matcher, compare member matchers,
    which array matcher, difference between member matchers`,
  '/docs/matchers/#boundaries': `
    boundaries, inclusive or exclusive, inclusive or exclusive range, end of range included, start of range included,
    limits, off by one`,
  '/docs/matchers/#not': `what .not hides, negation, negate a matcher, not passes, negated matchers, opposite of a matcher`,
  '/docs/matchers/#asymmetric': `
    asymmetric matcher, asymmetric matchers, inside toEqual, inside toMatchObject, inside toHaveBeenCalledWith,
    use in an expected object, nested matchers, matcher as argument, matcher inside another matcher, expect.any`,
  '/docs/matchers/#async': `
    await, async matchers, forgot await, asynchronous, resolves and rejects, return promise, await a matcher`,
  '/docs/matchers/#realms': `realm, instanceof fails, vm context, structuredClone, objects made by Node, jsdom`,
};
