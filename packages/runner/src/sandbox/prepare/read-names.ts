import type {Canvas} from './canvas';
import {getChild, getChildren, getKey, getList, getText, hasFlag, type SyntaxNode} from './syntax-tree';

/** The names in the code of a file, without those in types. */
export interface Names {
  /** The variables that it uses, such as `URL`, and their members: `jest.mock`. Also fields with `declare`: `declare name`. */
  readonly used: ReadonlySet<string>;
  /** The variables that it declares. One that is declared somewhere counts as declared everywhere. */
  readonly declared: ReadonlySet<string>;
}

const GLOBAL_OBJECTS = new Set(['global', 'globalThis']);

/** @param canvas the source, in which types are erased */
export function readNames(program: SyntaxNode, canvas: Canvas): Names {
  const names = {used: new Set<string>(), declared: new Set<string>()};
  collect(program, canvas, names);
  return names;
}

const DECLARATION =
  /^(?:VariableDeclarator|(?:Arrow)?Function(?:Declaration|Expression)|Class(?:Declaration|Expression)|CatchClause|TSEnumDeclaration|Import\w*Specifier)$/;

function collect(node: SyntaxNode, canvas: Canvas, names: {used: Set<string>; declared: Set<string>}): void {
  const {used, declared} = names;
  const name = getText(node, 'name');
  if (node.type === 'Identifier' && name !== undefined && !canvas.isErased(node.start)) used.add(name);
  const key = getChild(node, 'key');
  if (key && node.type === 'PropertyDefinition' && hasFlag(node, 'declare'))
    used.add(`declare ${getText(key, 'name') ?? '…'}`);
  const member = readMember(node);
  if (member) used.add(GLOBAL_OBJECTS.has(member.object) ? member.property : `${member.object}.${member.property}`);
  const assigned = node.type === 'AssignmentExpression' ? getChild(node, 'left') : undefined;
  const replaced = assigned && readMember(assigned);
  if (replaced && GLOBAL_OBJECTS.has(replaced.object)) declared.add(replaced.property);
  if (DECLARATION.test(node.type)) {
    for (const field of ['id', 'param', 'local']) collectDeclared(getChild(node, field), declared);
    for (const parameter of getList(node, 'params')) collectDeclared(parameter, declared);
  }
  // The names that an import declares are not used by it.
  if (/^Import\w*Specifier$/.test(node.type)) return;
  for (const below of getChildren(node)) if (below !== getKey(node)) collect(below, canvas, names);
}

/** `object.property`, both of which are names. */
function readMember(node: SyntaxNode): {object: string; property: string} | undefined {
  if (node.type !== 'MemberExpression' || hasFlag(node, 'computed')) return undefined;
  const [object, property] = [getChild(node, 'object'), getChild(node, 'property')].map(
    part => part && getText(part, 'name'),
  );
  return object !== undefined && property !== undefined ? {object, property} : undefined;
}

/** The names that a pattern declares. */
function collectDeclared(pattern: SyntaxNode | undefined, names: Set<string>): void {
  const name = pattern && getText(pattern, 'name');
  if (name !== undefined) names.add(name);
  const parts = pattern ? ['left', 'argument', 'value', 'parameter'].map(field => getChild(pattern, field)) : [];
  const lists = pattern ? [...getList(pattern, 'properties'), ...getList(pattern, 'elements')] : [];
  for (const part of [...parts, ...lists]) if (part) collectDeclared(part, names);
}
