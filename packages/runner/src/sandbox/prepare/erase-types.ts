import type {Canvas} from './canvas';
import {fixLineBreaks} from './fix-line-breaks';
import {DYNAMIC_IMPORT} from './imports';
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

/** Syntax that is more than types, as with TypeScript's option `erasableSyntaxOnly`, or that browsers do not know. */
const refuse =
  (what: string, advice: string): Rule =>
  node => {
    throw SourceError.at(node, `${what} cannot run on this page: ${advice}`);
  };

const refuseEnum = refuse('An enum', 'use an object, such as const Level = {Low: 0, High: 1} as const');
const refuseNamespace = refuse(
  'A namespace that contains values',
  'only types are allowed in a namespace here. Use an object, or declare the values in the file itself',
);
const refuseImport = refuse('import … = …', "use import … from '…', or const … = require('…')");
const refuseAccessor = refuse('accessor', 'browsers do not know it yet');
const refuseImportMeta = refuse('import.meta', 'Jest runs a test file as a script');

/** `value as Type`, `value!`, `value<Type>`: removes everything after the value and the parentheses around it. */
const keepExpression: Rule = (node, canvas) => {
  const expression = getChild(node, 'expression');
  if (!expression) return undefined;
  canvas.erase(canvas.skipBrackets(expression.end), node.end);
  return [expression];
};

/** Removes a `?` or `!`, the first one outside comments. */
function eraseMark(mark: '?' | '!', from: number, canvas: Canvas): void {
  const index = canvas.find(mark, from);
  canvas.erase(index, index + 1);
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
  const keyword = canvas.find('class', node.start);
  canvas.eraseWords(MODIFIERS, node.start, keyword);
  const body = getChild(node, 'body');
  if (getList(node, 'implements').length > 0 && body) {
    const parts = ['id', 'typeParameters', 'superClass', 'superTypeParameters'].map(part => getChild(node, part)?.end);
    canvas.erase(
      canvas.find('implements', Math.max(keyword + 'class'.length, ...parts.map(end => end ?? 0))),
      body.start,
    );
  }
  return undefined;
};

const member: Rule = (node, canvas) => {
  if (hasFlag(node, 'accessor')) return refuseAccessor(node, canvas);
  const key = getChild(node, 'key');
  const isSignature = node.type === 'MethodDefinition' && !getChild(getChild(node, 'value') ?? node, 'body');
  // Babel leaves out fields without a value, so that such a declaration does not overwrite a field of the superclass.
  const isDeclaration =
    node.type === 'PropertyDefinition' && !getChild(node, 'value') && key?.type !== 'PrivateIdentifier';
  if (hasFlag(node, 'declare') || hasFlag(node, 'abstract') || isSignature || isDeclaration)
    return eraseStatement(node, canvas);
  if (!key) return undefined;
  canvas.eraseWords(MODIFIERS, node.start, key.start);
  if (hasFlag(node, 'optional')) eraseMark('?', key.end, canvas);
  if (hasFlag(node, 'definite')) eraseMark('!', key.end, canvas);
  return undefined;
};

/** Whether a statement of a namespace only declares types. */
function isTypeOnly(node: SyntaxNode): boolean {
  const part = getChild(node, node.type === 'TSModuleDeclaration' ? 'body' : 'declaration');
  if (hasFlag(node, 'declare')) return true;
  if (node.type === 'TSModuleBlock') return getList(node, 'body').every(isTypeOnly);
  return part ? isTypeOnly(part) : /^TS(?:Interface|TypeAlias)Declaration$/.test(node.type);
}

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
    const type = getChild(node, 'typeAnnotation');
    if (!expression || !type) return undefined;
    canvas.erase(node.start, canvas.find('>', type.end) + 1);
    return [expression];
  },

  TSEnumDeclaration: (node, canvas) => (hasFlag(node, 'declare') ? eraseStatement : refuseEnum)(node, canvas),
  TSModuleDeclaration: (node, canvas) =>
    (hasFlag(node, 'global') || isTypeOnly(node) ? eraseStatement : refuseNamespace)(node, canvas),
  TSImportEqualsDeclaration: (node, canvas) =>
    (getText(node, 'importKind') === 'type' ? eraseStatement : refuseImport)(node, canvas),
  TSExportAssignment: refuse('export = …', 'a test file does not need exports'),
  TSParameterProperty: refuse(
    'A parameter property',
    'declare the field in the class, and assign it in the constructor',
  ),
  Decorator: refuse('A decorator', 'browsers do not know decorators yet'),

  VariableDeclaration: (node, canvas) => (hasFlag(node, 'declare') ? eraseStatement(node, canvas) : undefined),
  VariableDeclarator(node, canvas) {
    if (hasFlag(node, 'definite')) eraseMark('!', node.start, canvas);
    return undefined;
  },
  ClassDeclaration: classLike,
  ClassExpression: classLike,
  MethodDefinition: member,
  PropertyDefinition: member,
  AccessorProperty: member,
  ImportExpression(node, canvas) {
    canvas.overwrite(node.start, DYNAMIC_IMPORT);
    return undefined;
  },
  MetaProperty: (node, canvas) =>
    getText(getChild(node, 'meta') ?? node, 'name') === 'import' ? refuseImportMeta(node, canvas) : undefined,
  FunctionDeclaration: (node, canvas) =>
    getChild(node, 'body') ? functionLike(node, canvas) : eraseStatement(node, canvas),
  FunctionExpression: functionLike,
  ArrowFunctionExpression: functionLike,
  Identifier(node, canvas) {
    if (hasFlag(node, 'optional')) eraseMark('?', node.start, canvas);
    return undefined;
  },
  ObjectPattern: eraseOptionalMark,
  ArrayPattern: eraseOptionalMark,
};

/** `({a}?: Type)`: the question mark is between the pattern and the type. */
function eraseOptionalMark(node: SyntaxNode, canvas: Canvas): undefined {
  if (!hasFlag(node, 'optional')) return undefined;
  const last = [...getList(node, 'properties'), ...getList(node, 'elements')].at(-1);
  eraseMark('?', last?.end ?? node.start, canvas);
  return undefined;
}

/**
 * Replaces all TypeScript syntax below a node with spaces.
 * @throws {SourceError} at syntax that is more than types: enums, parameter properties, namespaces with values, decorators
 */
export function eraseTypes(node: SyntaxNode, canvas: Canvas): void {
  for (const below of rules[node.type]?.(node, canvas) ?? getChildren(node)) eraseTypes(below, canvas);
  fixLineBreaks(node, canvas);
}
