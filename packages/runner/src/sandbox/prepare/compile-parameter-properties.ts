import type {Canvas} from './canvas';
import {getChild, getChildren, getList, getText, type SyntaxNode} from './syntax-tree';

/** Functions with a `this` and a `super` of their own. */
const OWN_THIS = /^(?:Function(?:Declaration|Expression)|Class(?:Declaration|Expression))$/;

/**
 * Assigns the parameter properties of a class where Babel does: `constructor(private a) {` becomes
 * `constructor(a) { this.a = a;`; in a subclass, the assignment follows `super()`. The modifiers remain.
 */
export function compileParameterProperties(classNode: SyntaxNode, canvas: Canvas): void {
  const members = getList(getChild(classNode, 'body') ?? classNode, 'body');
  const functions = members
    .filter(member => getText(member, 'kind') === 'constructor')
    .map(each => getChild(each, 'value'));
  const constructor = functions.find(each => each && getChild(each, 'body'));
  const body = constructor && getChild(constructor, 'body');
  if (!body) return;
  const assignments = getList(constructor, 'params')
    .filter(({type}) => type === 'TSParameterProperty')
    .map(property => {
      const parameter = getChild(property, 'parameter') ?? property;
      const name = getText(getChild(parameter, 'left') ?? parameter, 'name');
      return `this.${name} = ${name}`;
    });
  if (assignments.length === 0) return;
  if (getChild(classNode, 'superClass')) {
    for (const parameter of getList(constructor, 'params')) followSuper(parameter, constructor, assignments, canvas);
    followSuper(body, constructor, assignments, canvas);
    return;
  }
  const directive = getList(body, 'body')
    .filter(each => getText(each, 'directive') !== undefined)
    .at(-1);
  canvas.append((directive?.end ?? body.start + 1) - 1, `${directive ? ';' : ''} ${assignments.join('; ')};`);
}

/** Inserts assignments after each `super()`. */
function followSuper(node: SyntaxNode, parent: SyntaxNode, assignments: readonly string[], canvas: Canvas): void {
  if (OWN_THIS.test(node.type)) return;
  if (node.type === 'CallExpression' && getChild(node, 'callee')?.type === 'Super') {
    const isStatement = parent.type === 'ExpressionStatement';
    if (!isStatement) canvas.prepend(node.start, '(');
    canvas.append(node.end - 1, `, ${assignments.join(', ')}${isStatement ? '' : ', this)'}`);
  }
  for (const below of getChildren(node)) followSuper(below, node, assignments, canvas);
}
