import type {Code, Heading, List, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {createCodeBlock} from '../code-block';
import {parseEdgeCases} from '../edge-cases.cjs';
import {createElement, type Element, type Flow, getProp, isElement, setProps} from '../element';
import {splitEdgeCases} from '../open-edge-cases';
import {createRowIds} from '../row-ids';

/**
 * Remark plugin: puts edge cases and known issues into rows (src/components/reference/SectionRow), and the parts of a
 * matcher's section into the order in which readers need them: the definition and the parameters; a card with the
 * example, the edge cases that are short, and rows with the failing and further examples, the other edge cases, warnings,
 * known issues and other names; related matchers; the behavior of earlier versions.
 *
 * The plugins examples and matcherFacts must run before it.
 */
export default function sectionRows() {
  return (tree: Root): void => {
    tree.children = arrangeSections(tree.children);
    visit(tree, parent => {
      if (parent.type === 'root') parent.children = addRows(parent.children);
      else if (parent.type === 'mdxJsxFlowElement' && parent.name !== ROW) parent.children = addRows(parent.children);
    });
  };
}

const ROW = 'SectionRow';

type Directive = Extract<Flow, {type: 'containerDirective'}>;

const isDirective = (node: RootContent): node is Directive => node.type === 'containerDirective';

const isIssue = (node: RootContent): node is Directive => isDirective(node) && node.name === 'known-issue';

const isCode = (node: RootContent): node is Code => node.type === 'code';

const isParagraph = (node: RootContent | undefined): node is Paragraph => node?.type === 'paragraph';

const getId = (node: RootContent): string => String(getProp(node, 'id') ?? '');

/** The nodes before the first one that does not fit. */
function takeWhile<Node, Fitting extends Node>(
  nodes: readonly Node[],
  fits: (node: Node) => node is Fitting,
): Fitting[] {
  const end = nodes.findIndex(node => !fits(node));
  return nodes.slice(0, end < 0 ? undefined : end).filter(fits);
}

/** Moves the id of a block to its row, so that a link to it opens the row. */
function moveId(node: RootContent): string {
  const id = getId(node);
  setProps(node, {id: undefined});
  return id;
}

/** Puts lists of edge cases, and consecutive known issues, into rows. */
function addRows<Node extends RootContent>(nodes: readonly Node[]): (Node | Element)[] {
  return nodes.flatMap((node, index): (Node | Element)[] => {
    if (isCode(node) && showsEdgeCases(node) && !getProp(node, 'openAs')) return [createEdgeCasesRow(node)];
    if (!isIssue(node)) return [node];
    const before = nodes[index - 1];
    if (before && isIssue(before)) return [];
    const issues = takeWhile<RootContent, Directive>(nodes.slice(index), isIssue);
    const id = getId(node).replace('-known-issue', '-known-issues');
    return [createElement(ROW, {kind: 'known-issues', id, count: String(issues.length)}, issues)];
  });
}

const showsEdgeCases = (block: Code): boolean => getProp(block, 'shows') === 'edge-cases';

/** @param introduction the paragraph that explains the cases */
function createEdgeCasesRow(block: Code, introduction: readonly Paragraph[] = []): Element {
  const kind = getProp(block, 'differsInVitest') ? 'vitest-edge-cases' : 'edge-cases';
  const count = String(parseEdgeCases(block.value).length);
  return createElement(ROW, {kind, id: moveId(block), count}, [...introduction, block]);
}

/** Arranges the sections of matchers; other nodes stay in their places. */
function arrangeSections(nodes: readonly RootContent[]): RootContent[] {
  const arranged: RootContent[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const [heading, facts] = nodes.slice(index);
    if (heading?.type !== 'heading' || !isElement(facts, 'MatcherFacts')) {
      if (heading) arranged.push(heading);
      continue;
    }
    const content = takeWhile(nodes.slice(index + 2), isContent);
    arranged.push(...arrangeSection(heading, facts, content));
    index += 1 + content.length;
  }
  return arranged;
}

const CONTENT = new Set<RootContent['type']>(['paragraph', 'list', 'table', 'code', 'containerDirective']);

const isContent = (node: RootContent): node is Flow => CONTENT.has(node.type) || isElement(node, ROW);

const isInRow = (node: Flow): boolean => isElement(node, ROW) || isIssue(node);

const isLead = (node: Flow): node is Paragraph | List => isParagraph(node) || node.type === 'list';

/**
 * The order of a section's parts after its parameters.
 * @param facts the element below the heading of the matcher
 */
function arrangeSection(heading: Heading, facts: Element, content: readonly Flow[]): RootContent[] {
  const lead = takeWhile(content, isLead);
  const parts = readParts(content.slice(lead.length));
  const pick = (...kinds: readonly PartKind[]) => parts.filter(({kind}) => kinds.includes(kind));
  const createId = createRowIds();
  const createCautionRow = (node: Directive) => createNoteRow(node, createId(getId(heading), 'caution'));
  facts.children = lead.filter(isParagraph);
  const card = [
    ...pick('example', 'failing-example').flatMap(arrangeExample),
    ...pick('edge-cases').flatMap(arrangeEdgeCases),
    ...pick('caution').flatMap(({nodes}) => nodes.filter(isDirective).map(createCautionRow)),
    ...pick('known-issue', 'names').flatMap(({nodes}) => nodes),
  ];
  return [
    heading,
    facts,
    ...lead.filter(node => !isParagraph(node)),
    ...createFrame('ExampleCard', [...card.filter(node => !isInRow(node)), ...card.filter(isInRow)]),
    ...[...pick('text'), ...pick('related'), ...pick('version')].flatMap(({nodes}) => nodes),
  ];
}

/** A component around content, if there is any. */
const createFrame = (name: string, content: readonly Flow[]): Element[] =>
  content.length > 0 ? [createElement(name, {}, content)] : [];

/** A paragraph on earlier versions of the library, e.g. "Before 5.0, typed arrays were accepted." */
const VERSION_NOTE = /^Before \d/;

type PartKind =
  'edge-cases' | 'example' | 'failing-example' | 'text' | 'caution' | 'known-issue' | 'names' | 'related' | 'version';

/** A block with the paragraphs that belong to it. */
interface Part {
  readonly kind: PartKind;
  readonly nodes: Flow[];
}

function readParts(nodes: readonly Flow[]): Part[] {
  const parts: Part[] = [];
  nodes.forEach((node, index) => {
    const kind = getKind(node);
    const next = nodes[index + 1];
    const last = parts.at(-1);
    if (isIntroduction(nodes[index - 1], node)) last?.nodes.push(node);
    else if (isIntroduction(node, next)) parts.push({kind: next ? getKind(next) : kind, nodes: [node]});
    // It says what to do about the failure.
    else if (kind === 'text' && last?.kind === 'failing-example') last.nodes.push(node);
    else parts.push({kind, nodes: [node]});
  });
  return parts;
}

function getKind(node: Flow): PartKind {
  if (isCode(node) && showsEdgeCases(node)) return 'edge-cases';
  if (isCode(node)) return getProp(node, 'verdict') === 'fails' ? 'failing-example' : 'example';
  if (isElement(node, ROW)) return 'names';
  if (isDirective(node)) return node.name === 'known-issue' || node.name === 'related' ? node.name : 'caution';
  return isParagraph(node) && VERSION_NOTE.test(toString(node)) ? 'version' : 'text';
}

/** Whether a paragraph belongs to the block after it. */
const isIntroduction = (node: Flow | undefined, next: Flow | undefined): boolean =>
  isParagraph(node) && next?.type === 'code' && toString(node).endsWith(':');

/** Shows the cases that fit one line, and the others in a row. The id of the list stays with the row, if there is one. */
function arrangeEdgeCases({nodes}: Part, place: number): Flow[] {
  const block = nodes.find(isCode);
  if (!block) return nodes;
  const introduction = nodes.filter(isParagraph);
  if (place > 0 || introduction.length > 0) return [createEdgeCasesRow(block, introduction)];
  const {open, openAs, others} = splitEdgeCases(block.value);
  return [
    ...(open ? [copyBlock(block, open, {openAs, ...(others && {id: undefined})})] : []),
    ...(others ? [createEdgeCasesRow(copyBlock(block, others, {}))] : []),
  ];
}

/** A block with other code. */
function copyBlock(block: Code, code: string, props: Parameters<typeof setProps>[1]): Code {
  const copy: Code = {...block, value: code};
  const {tokens} = createCodeBlock({language: block.lang ?? '', code}, []);
  setProps(copy, {...props, tokens});
  return copy;
}

/** The first example is open. Each other one is a row, with what leads to it and what follows from it. */
function arrangeExample({kind, nodes}: Part, place: number, examples: readonly Part[]): Flow[] {
  const block = nodes.find(isCode);
  if (place === 0 || !block) return nodes;
  const isFirstFailure = kind === 'failing-example' && !examples.slice(0, place).some(before => before.kind === kind);
  return [createElement(ROW, {kind, id: moveId(block), ...(!isFirstFailure && {title: readTestName(block)})}, nodes)];
}

/** The name of the first test of an example. */
const TEST_NAME = /^(?:test|it)(?:\.\w+)?\((?<quote>['"`])(?<name>.+?)\k<quote>,/m;

function readTestName({value}: Code): string {
  const name = TEST_NAME.exec(value)?.groups?.['name']?.replaceAll(/\\(.)/g, '$1') ?? '';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A row for a note, which has no id of its own. */
const createNoteRow = (node: Directive, id: string): Element =>
  createElement(
    ROW,
    {kind: 'caution', id, title: readTitle(node)},
    node.children.filter(child => !isTitle(child)),
  );

/** The title of a note; code in it is between backticks. Docusaurus puts a title with code into a node of its own. */
function readTitle(node: Directive): string {
  const title = getProp(node, 'title');
  const [first] = node.children;
  if (typeof title === 'string' || !first || !isTitle(first) || !('children' in first)) return String(title);
  return first.children.map(part => (part.type === 'inlineCode' ? `\`${part.value}\`` : toString(part))).join('');
}

const isTitle = (node: {readonly type: string}): boolean => node.type === 'mdxAdmonitionTitle';
