import {getChild, getChildren, getKey, getList, getText, hasFlag, type SyntaxNode} from './syntax-tree';

/** TypeScript syntax that contains values; the rest are types. */
const WITH_VALUES =
  /^TS(?:As|Satisfies|NonNull|Instantiation|Type)(?:Expression|Assertion)$|^TS(?:Enum|Parameter|Export)/;

const GLOBAL_OBJECTS = new Set(['global', 'globalThis']);

/**
 * The names that a file uses and does not declare, such as `URL`, and the members of such names: `jest.mock`. A name
 * that is declared somewhere counts as declared everywhere. Also fields that only declare a type: `declare name`.
 */
export function findUses(program: SyntaxNode): ReadonlySet<string> {
  const used = new Set<string>();
  const declared = new Set<string>();
  collect(program, used, declared);
  return new Set([...used].filter(name => !declared.has(name)));
}

function collect(node: SyntaxNode, used: Set<string>, declared: Set<string>): void {
  if (node.type.startsWith('TS') && !WITH_VALUES.test(node.type)) return;
  const name = getText(node, 'name');
  if (node.type === 'Identifier' && name !== undefined) used.add(name);
  const key = getChild(node, 'key');
  if (key && node.type === 'PropertyDefinition' && hasFlag(node, 'declare'))
    used.add(`declare ${getText(key, 'name') ?? '…'}`);
  const member = readMember(node);
  if (member) used.add(GLOBAL_OBJECTS.has(member.object) ? member.property : `${member.object}.${member.property}`);
  const assigned = node.type === 'AssignmentExpression' ? getChild(node, 'left') : undefined;
  const replaced = assigned && readMember(assigned);
  if (replaced && GLOBAL_OBJECTS.has(replaced.object)) declared.add(replaced.property);
  if (/^(?:VariableDeclarator|.*Function.*|Class.*|CatchClause|TSEnumDeclaration|Import.*Specifier)$/.test(node.type)) {
    for (const field of ['id', 'param', 'local']) collectNames(getChild(node, field), declared);
    for (const parameter of getList(node, 'params')) collectNames(parameter, declared);
  }
  for (const below of getChildren(node)) if (below !== getKey(node)) collect(below, used, declared);
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
function collectNames(pattern: SyntaxNode | undefined, names: Set<string>): void {
  const name = pattern && getText(pattern, 'name');
  if (name !== undefined) names.add(name);
  const parts = pattern ? ['left', 'argument', 'value', 'parameter'].map(field => getChild(pattern, field)) : [];
  const lists = pattern ? [...getList(pattern, 'properties'), ...getList(pattern, 'elements')] : [];
  for (const part of [...parts, ...lists]) if (part) collectNames(part, names);
}
