import {getLineInfo} from 'acorn';
import type {Canvas} from './canvas';
import {getChild, getChildren, getText, type SyntaxNode} from './syntax-tree';

/** Places in a text, and those that replace them, as `line:column`; lines count from 1, columns from 0. */
export type MovedPlaces = Map<string, string>;

/**
 * Finds the places of errors for which Jest shows another one, because the source map of Babel knows only where nodes begin
 * and end: an operator and the dot before a member have the end of the value before them; an imported function that is
 * called has the end of its name, because Babel writes `(0, module.name)(…)`.
 *
 * @param imported the names that the file imports
 */
export function movePlaces(
  node: SyntaxNode,
  canvas: Canvas,
  imported: ReadonlySet<string>,
  moved: MovedPlaces = new Map(),
): MovedPlaces {
  const write = (index: number) => {
    const {line, column} = getLineInfo(canvas.source, index);
    return `${line}:${column}`;
  };
  const left = getChild(node, node.type === 'MemberExpression' ? 'object' : 'left');
  if (left) moved.set(write(canvas.skipBrackets(left.end)), write(getValue(left).end));
  const callee = node.type === 'CallExpression' ? getChild(node, 'callee') : undefined;
  if (callee && imported.has(getText(callee, 'name') ?? '')) moved.set(write(callee.start), write(callee.end));
  for (const below of getChildren(node)) movePlaces(below, canvas, imported, moved);
  return moved;
}

/** The value of `value as Type`, or the node itself. */
function getValue(node: SyntaxNode): SyntaxNode {
  const value = /^TS\w+Expression$|^TSTypeAssertion$/.test(node.type) ? getChild(node, 'expression') : undefined;
  return value ? getValue(value) : node;
}
