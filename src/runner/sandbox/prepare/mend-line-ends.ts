import type {Canvas} from './canvas';
import {child, list, type SyntaxNode} from './syntax-tree';

/** Mends one node when everything below it is blanked. */
type Mend = (node: SyntaxNode, canvas: Canvas) => void;

/** What would continue a statement that the reader ended with a line and a type. */
const CONTINUES = /[([`]/;

/** `const c = 1 as number` with `[1].forEach(…)` on the next line: the type's last character becomes a `;`. */
const endStatement: Mend = (node, canvas) => {
  const last = node.end - 1;
  const next = canvas.source.charAt(canvas.skipSpace(node.end));
  if (canvas.isBlank(last) && CONTINUES.test(next)) canvas.overwrite(last, ';');
};

/** Before `=>`, and between `async` and `(`, JavaScript allows no line end: the bracket moves over the type's lines. */
const arrow: Mend = (node, canvas) => {
  const generics = child(node, 'typeParameters');
  const returned = child(node, 'returnType');
  const start = generics?.end ?? node.start;
  if (generics && canvas.holdsLineEnd(generics.start, start)) {
    canvas.blankNext(start, '(');
    canvas.overwrite(generics.start, '(');
  }
  if (!returned) return;
  const close = canvas.find(')', list(node, 'params').at(-1)?.end ?? start);
  if (!canvas.holdsLineEnd(close, returned.end)) return;
  canvas.blank(close, close + 1);
  canvas.overwrite(returned.end - 1, ')');
};

/** `return <Type>` with the value on the next line would return nothing. */
const assertion: Mend = (node, canvas) => {
  const value = child(node, 'expression');
  if (!value || !canvas.holdsLineEnd(node.start, value.start)) return;
  canvas.overwrite(node.start, '(');
  canvas.append(node.end - 1, ')');
};

const mends: Readonly<Record<string, Mend>> = {
  ExpressionStatement: endStatement,
  VariableDeclaration: endStatement,
  ReturnStatement: endStatement,
  ThrowStatement: endStatement,
  ExportDefaultDeclaration: endStatement,
  PropertyDefinition: endStatement,
  ArrowFunctionExpression: arrow,
  TSTypeAssertion: assertion,
};

/** Keeps a node's meaning where a line end has come to count, now that the types around it are blank. */
export const mendLineEnds: Mend = (node, canvas) => mends[node.type]?.(node, canvas);
