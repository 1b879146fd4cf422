import type {Canvas} from './canvas';
import {fixLineBreaks} from './fix-line-breaks';
import {getChild, getChildren, hasFlag, getList, SourceError, getText, type SyntaxNode} from './syntax-tree';

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
    if (hasFlag(node, 'declare')) return undefined;
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
  const expression = getChild(node, 'expression');
  if (!expression) return undefined;
  canvas.erase(skipBrackets(expression, node, canvas), node.end);
  return [expression];
};

/** The end of an expression, including the parentheses around it. */
function skipBrackets(expression: SyntaxNode, within: SyntaxNode, canvas: Canvas): number {
  let end = expression.end;
  for (;;) {
    const next = canvas.skipSpace(end);
    if (next >= within.end || canvas.source[next] !== ')') return end;
    end = next + 1;
  }
}

const functionLike: Rule = (node, canvas) => {
  const [first] = getList(node, 'params');
  // `this: Type` is not a parameter.
  if (first?.type === 'Identifier' && getText(first, 'name') === 'this') {
    canvas.erase(first.start, first.end);
    canvas.eraseNext(first.end, ',');
  }
  return undefined;
};

const classLike: Rule = (node, canvas) => {
  if (hasFlag(node, 'declare')) return eraseStatement(node, canvas);
  const name = getChild(node, 'id') ?? getChild(node, 'body') ?? node;
  canvas.eraseWords(MODIFIERS, node.start, name.start);
  const [first] = getList(node, 'implements');
  const body = getChild(node, 'body');
  if (first && body) canvas.erase(canvas.source.lastIndexOf('implements', first.start), body.start);
  return undefined;
};

const member: Rule = (node, canvas) => {
  if (hasFlag(node, 'accessor')) refuse('accessor', 'browsers do not know it yet')(node, canvas);
  const isSignature = node.type === 'MethodDefinition' && !getChild(getChild(node, 'value') ?? node, 'body');
  if (hasFlag(node, 'declare') || hasFlag(node, 'abstract') || isSignature) return eraseStatement(node, canvas);
  const key = getChild(node, 'key');
  if (!key) return undefined;
  canvas.eraseWords(MODIFIERS, node.start, key.start);
  if (hasFlag(node, 'optional') || hasFlag(node, 'definite')) {
    canvas.eraseNext(hasFlag(node, 'computed') ? canvas.source.indexOf(']', key.end) + 1 : key.end, '?!');
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
    const expression = getChild(node, 'expression');
    if (!expression) return undefined;
    canvas.erase(node.start, canvas.source.indexOf('>', getChild(node, 'typeAnnotation')?.end) + 1);
    return [expression];
  },

  TSEnumDeclaration: declaredOnly('enum'),
  TSModuleDeclaration: (node, canvas) =>
    hasFlag(node, 'global') ? eraseStatement(node, canvas) : declaredOnly('namespace')(node, canvas),
  TSImportEqualsDeclaration: refuse('import ='),
  TSExportAssignment: refuse('export ='),
  TSParameterProperty: refuse('a parameter property'),
  Decorator: refuse('a decorator'),

  VariableDeclaration: (node, canvas) => (hasFlag(node, 'declare') ? eraseStatement(node, canvas) : undefined),
  VariableDeclarator(node, canvas) {
    const id = getChild(node, 'id');
    if (id && hasFlag(node, 'definite')) canvas.eraseNext(id.start + (getText(id, 'name')?.length ?? 0), '!');
    return undefined;
  },
  ClassDeclaration: classLike,
  ClassExpression: classLike,
  MethodDefinition: member,
  PropertyDefinition: member,
  AccessorProperty: member,
  MetaProperty: (node, canvas) =>
    getText(getChild(node, 'meta') ?? node, 'name') === 'import'
      ? refuse('import.meta', 'Jest runs a test file as a script')(node, canvas)
      : undefined,
  FunctionDeclaration: (node, canvas) =>
    getChild(node, 'body') ? functionLike(node, canvas) : eraseStatement(node, canvas),
  FunctionExpression: functionLike,
  ArrowFunctionExpression: functionLike,
  Identifier(node, canvas) {
    if (hasFlag(node, 'optional')) canvas.eraseNext(node.start + (getText(node, 'name')?.length ?? 0), '?');
    return undefined;
  },
  ObjectPattern: eraseOptionalMark,
  ArrayPattern: eraseOptionalMark,
};

/** `({a}?: Type)`: the question mark is in front of the type. */
function eraseOptionalMark(node: SyntaxNode, canvas: Canvas): undefined {
  if (!hasFlag(node, 'optional')) return undefined;
  const mark = canvas.source.lastIndexOf('?', getChild(node, 'typeAnnotation')?.start ?? node.end);
  if (mark > node.start) canvas.erase(mark, mark + 1);
  return undefined;
}

/**
 * Replaces all TypeScript syntax below a node with spaces.
 * @throws {SourceError} at syntax that is more than a type: enums, namespaces, parameter properties, decorators
 */
export function eraseTypes(node: SyntaxNode, canvas: Canvas): void {
  for (const below of rules[node.type]?.(node, canvas) ?? getChildren(node)) eraseTypes(below, canvas);
  fixLineBreaks(node, canvas);
}
