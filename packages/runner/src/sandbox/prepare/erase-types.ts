import type {Canvas} from './canvas';
import {fixLineBreaks} from './fix-line-breaks';
import {child, children, flag, list, SourceError, text, type SyntaxNode} from './syntax-tree';

/** Replaces a node's TypeScript syntax with spaces. Returns the nodes to visit next; by default all children. */
type Rule = (node: SyntaxNode, canvas: Canvas) => Iterable<SyntaxNode> | undefined;

const NOTHING: readonly SyntaxNode[] = [];

const MODIFIERS = new Set(['public', 'private', 'protected', 'readonly', 'override', 'abstract', 'declare']);

const eraseAll: Rule = (node, canvas) => {
  canvas.erase(node.start, node.end);
  return NOTHING;
};

const eraseStatement: Rule = (node, canvas) => {
  canvas.eraseStatement(node);
  return NOTHING;
};

/** TypeScript syntax that compiles to code cannot be removed. */
const refuse =
  (what: string, why = 'types are left out here, not compiled'): Rule =>
  node => {
    if (flag(node, 'declare')) return undefined;
    throw SourceError.at(node, `${what} cannot run on this page: ${why}`);
  };

/** Removes a statement that only declares types; rejects others. */
const declaredOnly =
  (what: string): Rule =>
  (node, canvas) => {
    refuse(what)(node, canvas);
    return eraseStatement(node, canvas);
  };

/** `value as Type`, `value!`, `value<Type>`: removes everything after the value. */
const keepExpression: Rule = (node, canvas) => {
  const expression = child(node, 'expression');
  if (!expression) return undefined;
  canvas.erase(afterBrackets(expression, node, canvas), node.end);
  return [expression];
};

/** The end of an expression, including the parentheses around it. */
function afterBrackets(expression: SyntaxNode, within: SyntaxNode, canvas: Canvas): number {
  let end = expression.end;
  for (;;) {
    const next = canvas.skipSpace(end);
    if (next >= within.end || canvas.source[next] !== ')') return end;
    end = next + 1;
  }
}

const functionLike: Rule = (node, canvas) => {
  const [first] = list(node, 'params');
  // `this: Type` is not a parameter.
  if (first?.type === 'Identifier' && text(first, 'name') === 'this') {
    canvas.erase(first.start, first.end);
    canvas.eraseNext(first.end, ',');
  }
  return undefined;
};

const classLike: Rule = (node, canvas) => {
  if (flag(node, 'declare')) return eraseStatement(node, canvas);
  const name = child(node, 'id') ?? child(node, 'body') ?? node;
  canvas.eraseWords(MODIFIERS, node.start, name.start);
  const [first] = list(node, 'implements');
  const body = child(node, 'body');
  if (first && body) canvas.erase(canvas.source.lastIndexOf('implements', first.start), body.start);
  return undefined;
};

const member: Rule = (node, canvas) => {
  if (flag(node, 'accessor')) refuse('accessor', 'browsers do not know it yet')(node, canvas);
  const isSignature = node.type === 'MethodDefinition' && !child(child(node, 'value') ?? node, 'body');
  if (flag(node, 'declare') || flag(node, 'abstract') || isSignature) return eraseStatement(node, canvas);
  const key = child(node, 'key');
  if (!key) return undefined;
  canvas.eraseWords(MODIFIERS, node.start, key.start);
  if (flag(node, 'optional') || flag(node, 'definite')) {
    canvas.eraseNext(flag(node, 'computed') ? canvas.source.indexOf(']', key.end) + 1 : key.end, '?!');
  }
  return undefined;
};

const rules: Readonly<Record<string, Rule>> = {
  TSTypeAnnotation: eraseAll,
  TSTypeParameterDeclaration: eraseAll,
  TSTypeParameterInstantiation: eraseAll,

  TSInterfaceDeclaration: eraseStatement,
  TSTypeAliasDeclaration: eraseStatement,
  TSDeclareFunction: eraseStatement,
  TSAbstractMethodDefinition: eraseStatement,
  TSAbstractPropertyDefinition: eraseStatement,
  TSIndexSignature: eraseStatement,
  TSDeclareMethod: eraseStatement,

  TSAsExpression: keepExpression,
  TSSatisfiesExpression: keepExpression,
  TSNonNullExpression: keepExpression,
  TSInstantiationExpression: keepExpression,
  TSTypeAssertion(node, canvas) {
    const expression = child(node, 'expression');
    if (!expression) return undefined;
    canvas.erase(node.start, canvas.source.indexOf('>', child(node, 'typeAnnotation')?.end) + 1);
    return [expression];
  },

  TSEnumDeclaration: declaredOnly('enum'),
  TSModuleDeclaration: (node, canvas) =>
    flag(node, 'global') ? eraseStatement(node, canvas) : declaredOnly('namespace')(node, canvas),
  TSImportEqualsDeclaration: refuse('import ='),
  TSExportAssignment: refuse('export ='),
  TSParameterProperty: refuse('a parameter property'),
  Decorator: refuse('a decorator'),

  VariableDeclaration: (node, canvas) => (flag(node, 'declare') ? eraseStatement(node, canvas) : undefined),
  VariableDeclarator(node, canvas) {
    const id = child(node, 'id');
    if (id && flag(node, 'definite')) canvas.eraseNext(id.start + (text(id, 'name')?.length ?? 0), '!');
    return undefined;
  },
  ClassDeclaration: classLike,
  ClassExpression: classLike,
  MethodDefinition: member,
  PropertyDefinition: member,
  AccessorProperty: member,
  MetaProperty: (node, canvas) =>
    text(child(node, 'meta') ?? node, 'name') === 'import'
      ? refuse('import.meta', 'Jest runs a test file as a script')(node, canvas)
      : undefined,
  FunctionDeclaration: (node, canvas) =>
    child(node, 'body') ? functionLike(node, canvas) : eraseStatement(node, canvas),
  FunctionExpression: functionLike,
  ArrowFunctionExpression: functionLike,
  Identifier(node, canvas) {
    if (flag(node, 'optional')) canvas.eraseNext(node.start + (text(node, 'name')?.length ?? 0), '?');
    return undefined;
  },
  ObjectPattern: optionalPattern,
  ArrayPattern: optionalPattern,
};

/** `({a}?: Type)`: the question mark is in front of the type. */
function optionalPattern(node: SyntaxNode, canvas: Canvas): undefined {
  if (!flag(node, 'optional')) return undefined;
  const mark = canvas.source.lastIndexOf('?', child(node, 'typeAnnotation')?.start ?? node.end);
  if (mark > node.start) canvas.erase(mark, mark + 1);
  return undefined;
}

/**
 * Replaces all TypeScript syntax below a node with spaces.
 * @throws {SourceError} at syntax that is more than a type: enums, namespaces, parameter properties, decorators
 */
export function eraseTypes(node: SyntaxNode, canvas: Canvas): void {
  for (const below of rules[node.type]?.(node, canvas) ?? children(node)) eraseTypes(below, canvas);
  fixLineBreaks(node, canvas);
}
