import type {Canvas} from './canvas';
import {getChild, getChildren, getKey, getList, getText, hasFlag, SourceError, type SyntaxNode} from './syntax-tree';

/**
 * Whether a member's value is a string. `maybe`: it refers to another value, so only a run can say. Other expressions
 * count as numbers, as in Babel.
 */
type Kind = 'string' | 'maybe' | 'number';

/** The members of an enum by name, of all its declarations so far. */
type Members = Map<string, Kind>;

/**
 * Writes the enums of a block as Babel does, each part in its line: `enum A { B }` becomes
 * `var A = function (A) { A[A["B"] = 0] = "B"; return A; }(A || {});`. A `const enum` is an enum, too.
 *
 * @param block whose statements are in `body`
 * @throws {SourceError} at a member that needs a value and has none
 */
export function compileEnums(block: SyntaxNode, canvas: Canvas): void {
  const enums = new Map<string, Members>();
  for (const statement of getList(block, 'body')) {
    const node = statement.type === 'ExportNamedDeclaration' ? getChild(statement, 'declaration') : statement;
    const id = node && getChild(node, 'id');
    if (node?.type !== 'TSEnumDeclaration' || !id || hasFlag(node, 'declare')) continue;
    const name = canvas.source.slice(id.start, id.end);
    const earlier = enums.get(name);
    const isGlobal = block.type === 'Program' && statement === node;
    canvas.replace(node.start, id.start, earlier ? ' ' : isGlobal ? 'var ' : 'let ');
    const brace = canvas.find('{', id.end);
    canvas.replace(brace, brace + 1, `= function (${name}) {`);
    canvas.replace(node.end - 1, node.end, ` return ${name}; }(${earlier || isGlobal ? `${name} || {}` : '{}'});`);
    const members: Members = earlier ?? new Map<string, Kind>();
    enums.set(name, members);
    let last: string | undefined;
    for (const member of getList(node, 'members')) last = compileMember(member, {name, members, last, node}, canvas);
  }
}

interface Enum {
  readonly node: SyntaxNode;
  readonly name: string;
  readonly members: Members;
  /** The name of the member before. */
  readonly last: string | undefined;
}

/** @returns the member's name */
function compileMember(member: SyntaxNode, {node, name, members, last}: Enum, canvas: Canvas): string {
  const id = getChild(member, 'id') ?? member;
  const initializer = getChild(member, 'initializer');
  const key = getText(id, 'name') ?? getText(id, 'value') ?? '';
  const place = `${name}[${JSON.stringify(key)}]`;
  const kind = initializer ? findKind(initializer, name, members) : 'number';
  const reverse = `${name}[${place}] = ${JSON.stringify(key)};`;
  if (initializer) {
    canvas.replace(id.start, id.end, kind === 'number' ? `${name}[${place}` : place);
    qualifyNames(initializer, new Set(members.keys()), name, canvas);
  } else {
    if (last !== undefined && members.get(last) === 'string')
      throw SourceError.at(node, 'Enum member must have initializer.');
    const value = last === undefined ? '0' : `1 + ${name}[${JSON.stringify(last)}]`;
    canvas.replace(id.start, id.end, `${name}[${place} = ${value}`);
  }
  const ends: Readonly<Record<Kind, string>> = {
    string: ';',
    maybe: `; if (typeof ${place} != "string") ${reverse}`,
    number: `] = ${JSON.stringify(key)};`,
  };
  const next = canvas.skipSpace(member.end);
  if (canvas.source[next] === ',') canvas.replace(next, next + 1, ends[kind]);
  else canvas.prepend(next, ends[kind]);
  members.set(key, kind);
  return key;
}

function findKind(node: SyntaxNode, owner: string, members: Members): Kind {
  const inner = getChild(node, 'expression');
  switch (node.type) {
    case 'Literal':
      return getText(node, 'value') === undefined ? 'number' : 'string';
    case 'TemplateLiteral':
      return 'string';
    case 'Identifier':
      return members.get(getText(node, 'name') ?? '') ?? 'maybe';
    case 'MemberExpression':
      // Babel knows the values of enums that are complete.
      return getText(getChild(node, 'object') ?? node, 'name') === owner ? 'number' : 'maybe';
    case 'BinaryExpression': {
      if (getText(node, 'operator') !== '+') return 'number';
      const kinds = [getChild(node, 'left'), getChild(node, 'right')].map(
        side => side && findKind(side, owner, members),
      );
      return (['string', 'maybe'] as const).find(kind => kinds.includes(kind)) ?? 'number';
    }
    default:
      return inner && findKind(inner, owner, members) === 'string' ? 'string' : 'number';
  }
}

/** Earlier members are variables in the value of a member: `enum A { B = 1, C = B << 1 }`. */
function qualifyNames(node: SyntaxNode, names: ReadonlySet<string>, owner: string, canvas: Canvas): void {
  const name = getText(node, 'name') ?? '';
  if (node.type === 'Identifier' && names.has(name)) canvas.prepend(node.start, `${owner}.`);
  const key = getKey(node);
  const parameters = getList(node, 'params').map(parameter => getText(parameter, 'name'));
  const visible = new Set([...names].filter(each => !parameters.includes(each)));
  for (const below of getChildren(node)) if (below !== key) qualifyNames(below, visible, owner, canvas);
  // `{B}` is `{B: A.B}`.
  if (key && hasFlag(node, 'shorthand') && names.has(getText(key, 'name') ?? ''))
    canvas.prepend(node.start, `${getText(key, 'name')}: `);
}
