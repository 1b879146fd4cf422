import type {Code, List, Paragraph, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {createElement, type Element, type Flow, getProp, isElement, setProps} from '../element';
import {createCodeBlock} from '../code-block';
import {parseEdgeCases} from '../edge-cases.cjs';
import {splitEdgeCases} from '../open-edge-cases';
import {createRowIds} from '../row-ids';

/**
 * Remark plugin: puts edge cases and known issues into rows (src/components/reference/SectionRow). In the section of a
 * matcher, it puts the definition into the matcher's facts, and everything between the parameters and the related matchers
 * into a card: the first example and the edge cases that are short, then rows with the other examples, edge cases, warnings,
 * known issues and other names.
 *
 * The plugins examples and matcherFacts must run before it.
 */
export default function sectionRows() {
  return (tree: Root): void => {
    for (const [index, facts] of tree.children.entries()) {
      if (!isElement(facts, 'MatcherFacts')) continue;
      const content = takeWhile(tree.children.slice(index + 1), isContent);
      const id = getId(tree.children[index - 1]);
      tree.children.splice(index + 1, content.length, ...arrangeSection(facts, content, id));
    }
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

const isLead = (node: RootContent): node is Paragraph | List => isParagraph(node) || node.type === 'list';

/** Content of a matcher's section, without its related matchers and what is below them. */
const isContent = (node: RootContent): node is Flow =>
  isLead(node) || isCode(node) || isElement(node, ROW) || (isDirective(node) && node.name !== 'related');

const getId = (node: RootContent | undefined): string => String(getProp(node, 'id') ?? '');

/** The nodes before the first one that does not fit. */
function takeWhile<Fitting extends RootContent>(
  nodes: readonly RootContent[],
  fits: (node: RootContent) => node is Fitting,
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
    if (isCode(node) && getKind(node) === 'edge-cases' && !getProp(node, 'isOpen')) return [createEdgeCasesRow(node)];
    if (!isIssue(node)) return [node];
    const before = nodes[index - 1];
    if (before && isIssue(before)) return [];
    const issues = takeWhile(nodes.slice(index), isIssue);
    const id = getId(node).replace('-known-issue', '-known-issues');
    return [createElement(ROW, {kind: 'known-issues', id, count: String(issues.length)}, issues)];
  });
}

type BlockKind = 'edge-cases' | 'failing-example' | 'example';

function getKind(block: Code): BlockKind {
  if (getProp(block, 'cases')) return 'edge-cases';
  return getProp(block, 'verdict') === 'fails' ? 'failing-example' : 'example';
}

/** @param content the content of a matcher's section, from its definition to its other names */
function arrangeSection(facts: Element, content: readonly Flow[], id: string): Flow[] {
  const lead = takeWhile(content, isLead);
  const card = arrangeCard(content.slice(lead.length), id);
  facts.children = lead.filter(isParagraph);
  return [
    ...lead.filter(node => !isParagraph(node)),
    ...(card.length > 0 ? [createElement('ExampleCard', {}, card)] : []),
  ];
}

function arrangeCard(nodes: readonly Flow[], id: string): Flow[] {
  const createId = createRowIds();
  const kinds = new Set<BlockKind>();
  const content = splitParts(nodes).flatMap((part, index): Flow[] => {
    const block = part.find(isCode);
    if (!block)
      return part.map(node =>
        isDirective(node) && !isIssue(node) ? createNoteRow(node, createId(id, 'caution')) : node,
      );
    const kind = getKind(block);
    const isFirst = !kinds.has(kind);
    kinds.add(kind);
    if (kind === 'edge-cases')
      return isFirst && part.length === 1 ? openEdgeCases(block) : [createEdgeCasesRow(block, part)];
    if (index === 0) return part;
    return [createElement(ROW, {kind, id: moveId(block), ...(!isFirst && {title: readTestName(block)})}, part)];
  });
  const isInRow = (node: Flow): boolean => isElement(node, ROW) || isIssue(node);
  return [...content.filter(node => !isInRow(node)), ...content.filter(isInRow)];
}

/** Nodes one by one, but blocks of code with the paragraph before, if it ends with a colon, and those after them. */
function splitParts(nodes: readonly Flow[]): Flow[][] {
  const parts: Flow[][] = [];
  const introduces = (node: Flow | undefined): boolean => isParagraph(node) && toString(node).endsWith(':');
  nodes.forEach((node, index) => {
    const continues = isParagraph(node) ? !introduces(node) : introduces(nodes[index - 1]);
    if (continues) parts.at(-1)?.push(node);
    else parts.push([node]);
  });
  return parts;
}

/** @param part the block, with the paragraphs that belong to it */
function createEdgeCasesRow(block: Code, part: readonly Flow[] = [block]): Element {
  const kind = getProp(block, 'differsInVitest') ? 'vitest-edge-cases' : 'edge-cases';
  const count = String(parseEdgeCases(block.value).length);
  return createElement(ROW, {kind, id: moveId(block), count}, part);
}

/** Shows the cases that fit one line, and the others in a row. The id of the list stays with the row, if there is one. */
function openEdgeCases(block: Code): Flow[] {
  const {open, others} = splitEdgeCases(block.value);
  return [
    ...(open ? [copyBlock(block, open, {isOpen: true, ...(others && {id: undefined})})] : []),
    ...(others ? [createEdgeCasesRow(copyBlock(block, others, {}))] : []),
  ];
}

/** A block with other code. */
function copyBlock(block: Code, code: string, props: Parameters<typeof setProps>[1]): Code {
  const copy: Code = {...block, value: code};
  const {tokens} = createCodeBlock({language: block.lang ?? '', code}, []);
  setProps(copy, {...props, tokens, cases: JSON.stringify(parseEdgeCases(code))});
  return copy;
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

/** The title of a note. Docusaurus puts a title with code into a node of its own. */
function readTitle(node: Directive): string {
  const title = node.children.find(isTitle);
  return title ? toString(title) : String(getProp(node, 'title'));
}

const isTitle = (node: {readonly type: string}): boolean => node.type === 'mdxAdmonitionTitle';
