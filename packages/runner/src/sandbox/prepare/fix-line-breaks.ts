import type {Canvas} from './canvas';
import {getChild, getList, type SyntaxNode} from './syntax-tree';

/** Fixes one node after the types below it have been erased. */
type Fix = (node: SyntaxNode, canvas: Canvas) => void;

/** Characters that would continue a statement which ended with a type and a line break. */
const CONTINUES = /[([`]/;

/** `const c = 1 as number` with `[1].forEach(…)` on the next line: the type's last character becomes a `;`. */
const endStatement: Fix = (node, canvas) => {
  const last = node.end - 1;
  const next = canvas.source.charAt(canvas.skipSpace(node.end));
  if (canvas.isErased(last) && CONTINUES.test(next)) canvas.overwrite(last, ';');
};

/** JavaScript allows no line break before `=>` or between `async` and `(`, so the parenthesis moves past the type. */
const arrow: Fix = (node, canvas) => {
  const generics = getChild(node, 'typeParameters');
  const returned = getChild(node, 'returnType');
  const start = generics?.end ?? node.start;
  if (generics && canvas.hasLineBreak(generics.start, start)) {
    canvas.eraseNext(start, '(');
    canvas.overwrite(generics.start, '(');
  }
  if (!returned) return;
  const close = canvas.find(')', getList(node, 'params').at(-1)?.end ?? start);
  if (!canvas.hasLineBreak(close, returned.end)) return;
  canvas.erase(close, close + 1);
  canvas.overwrite(returned.end - 1, ')');
};

/** `return <Type>` with the value on the next line would return nothing, and `() => <Type>{}` would begin a block. */
const assertion: Fix = (node, canvas) => {
  const value = getChild(node, 'expression');
  if (!value || (canvas.source[value.start] !== '{' && !canvas.hasLineBreak(node.start, value.start))) return;
  canvas.overwrite(node.start, '(');
  canvas.append(node.end - 1, ')');
};

const fixes: Readonly<Record<string, Fix>> = {
  ExpressionStatement: endStatement,
  VariableDeclaration: endStatement,
  ReturnStatement: endStatement,
  ThrowStatement: endStatement,
  ExportDefaultDeclaration: endStatement,
  PropertyDefinition: endStatement,
  ArrowFunctionExpression: arrow,
  TSTypeAssertion: assertion,
};

/** Preserves a node's meaning where erased types leave a line break that changes it. */
export const fixLineBreaks: Fix = (node, canvas) => fixes[node.type]?.(node, canvas);
