import * as expectModule from 'expect';
import * as matchers from 'jest-extended';
import * as jestMock from 'jest-mock';
import {replacing} from './object';

/** Modules that a test may import, by their name. */
type Modules = Readonly<Record<string, object>>;

/**
 * @param globals what Jest makes global: describe, test, expect and the rest
 * @param jest the `jest` object
 * @returns what `import` and `require` know
 */
export function makeModules(globals: Record<string, unknown>, jest: object): Modules {
  return {
    '@jest/globals': {...globals, jest},
    'jest-extended': matchers,
    'jest-extended/all': {},
    expect: {...expectModule, __esModule: true, default: expectModule.expect},
    'jest-mock': jestMock,
    vitest: {...globals, vi: {...jest, ...replacing('vi')}},
  };
}

/** The names of `makeModules`, known before anything runs. */
export const moduleNames: readonly string[] = Object.keys(makeModules({}, {}));

/** @returns what a reader is told about a module that there is not */
export const unknownModule = (name: string, file: string): string =>
  `Cannot find module '${name}' from '${file}'\n\nA test on this page can import ` +
  `${moduleNames.map(known => `'${known}'`).join(', ')}.`;
