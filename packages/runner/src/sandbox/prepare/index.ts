import {Canvas} from './canvas';
import {eraseTypes} from './erase-types';
import {DYNAMIC_IMPORT, eraseModuleSyntax, type ImportedModule, type ImportedName, INTEROP, NO_THIS} from './imports';
import {movePlaces, type MovedPlaces} from './move-places';
import {parse} from './syntax-tree';

export {SourceError} from './syntax-tree';

/** The global function that the script calls with the test file's code. */
export const HOOK = '__defineTestFile';

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname', INTEROP, DYNAMIC_IMPORT, NO_THIS];

/** Lines of the script before the first one of the source. */
export const LINES_BEFORE = 1;

/** A module that can run as a script. */
export interface Prepared {
  /** JavaScript with the lines of the source after one more. It calls `HOOK` with a function, whose body is the module. */
  readonly script: string;
  /** The variables and globals that the file uses, such as `URL`. */
  readonly uses: ReadonlySet<string>;
  readonly modules: readonly ImportedModule[];
  /** Exports that the imported modules must have. */
  readonly names: readonly ImportedName[];
  readonly moved: MovedPlaces;
}

/**
 * Turns a TypeScript module into a script: replaces types, imports and exports in their lines, so that nothing moves.
 *
 * @param source the file's text
 * @throws {SourceError} at the position of a syntax error, or of code that cannot run
 */
export function prepareSource(source: string): Prepared {
  const program = parse(source);
  const canvas = new Canvas(source);
  // A shebang is a comment in the first line only.
  if (source.startsWith('#!')) canvas.overwrite(0, '//');
  eraseTypes(program, canvas);
  const {prologue, ...imports} = eraseModuleSyntax(program, canvas);
  // The inner block allows the file to declare its own `module` or `exports`.
  const head = `${HOOK}(function (${PARAMETERS.join(', ')}) {"use strict";{${prologue}`;
  const moved = movePlaces(program, canvas, new Set(imports.names.map(({local}) => local)));
  return {script: `${head}\n${canvas}\n}})`, moved, ...imports};
}
