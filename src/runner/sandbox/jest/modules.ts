import * as expectModule from 'expect';
import * as matchers from 'jest-extended';
import * as jestMock from 'jest-mock';
import {makeVi} from './vi';

/** Modules that a test may import, by their name. */
type Modules = Readonly<Record<string, object>>;

/**
 * @param globals what Jest makes global: describe, test, expect and the rest
 * @param jest the `jest` object
 * @returns what `import` and `require` know
 */
export function makeModules(globals: Record<string, unknown>, jest: object): Modules {
  const vi = makeVi(jest);
  return {
    '@jest/globals': {...globals, jest},
    'jest-extended': matchers,
    'jest-extended/all': {},
    expect: {...expectModule, __esModule: true, default: expectModule.expect},
    'jest-mock': jestMock,
    vitest: {...globals, vi, vitest: vi},
  };
}

/** The names of `makeModules`, known before anything runs. */
export const moduleNames: readonly string[] = Object.keys(makeModules({}, {}));

/** @returns what a reader is told about a module that there is not */
export const unknownModule = (name: string, file: string): string =>
  `Cannot find module '${name}' from '${file}'\n\nA test on this page can import ` +
  `${moduleNames.map(known => `'${known}'`).join(', ')}.`;

const MOST_NAMES = 30;

/** @returns what a reader is told about a name that a module does not export, with those that it does where they are few */
export function missingExport(module: string, name: string, given: object): string {
  const names = Object.keys(given).filter(known => known !== 'default' && known !== '__esModule');
  return (
    `'${module}' has no export '${name}'${module === 'vitest' ? ' on this page, where Jest answers for Vitest' : ''}` +
    (names.length > 0 && names.length <= MOST_NAMES ? `\n\nIt has ${names.sort().join(', ')}.` : '')
  );
}
