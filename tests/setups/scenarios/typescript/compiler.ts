import {block} from '../../references';
import type {SetName} from '../../packages';
import type {Run} from '../../scenario';
import {json} from '../probes';

/** The line of tsconfig.json that the page begins with. */
export const types = block('typescript#types', 'tsconfig.json');

/** What the page quotes of the compiler's messages, and of the one at run time. */
export const unknown = {
  matcher: block('typescript#types', 'text', 1),
  test: block('typescript#types', 'text', 2),
  misspelt: block('typescript#misspelt-matchers', 'text', 1),
  atRunTime: block('typescript#misspelt-matchers', 'text', 2),
  instance: block('typescript#skiplibcheck', 'text'),
};

/**
 * The compiler with what the pages leave to the project. Node's module rules are the strictest about imports. Where a
 * scenario is not about it, libraries are not checked: that takes most of the compiler's time.
 */
export const tsc = (more = '--skipLibCheck true'): string =>
  `tsc --noEmit --strict --target es2023 --module nodenext ${more} -p .`;

/** The compiler finds nothing. */
export const compiles: Run = {run: tsc(), ends: 'well'};

const compilers = ['typescript5', 'typescript6', 'typescript7'] as const;

/** A set with each compiler. */
export const withAll = (set: SetName) => compilers.map(compiler => [set, compiler] as const);

/** A tsconfig.json with these options. */
export const tsconfig = (options: object): string => json({compilerOptions: options});

/** Misspelt names in each form; where one of them compiles, the compiler says that the comment is not needed. */
export const misspelt = `
test('misspelt', () => {
  // @ts-expect-error
  expect([]).toBeArayOfSize(0);
  // @ts-expect-error
  expect([]).not.toBeArayOfSize(0);
});
`;

/** The same of an asymmetric matcher. */
export const misspeltAsymmetric = `
test('misspelt', () => {
  // @ts-expect-error
  expect.toBePositives();
});
`;

/** The first line of a test file. */
export const imports = (module: string): string => `import { expect, test } from '${module}';\n`;

/** Settings where only what is imported has types, and libraries are not checked. */
export const skipping = tsconfig({types: [], skipLibCheck: true});
