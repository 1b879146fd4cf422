import type {Canvas} from './canvas';
import {getChild, getChildren, getKey, getList, SourceError, getText, type SyntaxNode} from './syntax-tree';

/** A module that the source imports. */
export interface ImportedModule {
  readonly name: string;
  readonly node: SyntaxNode;
}

/** A name that the source imports and uses as a value. */
export interface ImportedName {
  readonly module: string;
  /** The exported name; `default` for the default export. */
  readonly name: string;
  /** Its name in this file. */
  readonly local: string;
  readonly node: SyntaxNode;
}

/** Names under which the script passes these functions to the code. */
export const INTEROP = '__interop';
/** As long as `import`, which it replaces. */
export const DYNAMIC_IMPORT = '__imp_';
/** As long as `this`, which it replaces outside of functions: there it is undefined in a module. */
export const NO_THIS = '__th';

const isTypeOnly = (node: SyntaxNode, kind: 'importKind' | 'exportKind') => getText(node, kind) === 'type';

/** `{a: b, default: c}` of `import c, {a as b}`. */
function writeBindings(specifiers: readonly SyntaxNode[]): string {
  return specifiers
    .map(specifier => {
      const local = getName(getChild(specifier, 'local'));
      if (specifier.type === 'ImportDefaultSpecifier') return `default: ${local}`;
      return `${getName(getChild(specifier, 'imported'))}: ${local}`;
    })
    .join(', ');
}

/** An identifier's name, or the text of a string literal: `import {'a b' as c}`. */
const getName = (node: SyntaxNode | undefined): string =>
  (node && (getText(node, 'name') ?? getText(node, 'raw'))) ?? '';

/** An import declaration, converted to calls of `require`. */
function writeRequireCalls(specifiers: readonly SyntaxNode[], name: string): string {
  const call = `${INTEROP}(require(${JSON.stringify(name)}))`;
  const namespace = specifiers.find(({type}) => type === 'ImportNamespaceSpecifier');
  const named = specifiers.filter(specifier => specifier !== namespace);
  if (specifiers.length === 0) return `${call};`;
  return [
    namespace ? `const ${getName(getChild(namespace, 'local'))} = ${call};` : '',
    named.length > 0 ? `const {${writeBindings(named)}} = ${call};` : '',
  ].join('');
}

/**
 * Turns a module into a function body: removes import and export syntax and returns the imports as `require` calls.
 *
 * @param program the root of the syntax tree
 * Like Babel, leaves out an import of names that are used only as types.
 *
 * @param canvas the source, in which types are erased and the syntax is removed
 * @returns code for the beginning of the body, the imported modules and names, and the names that the code uses
 * @throws {SourceError} at re-exports, which a single file cannot use
 */
export function eraseModuleSyntax(
  program: SyntaxNode,
  canvas: Canvas,
): {prologue: string; modules: ImportedModule[]; names: ImportedName[]; uses: ReadonlySet<string>} {
  const uses = readNames(program, canvas);
  const modules: ImportedModule[] = [];
  const names: ImportedName[] = [];
  let prologue = '';
  for (const node of getList(program, 'body')) {
    const source = getChild(node, 'source');
    if (node.type === 'ImportDeclaration' && source) {
      const specifiers = getList(node, 'specifiers');
      const values = specifiers.filter(specifier => uses.has(getName(getChild(specifier, 'local'))));
      if (!isTypeOnly(node, 'importKind') && (values.length > 0 || specifiers.length === 0)) {
        const module = getText(source, 'value') ?? '';
        modules.push({name: module, node: source});
        prologue += writeRequireCalls(values, module);
        names.push(...values.flatMap(specifier => readImportedName(specifier, module)));
      }
      canvas.eraseStatement(node);
    } else if (node.type.startsWith('Export')) {
      eraseExport(node, canvas);
    }
  }
  eraseThis(program, canvas);
  return {prologue, modules, names, uses};
}

/** The export that a specifier refers to; none for a namespace. */
function readImportedName(node: SyntaxNode, module: string): ImportedName[] {
  const local = getName(getChild(node, 'local'));
  if (node.type === 'ImportDefaultSpecifier') return [{module, name: 'default', local, node}];
  const imported = getChild(node, 'imported');
  const name = imported && (getText(imported, 'name') ?? getText(imported, 'value'));
  return name === undefined ? [] : [{module, name, local, node}];
}

function eraseExport(node: SyntaxNode, canvas: Canvas): void {
  const declaration = getChild(node, 'declaration');
  if (getChild(node, 'source') && !isTypeOnly(node, 'exportKind')) {
    throw SourceError.at(node, 'A re-export cannot run on this page: a test on this page is one file');
  }
  const isNamed = !!declaration && getChild(declaration, 'id') !== undefined;
  const isDeclaration = /^(?:Function|Class)Declaration$/.test(declaration?.type ?? '');
  if (!declaration || declaration.type === 'TSInterfaceDeclaration') canvas.eraseStatement(node);
  else if (node.type === 'ExportDefaultDeclaration' && !(isDeclaration && isNamed)) {
    // `export default {}` becomes `;0,            {}`, an expression. Parentheses around it remain.
    canvas.erase(node.start, canvas.find('default', node.start) + 'default'.length);
    canvas.overwrite(node.start, ';0,');
    if (isDeclaration) canvas.append(node.end - 1, ';');
  } else canvas.erase(node.start, declaration.start);
}

/** Functions and parts of classes with a `this` of their own. */
const OWN_THIS = /^(?:Function(?:Declaration|Expression)|PropertyDefinition|StaticBlock)$/;

function eraseThis(node: SyntaxNode, canvas: Canvas): void {
  if (node.type === 'ThisExpression') canvas.overwrite(node.start, NO_THIS);
  if (!OWN_THIS.test(node.type)) for (const below of getChildren(node)) eraseThis(below, canvas);
}

/** The variables that a file uses, such as `URL`. Names in types are erased. */
function readNames(node: SyntaxNode, canvas: Canvas, names = new Set<string>()): Set<string> {
  const name = node.type === 'Identifier' && !canvas.isErased(node.start) ? getText(node, 'name') : undefined;
  if (name !== undefined) names.add(name);
  // The names that an import declares are not used by it.
  if (/^Import\w*Specifier$/.test(node.type)) return names;
  for (const below of getChildren(node)) if (below !== getKey(node)) readNames(below, canvas, names);
  return names;
}
