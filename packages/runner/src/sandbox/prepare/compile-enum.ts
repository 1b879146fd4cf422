import type {Canvas} from './canvas';
import {getChild, getChildren, getKey, getList, getText, hasFlag, SourceError, type SyntaxNode} from './syntax-tree';

/**
 * Writes the enums of a block, each part in its line: `enum A { B, C = B }` becomes
 * `var A = function (A) { A["B"] = 0; if (…) A[A["B"]] = "B"; const B = A["B"]; A["C"] = B; … return A; }(A || {});`.
 * Only numbers are names of their members, too. A `const enum` is an enum.
 *
 * @param block whose statements are in `body`
 * @throws {SourceError} at a member that needs a value and has none
 */
export function compileEnums(block: SyntaxNode, canvas: Canvas): void {
  /** The names of the members of each enum, of all its declarations so far. */
  const enums = new Map<string, string[]>();
  for (const statement of getList(block, 'body')) {
    const node = statement.type === 'ExportNamedDeclaration' ? getChild(statement, 'declaration') : statement;
    const id = node && getChild(node, 'id');
    if (node?.type !== 'TSEnumDeclaration' || !id || hasFlag(node, 'declare')) continue;
    const name = canvas.source.slice(id.start, id.end);
    const earlier = enums.get(name);
    const isGlobal = block.type === 'Program' && statement === node;
    canvas.replace(node.start, id.start, earlier ? ' ' : isGlobal ? 'var ' : 'let ');
    const brace = canvas.find('{', id.end);
    canvas.replace(node.end - 1, node.end, ` return ${name}; }(${earlier || isGlobal ? `${name} || {}` : '{}'});`);
    const members = getList(node, 'members');
    // Members are variables in the values of other members.
    const used = new Set(members.flatMap(listNames));
    const declare = (key: string) => (used.has(key) ? ` const ${key} = ${name}[${JSON.stringify(key)}];` : '');
    canvas.replace(brace, brace + 1, `= function (${name}) {${(earlier ?? []).map(declare).join('')}`);
    const keys = members.map((member, index) => {
      const key = readKey(member);
      compileMember(member, members[index - 1], {name, end: declare(key)}, canvas);
      return key;
    });
    enums.set(name, [...(earlier ?? []), ...keys]);
  }
}

function readKey(member: SyntaxNode): string {
  const id = getChild(member, 'id') ?? member;
  return getText(id, 'name') ?? getText(id, 'value') ?? '';
}

/** @param target the enum's name, and code for the end of the member */
function compileMember(
  member: SyntaxNode,
  last: SyntaxNode | undefined,
  {name, end}: {readonly name: string; readonly end: string},
  canvas: Canvas,
): void {
  const id = getChild(member, 'id') ?? member;
  const key = JSON.stringify(readKey(member));
  if (getChild(member, 'initializer')) canvas.replace(id.start, id.end, `${name}[${key}]`);
  else {
    const before = last && getChild(last, 'initializer');
    if (before && (before.type === 'TemplateLiteral' || getText(before, 'value') !== undefined))
      throw SourceError.at(member, 'Enum member must have initializer.');
    const value = last ? `1 + ${name}[${JSON.stringify(readKey(last))}]` : '0';
    canvas.replace(id.start, id.end, `${name}[${key}] = ${value}`);
  }
  const reverse = `; if (typeof ${name}[${key}] != "string") ${name}[${name}[${key}]] = ${key};${end}`;
  const next = canvas.skipSpace(member.end);
  if (canvas.source[next] === ',') canvas.replace(next, next + 1, reverse);
  else canvas.prepend(next, reverse);
}

/** The variables in the value of a member. */
function listNames(node: SyntaxNode): string[] {
  if (node.type === 'Identifier') return [getText(node, 'name') ?? ''];
  const key = getKey(node);
  return [...getChildren(node)].flatMap(below => (below === key ? [] : listNames(below)));
}
