import {normalizePath} from './normalize-path';

/**
 * Messages of programs, by the path of the section that explains them. Words are compared without punctuation and
 * letter case. A name in braces stands for any name: `{matcher}` and `{package}` have to be ours, or the message is about
 * something else; `{name}` can be anything. `…` stands for any text.
 */
const messages: Readonly<Record<string, readonly string[]>> = {
  '/docs/getting-started/install#pnpm-ignored-builds': [
    'ERR_PNPM_IGNORED_BUILDS',
    'ignored build scripts',
    'install scripts not yet covered by allowScripts',
    'all build scripts have been disabled',
    'YN0004',
    'EBADDEVENGINES',
    'invalid devEngines.packageManager',
  ],
  '/docs/getting-started/install#typescript-7': ['does not expose the JavaScript compiler API'],
  '/docs/getting-started/install#yarn-no-candidates': [
    'no candidates found',
    'YN0082',
    "couldn't find any versions for",
  ],
  '/docs/getting-started/install#supported-versions': [
    'the engine node is incompatible with this module',
    'EBADENGINE',
  ],
  '/docs/getting-started/setup#jest-dom': ['received value must be an HTMLElement or an SVGElement'],
  '/docs/getting-started/setup#jest-config-ts': [
    'failed to parse the TypeScript config file',
    'ts-node is required for the TypeScript configuration files',
    'reading fileExists',
    'failed to load the ES module … jest.config.ts',
  ],
  '/docs/getting-started/setup#jest-esm': ['module is not defined in ES module scope', 'jest is not defined'],
  '/docs/getting-started/setup#projects': ['two projects resolved to the same config path'],
  '/docs/getting-started/setup#jest-package-json': ['multiple configurations found'],
  '/docs/getting-started/setup#use-with-vitest': [
    'cannot find package {name} imported from … test',
    'cannot find package {name} imported from … spec',
  ],
  '/docs/getting-started/setup#vitest-projects': ['cannot find module … vitest.setup'],
  '/docs/getting-started/setup#playwright': [
    'custom expect matchers that are not compatible with Playwright',
    'equals is not a function',
  ],
  '/docs/getting-started/setup#own-matchers': ['cannot redefine property'],
  '/docs/getting-started/setup#other-runners': [
    "could not find a declaration file for module './expect.mjs'",
    'requires env access',
    'circular definition of import alias',
    'TS2303',
  ],
  '/docs/getting-started/setup#not-a-function': [
    '{matcher} is not a function',
    '{matcher} … latest release',
    'unknown option setupFilesAfterENV',
  ],
  '/docs/getting-started/setup#no-global-expect': [
    "unable to find Jest's global expect",
    'please check you have added jest-extended correctly',
  ],
  '/docs/getting-started/setup#expect-is-not-defined': ['expect is not defined'],
  '/docs/getting-started/setup#module-not-found': [
    'module {package} in the … option was not found',
    'cannot find module {package}',
  ],
  '/docs/getting-started/setup#cannot-find-module': ["cannot find module 'src/utils'"],
  '/docs/getting-started/setup#not-a-valid-matcher': ['__esModule is not a valid matcher'],
  '/docs/getting-started/setup#undefined-or-null': ['cannot convert undefined or null to object'],
  '/docs/getting-started/setup#no-import': [
    'cannot use import statement outside a module',
    'must use import to load ES module',
    'Jest encountered an unexpected token',
    'CjsParseError',
    'require is not defined',
  ],
  '/docs/getting-started/setup#default-export': ['failed to load ESM', 'did you use a default export'],
  '/docs/getting-started/setup#invalid-chai-property': ['invalid Chai property {matcher}'],
  '/docs/getting-started/setup#missing-await': ['JestAssertionError'],
  '/docs/getting-started/setup#find-index': ['list.findIndex is not a function'],
  '/docs/getting-started/setup#expect-matcher-utils': ['expected this to be instanceof ExpectMatcherUtils'],
  '/docs/getting-started/setup#property-does-not-exist': [
    'property {matcher} does not exist on type',
    '{matcher} is not defined in the Matchers interface',
    '{matcher} not defined in the Matchers interface',
    'unsafe call of a type that could not be resolved',
    'TS2339',
  ],
  '/docs/getting-started/typescript#types': [
    "cannot find name 'test'",
    "cannot find name 'describe'",
    "cannot find name 'expect'",
    'TS2304',
    'TS2582',
    'TS2593',
  ],
  '/docs/getting-started/typescript#several-tsconfigs': [
    'cannot find type definition file',
    "cannot find type definition file for 'jest-extended'",
    'TS2688',
  ],
  '/docs/getting-started/typescript#javascript': ['TS7006', 'TS7023', 'TS2774'],
  '/docs/getting-started/typescript#declaration-file': [
    "cannot find name 'process'",
    "cannot find module 'node:fs'",
    'TS2591',
  ],
  '/docs/getting-started/typescript#compilers': [
    "cannot find type definition file for 'jest'",
    'ts-jest tried to access jest-util',
    'using hybrid module kind',
    'TS151002',
  ],
  '/docs/getting-started/typescript#jest-globals': ["cannot find module '@jest/globals'"],
  '/docs/getting-started/typescript#type-parameter': ['TS2741'],
  '/docs/getting-started/typescript#misspelt-matchers': [
    'property {name} does not exist on type … did you mean {matcher}',
    'TS2551',
  ],
  '/docs/getting-started/typescript#skiplibcheck': [
    "namespace 'jest' has no exported member {name}",
    'TS2694',
    'cannot simultaneously extend types',
    "of types 'ExpectStatic' and … are not identical",
    'TS2320',
    'incorrectly extends interface',
    'TS2430',
  ],
  '/docs/getting-started/typescript#wrong-types': [
    'method Promise.prototype.then called on incompatible receiver',
    'TS2305',
    'TS2322',
    'TS2345',
    'TS2554',
  ],
  '/docs/getting-started/typescript#errors': ['TS2307'],
  '/docs/getting-started/typescript#lint': [
    'an interface declaring no members is equivalent to its supertype',
    'unexpected any',
    'expect must have a corresponding matcher call',
  ],
  '/docs/getting-started/typescript#ts1295': [
    'ECMAScript imports and exports cannot be written in a CommonJS file',
    'TS1295',
  ],
  '/docs/getting-started/typescript#ts2882': [
    'side-effect import of {package}',
    'TS2882',
    "cannot find module 'jest-extended/all' or its corresponding type declarations",
    'could not find a declaration file for module {package}',
    'TS7016',
  ],
  '/docs/getting-started/typescript#ts5108': ['option … has been removed', 'TS5108'],
  '/docs/getting-started/typescript#ts2428': ["all declarations of 'Matchers' must have identical type", 'TS2428'],
  '/docs/getting-started/typescript#ts2306': ['file {package} is not a module', 'TS2306'],
  '/docs/getting-started/typescript#ts2740': ["type 'Result' is missing the following properties", 'TS2740'],
  '/docs/matchers/fail#fail': ['fail is not defined'],
};

/**
 * The messages that a section explains, as patterns.
 * @param url the path and anchor of the section, whatever `baseUrl` and `trailingSlash` of the site are
 */
export const getMessages = (url: string): readonly string[] => messages[normalizePath(url)] ?? [];

/** The paths of all sections that explain messages. */
export const explainingPaths: readonly string[] = Object.keys(messages);
