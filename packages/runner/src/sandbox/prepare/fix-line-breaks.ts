import type {Canvas} from './canvas';
import {getChild, getList, type SyntaxNode} from './syntax-tree';

/** A statement or field that a line break can end. */
const ENDS_WITH_LINE =
  /^(?:Expression|Return|Throw)Statement$|^VariableDeclaration$|^ExportDefault|^PropertyDefinition$/;

/** Preserves a node's meaning where the types erased below it leave a line break that changes it. */
export function fixLineBreaks(node: SyntaxNode, canvas: Canvas): void {
  const last = node.end - 1;
  // `const c = 1 as number` with `[1].forEach(…)` on the next line: the type's last character becomes a `;`.
  if (ENDS_WITH_LINE.test(node.type) && canvas.isErased(last)) {
    if (/[([`]/.test(canvas.source.charAt(canvas.skipSpace(node.end)))) canvas.overwrite(last, ';');
  } else if (node.type === 'ArrowFunctionExpression') fixArrow(node, canvas);
  else if (node.type === 'TSTypeAssertion') {
    // `return <Type>` with the value on the next line would return nothing, and `() => <Type>{}` would begin a block.
    const value = getChild(node, 'expression')?.start ?? node.end;
    if (canvas.source[value] !== '{' && !canvas.hasLineBreak(node.start, value)) return;
    canvas.overwrite(node.start, '(');
    canvas.append(last, ')');
  }
}

/** JavaScript allows no line break before `=>` or between `async` and `(`, so the parenthesis moves past the type. */
function fixArrow(node: SyntaxNode, canvas: Canvas): void {
  const generics = getChild(node, 'typeParameters');
  const returned = getChild(node, 'returnType');
  const start = generics?.end ?? node.start;
  if (generics && canvas.hasLineBreak(generics.start, start)) {
    canvas.eraseNext(start, '(');
    canvas.overwrite(generics.start, '(');
  }
  const close = returned && canvas.find(')', getList(node, 'params').at(-1)?.end ?? start);
  if (!returned || close === undefined || !canvas.hasLineBreak(close, returned.end)) return;
  canvas.erase(close, close + 1);
  canvas.overwrite(returned.end - 1, ')');
}
