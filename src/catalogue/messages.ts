import {catalogued} from './address';

/**
 * Messages of programs, by the address of the section that explains them. Words are compared without punctuation and
 * letter case. A name in braces stands for any name: `{matcher}` and `{package}` have to be ours, or the message is about
 * something else; `{name}` can be anything. `…` stands for any text.
 */
const messages: Readonly<Record<string, readonly string[]>> = {
  '/docs/getting-started/install#pnpm-ignored-builds': ['ERR_PNPM_IGNORED_BUILDS', 'ignored build scripts'],
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
  '/docs/getting-started/setup#playwright': [
    'custom expect matchers that are not compatible with Playwright',
    'equals is not a function',
  ],
  '/docs/getting-started/setup#troubleshooting': ['EBADDEVENGINES', 'invalid devEngines.packageManager'],
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
    'TS2339',
  ],
  '/docs/getting-started/typescript#types': ["cannot find name 'test'", 'TS2593'],
  '/docs/getting-started/typescript#misspelt-matchers': [
    'property {name} does not exist on type … did you mean {matcher}',
    'TS2551',
  ],
  '/docs/getting-started/typescript#skiplibcheck': ["namespace 'jest' has no exported member {name}", 'TS2694'],
  '/docs/getting-started/typescript#wrong-types': [
    'method Promise.prototype.then called on incompatible receiver',
    'TS2345',
    'TS2305',
  ],
  '/docs/getting-started/typescript#ts2882': ['side-effect import of {package}', 'TS2882'],
  '/docs/getting-started/typescript#ts2428': ["all declarations of 'Matchers' must have identical type", 'TS2428'],
  '/docs/getting-started/typescript#ts2306': ['file {package} is not a module', 'TS2306'],
  '/docs/getting-started/typescript#ts2740': ["type 'Result' is missing the following properties", 'TS2740'],
  '/docs/matchers/fail#fail': ['fail is not defined'],
};

/**
 * The messages that a section explains, as patterns.
 * @param address the path and anchor of the section, whatever `baseUrl` and `trailingSlash` of the site are
 */
export const messagesAt = (address: string): readonly string[] => messages[catalogued(address)] ?? [];

/** The addresses of all sections that explain messages. */
export const explainingAddresses: readonly string[] = Object.keys(messages);
