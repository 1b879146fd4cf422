import type {Canvas} from './canvas';
import {getChild, getChildren, getList, getText, hasFlag, type SyntaxNode} from './syntax-tree';

const ASSERTION = /^TS(?:As|Satisfies|NonNull|Instantiation)Expression$|^TSTypeAssertion$/;

/**
 * Positions that browsers report for an error, and those that Jest shows in their place, because the source map of Babel
 * knows only where nodes begin and end, and Babel writes `(a as b)` without parentheses:
 *
 * - an operator, and the dot before a member: the end of the value before it
 * - the parenthesis of a call with an asserted function: the function's name
 * - the parenthesis of an optional call, and of a function called where it is written: the end of the function
 * - the parenthesis around an asserted value: the value
 * - the brace that ends an enum, where its function is called: the end of the enum's name
 * - an imported function that is called: the end of its name, because Babel writes `(0, module.name)(…)`
 * - `import()`: the `await` before it
 */
export function movePlaces(program: SyntaxNode, canvas: Canvas): ReadonlyMap<number, number> {
  const moved = new Map<number, number>();
  const specifiers = getList(program, 'body').flatMap(node => getList(node, 'specifiers'));
  const imported = new Set(
    specifiers
      .filter(({type}) => /^Import(?:Default)?Specifier$/.test(type))
      .map(specifier => getText(getChild(specifier, 'local') ?? specifier, 'name')),
  );
  visit(program, canvas, imported, moved);
  return moved;
}

function visit(
  node: SyntaxNode,
  canvas: Canvas,
  imported: ReadonlySet<string | undefined>,
  moved: Map<number, number>,
): void {
  const object = node.type === 'MemberExpression' ? getChild(node, 'object') : undefined;
  const left = object ?? (/^(?:Binary|Assignment)Expression$/.test(node.type) ? getChild(node, 'left') : undefined);
  if (left) moved.set(canvas.skipBrackets(left.end), getValue(left).end);
  const callee = node.type === 'CallExpression' ? getChild(node, 'callee') : undefined;
  if (callee) moveCall(node, callee, canvas, moved);
  const awaited = node.type === 'AwaitExpression' ? getChild(node, 'argument') : undefined;
  if (awaited?.type === 'ImportExpression') moved.set(awaited.start, node.start);
  const asserted = callee ?? object;
  if (asserted && getValue(asserted) !== asserted && canvas.source[asserted.start - 1] === '(')
    moved.set(asserted.start - 1, getValue(asserted).start);
  const called = callee ? getValue(callee) : node;
  if (callee && called.type === 'Identifier' && imported.has(getText(called, 'name')))
    for (const from of [called.start, callee.start - (called === callee ? 0 : 1), canvas.skipBrackets(callee.end)])
      moved.set(from, called.end);
  const id = node.type === 'TSEnumDeclaration' ? getChild(node, 'id') : undefined;
  if (id) moved.set(node.end - 1, id.end);
  for (const below of getChildren(node)) visit(below, canvas, imported, moved);
}

function moveCall(node: SyntaxNode, callee: SyntaxNode, canvas: Canvas, moved: Map<number, number>): void {
  let parenthesis = canvas.skipBrackets(callee.end);
  const isOptional = hasFlag(node, 'optional');
  if (isOptional) parenthesis = canvas.skipSpace(parenthesis + '?.'.length);
  if (canvas.source[parenthesis] !== '(') return;
  const value = getValue(callee);
  if (isOptional || /Function/.test(value.type)) moved.set(parenthesis, value.end);
  else if (value !== callee) moved.set(parenthesis, (getChild(value, 'property') ?? value).start);
}

/** The value of `value as Type`, or the node itself. */
function getValue(node: SyntaxNode): SyntaxNode {
  const value = ASSERTION.test(node.type) ? getChild(node, 'expression') : undefined;
  return value ? getValue(value) : node;
}
