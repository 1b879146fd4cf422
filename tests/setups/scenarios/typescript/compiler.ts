import {block} from '../../references';
import type {SetName} from '../../packages';
import type {Run} from '../../scenario';
import {toJson} from '../probes';

/** The first line of tsconfig.json on the page. */
export const types = block('typescript#types', 'tsconfig.json');

/** The types for an `expect` imported from `@jest/globals` or `expect`. */
export const expectTypes = block('typescript#jest-globals', 'expect-jest-extended.d.ts');

/** Compiler messages that the page quotes, and one error at run time. */
export const unknown = {
  matcher: block('typescript#types', 'text', 1),
  test: block('typescript#types', 'text', 2),
  misspelt: block('typescript#misspelt-matchers', 'text', 1),
  atRunTime: block('typescript#misspelt-matchers', 'text', 2),
  instance: block('typescript#skiplibcheck', 'text'),
};

/**
 * The compiler with settings that the pages leave to the project. The module rules of Node are the strictest about
 * imports. Libraries are checked only in scenarios about them, because that takes most of the time.
 */
export const tsc = (more = '--skipLibCheck true'): string =>
  `tsc --noEmit --strict --target es2023 --module nodenext ${more} -p .`;

/** Compiles without errors. */
export const compiles: Run = {run: tsc()};

export const compilers = ['typescript5', 'typescript6', 'typescript7'] as const;

/** Each combination together with each TypeScript version. */
export const withAll = (set: SetName) => compilers.map(compiler => [set, compiler] as const);

/** Each combination together with TypeScript 6 and 7. */
export const withNewer = (set: SetName) => withAll(set).slice(1);

/** A tsconfig.json with these options. */
export const tsconfig = (options: object): string => toJson({compilerOptions: options});

/** Misspelled names in each form. If one compiled, the compiler would report an unused comment. */
export const misspelt = `
test('misspelt', () => {
  // @ts-expect-error
  expect([]).toBeArayOfSize(0);
  // @ts-expect-error
  expect([]).not.toBeArayOfSize(0);
});
`;

/** The same for an asymmetric matcher. */
export const misspeltAsymmetric = `
test('misspelt', () => {
  // @ts-expect-error
  expect.toBePositives();
});
`;

/** The first line of a test file. */
export const imports = (module: string): string => `import { expect, test } from '${module}';\n`;

/** Settings with which only imports have types, and libraries are not checked. */
export const skipping = tsconfig({types: [], skipLibCheck: true});
