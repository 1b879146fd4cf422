/**
 * Phrases for pages and sections that are not about a single matcher, by path. A test checks that each path exists.
 */
export const guides: Readonly<Record<string, string>> = {
  '/docs/': `
    introduction, overview, documentation, what is jest-extended, about jest-extended, extended expect,
    extra matchers for Jest, additional matchers`,
  '/docs/#what-it-adds': `
    number of matchers, how many matchers, what is it for, purpose, about the library, features, extra expect methods,
    what does it bring, is it worth adding a dependency, worth another dev dependency`,
  '/docs/#problem': `
    why use it, why jest-extended, what problem does it solve, benefit, motivation, toBe(true) says nothing,
    expected true received false, useless failure output, unclear report`,
  '/docs/#solution': `
    advantage, better failure report, readable failure message, better error messages, clearer tests,
    helpful failure output, readable assertions`,
  '/docs/#when-jest-alone-is-enough': `
    without jest-extended, plain Jest, built-in matchers, do I need jest-extended, alternatives, native Jest matchers,
    Jest's own methods, without an extra library, is it worth it, matchers that Jest has already, remove matchers that exist in Jest`,
  '/docs/#where-to-go-next': `
    getting started, first steps, next steps, where to start, tutorial, try it online, what to read next`,

  '/docs/#coming-from': `
    equivalent of an assertion from another library, node:assert, chai-as-promised, sinon-chai,
    matchers of Chai and Jasmine and Sinon and lodash`,
  '/docs/#no-such-matcher': `matcher does not exist, alternatives to a missing matcher, recipes`,
  '/docs/#sorted': `ascending order, descending order, chronological order, alphabetical order, in the right order, sorted`,
  '/docs/#unique': `unique items, unique values, distinct values, no value twice, toBeArrayOfUniqueItems, duplicates, no duplicates, without duplicates, unique`,
  '/docs/#uuid': `toBeUUID, valid UUID, GUID, string format, UUID, date format`,
  '/docs/#close-to': `toBeCloseTo inside an object, approximately equal, tolerance`,
  '/docs/#exactly-one': `
    exactly one element, only one matching object, only one element with a property, exactly one match in a list`,
  '/docs/#long-list': `
    large array, long report, unreadable report, huge output, output of big objects, only the difference of two lists`,
  '/docs/#called-times-with': `toHaveBeenCalledNTimesWith, called twice with, number of calls with, exactly two calls, called exactly twice, called three times`,
  '/docs/#contains-one-of': `toContainOneOf, contains any of these strings`,
  '/docs/#contains-ignoring-case': `
    contains in any case, string containing case-insensitive, includes ignoring case`,
  '/docs/#optional-fields': `optional property, undefined or a string, number or null, nullable field`,
  '/docs/#deep-partial': `deep partial match, nested partial object, subset of a nested object`,

  '/docs/getting-started/install': `installation, how to install, getting started`,
  '/docs/getting-started/install#add-the-package': `
    install, installation, install jest-extended, npm install, npm i, npm i -D, npm add, yarn, yarn add, pnpm, pnpm add,
    bun, bun add, dev dependency, devDependencies, --save-dev, add to my project, add the library,
    as development dependency`,
  '/docs/getting-started/install#pnpm-ignored-builds': `pnpm exits with 1`,
  '/docs/getting-started/install#supported-versions': `
    which versions are supported, supported Node version, Node 18, Node 20, supported Jest version, Jest 29, Jest 30,
    TypeScript version, minimum version, compatibility, requirements, engines, ERESOLVE, old Jest, prerequisites,
    which Node version, which Jest version, unsupported engine, compatible versions, Node 22`,
  '/docs/getting-started/install#typescript-peer': `
    peer dependency, peerDependencies, TypeScript required, why is TypeScript installed,
    need TypeScript in JavaScript project, yarn warning, unmet peer dependency,
    ts-jest and TypeScript version conflict`,
  '/docs/getting-started/install#check-that-it-works': `
    check installation, verify installation, did the installation work, verify setup, first test, run jest, minimal example,
    quick start, hello world, simplest config, sanity check`,

  '/docs/getting-started/install#upgrading': `
    new major version, migrate from an older version, migration guide, breaking changes, changelog, release notes,
    what changed in a version, what is new in a version, matchers added in a version, upgrade between versions,
    renamed matchers, old names, matcher disappeared after an upgrade, no longer works since version`,

  '/docs/getting-started/setup': `
    how to set up jest-extended, configuration, configure jest-extended, configure Jest, getting started,
    register the matchers, enable the matchers, correct setup`,
  '/docs/getting-started/setup#jest': `
    set up Jest, setup, register matchers, extend expect, configure, Babel, jest-extended/all, setupFilesAfterEnv,
    jest.config.js, jest config, load in every test file, activate, hook into expect`,
  '/docs/getting-started/setup#existing-setup': `
    existing setup file, setup file already exists, import jest-extended/all,
    jest-extended/all.js, setupTests`,
  '/docs/getting-started/setup#jest-dom': `
    jest-dom, testing-library, name collision, toBeEmpty of jest-dom, which library wins, toBeEmptyDOMElement,
    two libraries extend expect, matcher overwritten, received value must be an HTMLElement or an SVGElement`,
  '/docs/getting-started/setup#jest-commonjs': `
    jest.config.js, CommonJS, add to jest config, module.exports, setupFilesAfterEnv, require, jest configuration file,
    cjs config`,
  '/docs/getting-started/setup#jest-esm': `
    ES modules, ESM, ESM config, ts-jest in ES modules, jest.config.mjs, type module, native modules, export default, ECMAScript modules,
    experimental-vm-modules, import syntax, vm modules flag, ESM support, NODE_OPTIONS`,
  '/docs/getting-started/setup#jest-config-ts': `
    jest.config.ts, TypeScript configuration file, ts-node is required, failed to parse the TypeScript config file,
    reading fileExists`,
  '/docs/getting-started/setup#jest-package-json': `
    package.json, jest key, jest in package.json, configuration in package.json, multiple configurations found,
    two configurations`,
  '/docs/getting-started/setup#projects': `
    several projects, monorepo, monorepo projects, workspace, workspaces, multiple projects, multi-project, Nx, Turborepo,
    works in one package only, displayName, config per project, top level setup is not inherited`,
  '/docs/getting-started/setup#preset': `
    preset, shared preset, jest.preset.js, Nx preset, setupFilesAfterEnv in a preset, nxPreset`,
  '/docs/getting-started/setup#frameworks': `
    Create React App, CRA, react-scripts, src/setupTests, setupTests.js, setupTests.ts, Next.js, next/jest, Expo,
    jest-expo, React Native, Nest, NestJS, test:e2e, framework`,
  '/docs/getting-started/setup#single-matchers': `
    single matchers, only some matchers, only import some matchers, expect.extend, extend expect, pick matchers by name,
    one test file only, import one matcher, import specific matchers, custom setup file, jest.setup.js, jest.setup.ts,
    cherry-pick, import individually, load in one file, keep Jest's toBeNaN, tree shaking`,
  '/docs/getting-started/setup#own-matchers': `
    own matchers, custom matchers, my own matcher together with jest-extended`,
  '/docs/getting-started/setup#inject-globals': `
    injectGlobals, injectGlobals false, without globals, import expect from @jest/globals in setup, no global expect,
    extend imported expect, explicit imports in tests, turn off globals, library needs Jest globals, without global.expect`,
  '/docs/getting-started/setup#use-with-vitest': `
    Vitest, set up Vitest, use with Vitest, vitest.config.js, vitest.config.ts, Vitest setup file, setupFiles,
    expect.fail in Vitest, Vite, vite.config.ts, migrate from Jest to Vitest, expect.fail does nothing, Vitest replaces matchers, supported by Vitest itself`,
  '/docs/getting-started/setup#vitest-projects': `
    Vitest projects, Vitest workspace, setupFiles in projects, extends true, inline project, folder project`,
  '/docs/getting-started/setup#vitest-5': `newest Vitest, Vitest on Node 22, Angular, ng test`,
  '/docs/getting-started/setup#bun': `
    Bun, bun test, set up Bun, bunfig, preload, use with Bun, bun:test, built into Bun, Bun runner`,
  '/docs/getting-started/setup#bun-own': `
    matchers built into Bun, Bun's own matchers, differs in Bun, which matchers does Bun lack`,
  '/docs/getting-started/setup#playwright': `end-to-end tests, @playwright/test`,
  '/docs/getting-started/setup#other-runners': `
    node:test, Node's test runner, expect outside Jest, expect package, standalone expect, Cypress, Karma, Jasmine,
    without a test runner, client-side code, in a browser, bundle for the browser`,
  '/docs/getting-started/setup#troubleshooting': `
    does not work, matchers not working, matchers do not work, troubleshooting, problems with the setup,
    showConfig, matchers not loaded, inspect the configuration`,
  '/docs/getting-started/setup#not-a-function': `
    is not a function, matcher not registered, matcher not found, matcher is undefined, matcher is not defined, matchers not available,
    unknown matcher, forgot /all, undefined at runtime, is not in the latest release, missing in the installed version,
    not released yet`,
  '/docs/getting-started/setup#no-global-expect': `
    global expect not found, check you have added jest-extended correctly, unable to find global expect,
    setupFiles instead of setupFilesAfterEnv`,
  '/docs/getting-started/setup#expect-is-not-defined': `expect undefined, ReferenceError expect`,
  '/docs/getting-started/setup#module-not-found': `
    module not found, cannot resolve jest-extended, Validation Error, in the setupFilesAfterEnv option was not found,
    hoisted in a monorepo, forgot to install`,
  '/docs/getting-started/setup#cannot-find-module': `src/utils, broken release 5.0.0`,
  '/docs/getting-started/setup#not-a-valid-matcher': `__esModule, import star in native ESM, expect.extend refuses`,
  '/docs/getting-started/setup#undefined-or-null': `imported matchers are undefined, has no default export`,
  '/docs/getting-started/setup#no-import': `
    unexpected token import, SyntaxError import, import statement in setup file, must use import to load ES module,
    setup file read as CommonJS, ERR_REQUIRE_ESM`,
  '/docs/getting-started/setup#default-export': `failed to load ESM, mjs config is ignored, forgot export default`,
  '/docs/getting-started/setup#invalid-chai-property': `
    Chai property, matcher not registered in Vitest, Chai error in Vitest`,
  '/docs/getting-started/setup#missing-await': `
    forgot await, missing await, test run crashes, Jest stops without summary, unhandled rejection, JestAssertionError,
    process exits in the middle, crash without a test name`,
  '/docs/getting-started/setup#find-index': `list.findIndex, Set given to toBeOneOf in Vitest`,
  '/docs/getting-started/setup#expect-matcher-utils': `instanceof ExpectMatcherUtils, failure without report in Bun`,
  '/docs/getting-started/setup#property-does-not-exist': `
    types not loaded, TS2339 in tests, does not exist on type JestMatchers, does not exist on type Matchers,
    not defined in the Matchers interface, missing in the interface`,

  '/docs/getting-started/typescript': `
    TypeScript, types, typings, tsconfig, set up TypeScript, use jest-extended with TypeScript, declaration file, d.ts`,
  '/docs/getting-started/typescript#types': `
    types, tsconfig, tsconfig.json, type definitions, @types/jest, TypeScript setup, set up TypeScript, configure tsconfig,
    make TypeScript know matchers, Jest globals types, compilerOptions types, global.d.ts, autocomplete, IntelliSense,
    tests do not typecheck, editor shows errors, red squiggles,
    IDE does not know matchers, VS Code underlines, JestMatchers`,
  '/docs/getting-started/typescript#compilers': `
    ts-jest, Babel, SWC, @swc/jest, type checking, transpile, transform, tests run but tsc complains,
    Babel drops types, ts-jest diagnostics, noEmit`,
  '/docs/getting-started/typescript#jest-globals': `
    types with @jest/globals, types for @jest/globals, import expect from @jest/globals, types for imported expect,
    declare module, module augmentation, property does not exist with imported expect, types under pnpm,
    interface Matchers`,
  '/docs/getting-started/typescript#vitest': `
    types for Vitest, Vitest types, Vitest TypeScript, vitest.d.ts, vitest/globals, declare module vitest,
    module augmentation for Vitest, changed types in a new version of Vitest`,
  '/docs/getting-started/typescript#vitest-3-and-4': `types for Vitest 3, types for Vitest 4, augment Assertion`,
  '/docs/getting-started/typescript#vitest-5': `types for Vitest 5, augment Matchers`,
  '/docs/getting-started/typescript#bun': `types for Bun, bun:test types, bun-types, TypeScript with Bun`,
  '/docs/getting-started/typescript#own-matchers': `
    types for own matchers, types for custom matchers, declare own matcher, add types next to jest-extended,
    extend jest.Matchers, custom matcher types in Vitest`,
  '/docs/getting-started/typescript#type-parameter': `
    type parameter, generic matcher, what is E, angle brackets`,
  '/docs/getting-started/typescript#asymmetric-any': `
    asymmetric matcher is any, no-unsafe-assignment, unsafe assignment of an any value, as string, typed any,
    return type of asymmetric matchers, missing the following properties from type`,
  '/docs/getting-started/typescript#misspelt-matchers': `
    misspelt matchers, misspelled matcher, typo in a matcher name, wrong name, spelling mistake, did you mean,
    nonexistent matcher compiles`,
  '/docs/getting-started/typescript#skiplibcheck': `library checking, error inside node_modules`,
  '/docs/getting-started/typescript#wrong-types': `
    wrong types, errors in the types, ts-expect-error, types are incorrect, types too strict, type error although it works,
    currently unimplemented, bigint is not assignable, has no exported member toBeInteger`,

  '/docs/getting-started/eslint': `ESLint plugin, lint, linter, lint rules, eslint-plugin-jest-extended`,
  '/docs/getting-started/eslint#installation': `
    install ESLint plugin, eslint-plugin-jest-extended, ESLint 9, ESLint 8, add the linter`,
  '/docs/getting-started/eslint#usage': `
    set up ESLint, ESLint configuration, eslint.config.mjs, eslint.config.js, flat config, use ESLint plugin,
    ESLint with TypeScript test files, eslintrc, recommended rules, enable rules,
    plugins key defined as an array of strings, could not find eslint.config file, plugin reports nothing,
    lint test files, parser for TypeScript tests`,
  '/docs/getting-started/eslint#eslint-10': `
    ESLint 10, overrides for ESLint, ERESOLVE with ESLint, peer conflict of the plugin`,
  '/docs/getting-started/eslint#rules': `
    ESLint rules, list of rules, which rules are there, fix automatically, autofix, autofix rules, fixable,
    what the plugin reports`,
  '/docs/getting-started/eslint#prefer-to-be-array': `replace Array.isArray`,
  '/docs/getting-started/eslint#prefer-to-be-false': `replace toBe(false)`,
  '/docs/getting-started/eslint#prefer-to-be-object': `replace instanceof Object, autofix changed the result`,
  '/docs/getting-started/eslint#prefer-to-be-true': `replace toBe(true)`,

  '/docs/matchers/fail#fail-is-not-defined': `
    ReferenceError fail, global fail, fail() no longer works, jest-circus, jasmine fail`,

  '/docs/matchers/': `
    list of all matchers, all matchers, API, API reference, reference, available matchers, matcher overview, cheat sheet,
    extended expect, additional matchers, find a matcher by example`,
  '/docs/matchers/number#which-values': `
    coerce to a number, coercion of numeric strings, non-numbers pass, does not check that the value is a number,
    which number matchers accept strings`,
  '/docs/matchers/#known-issues': `known bugs, list of bugs, limitations, open issues, defects of the library`,
  '/docs/matchers/#equality': `
    equality, how are values compared, deep comparison, compare deeply, are objects compared deeply, deep equality,
    recursive equality, Set and Map compared, addEqualityTesters, custom equality, toEqual or toStrictEqual,
    two Sets are always equal, Map contents ignored, class instance equals plain object, undefined properties ignored`,
  '/docs/matchers/#order-duplicates-extras': `
    order, duplicates, extra members, empty list, partial matching, which member matcher, compare member matchers,
    which array matcher, difference between member matchers, all or any or same, multiset`,
  '/docs/matchers/#boundaries': `
    boundaries, inclusive or exclusive, inclusive or exclusive range, end of range included, start of range included,
    limits, off by one, upper limit included, is the end excluded, edge of a range`,
  '/docs/matchers/#not': `
    what .not hides, negation, negate a matcher, not passes, negated matchers, opposite of a matcher,
    not passes for the wrong type, false positive, inverse assertion, passes although it should fail`,
  '/docs/matchers/#asymmetric': `
    asymmetric matcher, asymmetric matchers, inside toEqual, inside toMatchObject, inside toHaveBeenCalledWith,
    use in an expected object, nested matchers, matcher as argument, matcher inside another matcher, expect.any,
    wildcard in an expected object, part of an object by a rule, value unknown in advance, dynamic fields`,
  '/docs/matchers/#async': `
    await, async matchers, forgot await, asynchronous, resolves and rejects, return promise, await a matcher,
    promise was not awaited, floating promise, test ends before the promise settles, passes although it fails,
    test passes but should fail, false positive`,
  '/docs/matchers/#realms': `
    realm, instanceof fails, vm context, structuredClone, objects made by Node, jsdom, cross-realm,
    not the same Date class, iframe, error from Node is no Error`,
};
