import {eraseTypes} from './erase-types';
import {Canvas} from './canvas';
import {eraseModuleSyntax, type ImportedName} from './imports';
import {getChild, getChildren, parse, SourceError, getText, type SyntaxNode} from './syntax-tree';

export {SourceError} from './syntax-tree';
export {DYNAMIC_IMPORT, INTEROP} from './imports';

/** A module that can run as the body of a function. */
export interface Prepared {
  /** JavaScript with the same lines and columns as the source. */
  readonly body: string;
  /** The imports, to insert before the body on its first line. */
  readonly prologue: string;
  /** Exports that the imported modules must have. */
  readonly names: readonly ImportedName[];
}

/**
 * Turns a TypeScript module into the body of a JavaScript function, by replacing types with spaces.
 *
 * @param source the file's text
 * @param refuseModule why a module cannot be imported, or `undefined` if it can
 * @throws {SourceError} at the position of code that cannot run
 */
export function prepareSource(source: string, refuseModule: (name: string) => string | undefined): Prepared {
  const program = parse(source);
  refuseHtmlComments(program, source);
  const canvas = new Canvas(source);
  // A shebang line would follow the code that is inserted before the source.
  if (source.startsWith('#!')) canvas.overwrite(0, '//');
  eraseTypes(program, canvas);
  const {prologue, modules, names} = eraseModuleSyntax(program, canvas);
  for (const {name, node} of modules) {
    const reason = refuseModule(name);
    if (reason !== undefined) throw SourceError.at(node, reason);
  }
  return {prologue, names, body: canvas.toString()};
}

/**
 * Refuses `a <!--b`. In a module it compares `a` with `!(--b)`, but the code runs as a script, where `<!--` begins a
 * comment: the code that runs would not be the code that was checked.
 */
function refuseHtmlComments(node: SyntaxNode, source: string): void {
  const right =
    node.type === 'BinaryExpression' && getText(node, 'operator') === '<' ? getChild(node, 'right') : undefined;
  if (right && source.startsWith('<!--', right.start - 1))
    throw SourceError.at(right, '<!-- cannot run on this page: write < ! -- with spaces');
  for (const below of getChildren(node)) refuseHtmlComments(below, source);
}
