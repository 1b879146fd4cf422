import * as expectModule from 'expect';
import * as matchers from 'jest-extended';
import * as jestMock from 'jest-mock';
import {makeVi} from './vi';

/** The modules that a test may import, by name. */
type Modules = Readonly<Record<string, object>>;

/**
 * @param globals Jest's globals: describe, test, expect and so on
 * @param jest the `jest` object
 * @returns the modules that `import` and `require` find
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

/** The names of the modules, known before a test runs. */
export const moduleNames: readonly string[] = Object.keys(makeModules({}, {}));

/** @returns the error message for an unknown module */
export const describeUnknownModule = (name: string, file: string): string =>
  `Cannot find module '${name}' from '${file}'\n\nA test on this page can import ` +
  `${moduleNames.map(moduleName => `'${moduleName}'`).join(', ')}.`;

const MOST_NAMES = 30;

/** @returns the error message for an unknown export, with the existing ones if there are few */
export function describeMissingExport(module: string, name: string, exports: object): string {
  const names = Object.keys(exports).filter(key => key !== 'default' && key !== '__esModule');
  return (
    `'${module}' has no export '${name}'${module === 'vitest' ? ' on this page, which runs Jest' : ''}` +
    (names.length > 0 && names.length <= MOST_NAMES ? `\n\nIt has ${names.sort().join(', ')}.` : '')
  );
}
