import {blankTypes} from './blank-types';
import {Canvas} from './canvas';
import {blankModuleSyntax, type ImportedName} from './imports';
import {parse, SourceError} from './syntax-tree';

export {SourceError} from './syntax-tree';
export {DYNAMIC_IMPORT, INTEROP} from './imports';

/** A module that is ready to run as the body of a function. */
export interface Prepared {
  /** JavaScript with the lines and columns of the source. */
  readonly body: string;
  /** Stands in front of the body, on its first line: the imports. */
  readonly prologue: string;
  /** What the modules have to export. */
  readonly names: readonly ImportedName[];
}

/**
 * Makes JavaScript of TypeScript by blanking the types, and a function body of a module.
 *
 * @param source the file's text
 * @param refuseModule says why a module cannot be imported, `undefined` for one that can
 * @throws {SourceError} with the place of what cannot run
 */
export function prepare(source: string, refuseModule: (name: string) => string | undefined): Prepared {
  const program = parse(source);
  const canvas = new Canvas(source);
  // A first line for the shell, behind the head that every file gets.
  if (source.startsWith('#!')) canvas.overwrite(0, '//');
  blankTypes(program, canvas);
  const {prologue, modules, names} = blankModuleSyntax(program, canvas);
  for (const {name, node} of modules) {
    const reason = refuseModule(name);
    if (reason !== undefined) throw SourceError.at(node, reason);
  }
  return {prologue, names, body: canvas.toString()};
}
