import {eraseTypes} from './erase-types';
import {Canvas, type Place} from './canvas';
import {eraseModuleSyntax, type ImportedModule, type ImportedName} from './imports';
import {movePlaces} from './move-places';
import {readNames} from './read-names';
import {parseScript, TAIL, writeHead} from './script';
import {parse, SourceError} from './syntax-tree';

export {SourceError} from './syntax-tree';
export {HOOK} from './script';

/** A module that can run as a script. */
export interface Prepared {
  /** JavaScript with the same lines as the source. It calls `HOOK` with a function, whose body is the module. */
  readonly script: string;
  /** The names that the file uses and does not declare; see `Names`. */
  readonly uses: readonly string[];
  readonly modules: readonly ImportedModule[];
  /** Exports that the imported modules must have. */
  readonly names: readonly ImportedName[];
  /** Converts a place in the script to the one in the source that Jest shows. */
  readonly findPlace: (place: Place) => Place;
}

/**
 * Turns a TypeScript module into a script: replaces types with spaces, and compiles enums, parameter properties, imports
 * and exports in their lines.
 *
 * @param source the file's text
 * @throws {SourceError} at the position of a syntax error, or of code that cannot run
 */
export function prepareSource(source: string): Prepared {
  const program = parse(source);
  const canvas = new Canvas(source);
  // A shebang line would follow the code that is inserted before the source.
  if (source.startsWith('#!')) canvas.overwrite(0, '//');
  eraseTypes(program, canvas);
  const {used, declared} = readNames(program, canvas);
  const {prologue, modules, names} = eraseModuleSyntax(program, canvas, used);
  const head = writeHead(prologue);
  const find = ({line, column}: Place, moved?: ReadonlyMap<number, number>) =>
    canvas.findPlace({line, column: Math.max(1, line === 1 ? column - head.length : column)}, moved);
  const script = `${head}${canvas.toString()}${TAIL}`;
  try {
    parseScript(script);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    const {line, column} = find({line: error.line, column: error.column + 1});
    throw new SourceError(error.message, line, column - 1);
  }
  const moved = movePlaces(program, canvas);
  const uses = [...used].filter(name => !declared.has(name));
  return {script, uses, modules, names, findPlace: place => find(place, moved)};
}
