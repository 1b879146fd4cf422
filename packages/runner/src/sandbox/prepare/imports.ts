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
  readonly node: SyntaxNode;
}

/** Names under which script.ts passes these functions to the code. */
export const INTEROP = '__interop';
/** As long as `import`, which it replaces. */
export const DYNAMIC_IMPORT = '__imp_';

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
function writeRequireCalls(node: SyntaxNode, name: string): string {
  const specifiers = getList(node, 'specifiers').filter(specifier => !isTypeOnly(specifier, 'importKind'));
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
 * @param canvas the source, in which the syntax is removed
 * @returns code for the first line of the body, and the imported modules. Names used only as types are left out. Like
 *   Jest, it keeps the import itself unless it is marked as a type import.
 * @throws {SourceError} at re-exports, which a single file cannot use
 */
export function eraseModuleSyntax(
  program: SyntaxNode,
  canvas: Canvas,
): {prologue: string; modules: ImportedModule[]; names: ImportedName[]} {
  const modules: ImportedModule[] = [];
  const names = new Map<string, ImportedName>();
  let prologue = '';
  for (const node of getList(program, 'body')) {
    const source = getChild(node, 'source');
    if (node.type === 'ImportDeclaration' && source) {
      const specifiers = getList(node, 'specifiers');
      const onlyTypes =
        isTypeOnly(node, 'importKind') ||
        (specifiers.length > 0 && specifiers.every(specifier => isTypeOnly(specifier, 'importKind')));
      if (!onlyTypes) {
        const name = getText(source, 'value') ?? '';
        modules.push({name, node: source});
        prologue += writeRequireCalls(node, name);
        for (const specifier of specifiers) {
          const imported = writeExport(specifier);
          if (imported)
            names.set(getName(getChild(specifier, 'local')), {module: name, name: imported, node: specifier});
        }
      }
      canvas.eraseStatement(node);
    } else if (node.type.startsWith('Export')) {
      eraseExport(node, canvas);
    }
  }
  markDynamicImports(program, canvas);
  const used = new Set<string>();
  collectValues(program, canvas, used);
  return {prologue, modules, names: [...names].flatMap(([local, imported]) => (used.has(local) ? imported : []))};
}

/** The export that a specifier refers to; `undefined` for namespaces and types. */
function writeExport(specifier: SyntaxNode): string | undefined {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  const imported = getChild(specifier, 'imported');
  if (!imported || isTypeOnly(specifier, 'importKind')) return undefined;
  return getText(imported, 'name') ?? getText(imported, 'value');
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

function markDynamicImports(node: SyntaxNode, canvas: Canvas): void {
  if (node.type === 'ImportExpression') canvas.overwrite(node.start, DYNAMIC_IMPORT);
  for (const below of getChildren(node)) markDynamicImports(below, canvas);
}

/** Every variable left after types and imports are removed. */
function collectValues(node: SyntaxNode, canvas: Canvas, names: Set<string>): void {
  if (node.type === 'Identifier' && !canvas.isErased(node.start)) names.add(getText(node, 'name') ?? '');
  for (const below of getChildren(node)) if (below !== getKey(node)) collectValues(below, canvas, names);
}
