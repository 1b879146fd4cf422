import type {Canvas} from './canvas';
import {mendLineEnds} from './mend-line-ends';
import {child, children, flag, list, SourceError, text, type SyntaxNode} from './syntax-tree';

/** Blanks what a node of one type adds to JavaScript. Gives the nodes to look into next; by default all below it. */
type Rule = (node: SyntaxNode, canvas: Canvas) => Iterable<SyntaxNode> | undefined;

const NOTHING: readonly SyntaxNode[] = [];

const MODIFIERS = new Set(['public', 'private', 'protected', 'readonly', 'override', 'abstract', 'declare']);

const blankAll: Rule = (node, canvas) => {
  canvas.blank(node.start, node.end);
  return NOTHING;
};

const blankStatement: Rule = (node, canvas) => {
  canvas.blankStatement(node);
  return NOTHING;
};

/** What TypeScript compiles to code of its own cannot be had by leaving something out. */
const refuse =
  (what: string, why = 'types are left out here, not compiled'): Rule =>
  node => {
    if (flag(node, 'declare')) return undefined;
    throw SourceError.at(node, `${what} cannot run on this page: ${why}`);
  };

/** A statement of types only when declared, refused otherwise. */
const declaredOnly =
  (what: string): Rule =>
  (node, canvas) => {
    refuse(what)(node, canvas);
    return blankStatement(node, canvas);
  };

/** `value as Type`, `value!`, `value<Type>`: what follows the value goes. */
const keepExpression: Rule = (node, canvas) => {
  const expression = child(node, 'expression');
  if (!expression) return undefined;
  canvas.blank(afterBrackets(expression, node, canvas), node.end);
  return [expression];
};

/** Where an expression ends with the brackets around it. */
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
  // `this: Type` is no parameter.
  if (first?.type === 'Identifier' && text(first, 'name') === 'this') {
    canvas.blank(first.start, first.end);
    canvas.blankNext(first.end, ',');
  }
  return undefined;
};

const classLike: Rule = (node, canvas) => {
  if (flag(node, 'declare')) return blankStatement(node, canvas);
  const name = child(node, 'id') ?? child(node, 'body') ?? node;
  canvas.blankWords(MODIFIERS, node.start, name.start);
  const [first] = list(node, 'implements');
  const body = child(node, 'body');
  if (first && body) canvas.blank(canvas.source.lastIndexOf('implements', first.start), body.start);
  return undefined;
};

const member: Rule = (node, canvas) => {
  if (flag(node, 'accessor')) refuse('accessor', 'browsers do not know it yet')(node, canvas);
  const isSignature = node.type === 'MethodDefinition' && !child(child(node, 'value') ?? node, 'body');
  if (flag(node, 'declare') || flag(node, 'abstract') || isSignature) return blankStatement(node, canvas);
  const key = child(node, 'key');
  if (!key) return undefined;
  canvas.blankWords(MODIFIERS, node.start, key.start);
  if (flag(node, 'optional') || flag(node, 'definite')) {
    canvas.blankNext(flag(node, 'computed') ? canvas.source.indexOf(']', key.end) + 1 : key.end, '?!');
  }
  return undefined;
};

const rules: Readonly<Record<string, Rule>> = {
  TSTypeAnnotation: blankAll,
  TSTypeParameterDeclaration: blankAll,
  TSTypeParameterInstantiation: blankAll,

  TSInterfaceDeclaration: blankStatement,
  TSTypeAliasDeclaration: blankStatement,
  TSDeclareFunction: blankStatement,
  TSAbstractMethodDefinition: blankStatement,
  TSAbstractPropertyDefinition: blankStatement,
  TSIndexSignature: blankStatement,
  TSDeclareMethod: blankStatement,

  TSAsExpression: keepExpression,
  TSSatisfiesExpression: keepExpression,
  TSNonNullExpression: keepExpression,
  TSInstantiationExpression: keepExpression,
  TSTypeAssertion(node, canvas) {
    const expression = child(node, 'expression');
    if (!expression) return undefined;
    canvas.blank(node.start, canvas.source.indexOf('>', child(node, 'typeAnnotation')?.end) + 1);
    return [expression];
  },

  TSEnumDeclaration: declaredOnly('enum'),
  TSModuleDeclaration: (node, canvas) =>
    flag(node, 'global') ? blankStatement(node, canvas) : declaredOnly('namespace')(node, canvas),
  TSImportEqualsDeclaration: refuse('import ='),
  TSExportAssignment: refuse('export ='),
  TSParameterProperty: refuse('a parameter property'),
  Decorator: refuse('a decorator'),

  VariableDeclaration: (node, canvas) => (flag(node, 'declare') ? blankStatement(node, canvas) : undefined),
  VariableDeclarator(node, canvas) {
    const id = child(node, 'id');
    if (id && flag(node, 'definite')) canvas.blankNext(id.start + (text(id, 'name')?.length ?? 0), '!');
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
    child(node, 'body') ? functionLike(node, canvas) : blankStatement(node, canvas),
  FunctionExpression: functionLike,
  ArrowFunctionExpression: functionLike,
  Identifier(node, canvas) {
    if (flag(node, 'optional')) canvas.blankNext(node.start + (text(node, 'name')?.length ?? 0), '?');
    return undefined;
  },
  ObjectPattern: optionalPattern,
  ArrayPattern: optionalPattern,
};

/** `({a}?: Type)`: the mark stands in front of the type. */
function optionalPattern(node: SyntaxNode, canvas: Canvas): undefined {
  if (!flag(node, 'optional')) return undefined;
  const mark = canvas.source.lastIndexOf('?', child(node, 'typeAnnotation')?.start ?? node.end);
  if (mark > node.start) canvas.blank(mark, mark + 1);
  return undefined;
}

/**
 * Blanks every type below a node.
 * @throws {SourceError} at what is more than a type: enum, namespace, parameter properties, decorators
 */
export function blankTypes(node: SyntaxNode, canvas: Canvas): void {
  for (const below of rules[node.type]?.(node, canvas) ?? children(node)) blankTypes(below, canvas);
  mendLineEnds(node, canvas);
}
