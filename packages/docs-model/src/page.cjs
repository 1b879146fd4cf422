/**
 * The only parser of the docs: reads an MDX page as sections, and its fenced blocks with their marks. Positions refer to
 * the file. CommonJS, because Jest's transformer needs it and cannot load TypeScript.
 */
const path = require('node:path');
const {createSlugger} = require('@docusaurus/utils/lib/slugger');
const {toString} = require('mdast-util-to-string');
const {default: remarkDirective} = require('remark-directive');
const {default: remarkFrontmatter} = require('remark-frontmatter');
const {default: remarkGfm} = require('remark-gfm');
const {default: remarkMdx} = require('remark-mdx');
const {default: remarkParse} = require('remark-parse');
const {unified} = require('unified');
const {visit} = require('unist-util-visit');
const {createMistake} = require('./mistake.cjs');
const {parseFence} = require('./fence.cjs');

/** @typedef {import('mdast').RootContent} RootContent */
/** @typedef {import('mdast').Nodes} Nodes */

/**
 * @typedef {object} Place the place of a fenced block on its page
 * @property {number} line the line of the opening fence, from 1
 * @property {number} endLine the line of the closing fence
 * @property {number} indent the columns before the fence
 * @property {string} heading the text of the nearest heading above; empty above the first one
 * @property {string} section the id of that heading
 * @property {import('mdast').Code} node
 */

/** @typedef {Place & import('./fence.cjs').Fence} DocsBlock a fenced block of a page */
/** @typedef {DocsBlock & {marks: import('./section').Marks}} DocsExample a block that runs */

/**
 * @typedef {object} DocsSection a heading with the content up to the next one, or the beginning of the page
 * @property {string} id empty for the beginning of the page
 * @property {boolean} hasOwnId whether the id is written in the heading
 * @property {string} title the heading as plain text; empty for the beginning of the page
 * @property {number} depth 1 for the beginning of the page
 * @property {number} line the line of the heading, from 1
 * @property {import('mdast').Heading} [heading]
 * @property {RootContent[]} content
 * @property {DocsBlock[]} blocks
 */

/**
 * @typedef {object} DocsPage
 * @property {string} file
 * @property {import('mdast').Root} tree
 * @property {DocsSection[]} sections
 * @property {DocsBlock[]} blocks
 * @property {ReadonlySet<RootContent>} overviews content that only lists other sections, such as the list of all matchers
 * @property {(node: Nodes) => string} getSource a node as it is written
 */

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);

/** `## Heading {#id}`: MDX would read the braces as an expression, so Docusaurus escapes them too. */
const ID_IN_SOURCE = /^(#{1,6} .*[^\\])(?=\{#[^}]+\}[ \t]*$)/gm;
const ID = /\s*\{#(?<id>[^}]+)\}$/;

/** The components whose content only lists other sections. */
const OVERVIEWS = new Set(['KnownIssues', 'MatcherList']);

/** @type {Map<string, {text: string, page: DocsPage}>} */
const pages = new Map();

/**
 * Reads an MDX page. The same text is parsed once per file.
 * @param {string} text
 * @param {string} file its path, for messages
 * @returns {DocsPage}
 * @throws {Error} naming file and line when the text is not MDX
 */
function readPage(text, file) {
  const cached = pages.get(file);
  if (cached?.text === text) return cached.page;
  const page = createPage(text, file);
  pages.set(file, {text, page});
  return page;
}

/** @param {string} text @param {string} file @returns {DocsPage} */
function createPage(text, file) {
  const source = text.replaceAll('\r\n', '\n').replace(ID_IN_SOURCE, '$1\\');
  const tree = parse(source, file);
  const sections = splitSections(tree);
  return {
    file,
    tree,
    sections,
    blocks: sections.flatMap(({blocks}) => blocks),
    overviews: new Set(
      tree.children.flatMap(node =>
        node.type === 'mdxJsxFlowElement' && OVERVIEWS.has(node.name ?? '') ? flattenContent(node.children) : [],
      ),
    ),
    getSource: ({position}) => source.slice(position?.start.offset, position?.end.offset),
  };
}

/** @param {string} source @param {string} file */
function parse(source, file) {
  try {
    return parser.parse(source);
  } catch (error) {
    const line = error instanceof Error && 'line' in error && error.line ? `:${error.line}` : '';
    throw createMistake(`${file}${line}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Parses a part of a page. @param {string} markdown */
const parseMarkdown = markdown => parser.parse(markdown);

/** @param {import('mdast').Root} tree @returns {DocsSection[]} */
function splitSections(tree) {
  const slugger = createSlugger();
  /** @type {DocsSection} */
  let section = {id: '', hasOwnId: false, title: '', depth: 1, line: 1, content: [], blocks: []};
  const sections = [section];
  for (const node of flattenContent(tree.children)) {
    if (node.type === 'heading') {
      const headingText = toString(node);
      const title = headingText.replace(ID, '');
      const writtenId = ID.exec(headingText)?.groups?.id;
      const id = writtenId ?? slugger.slug(title);
      const {depth} = node;
      const hasOwnId = writtenId !== undefined;
      section = {id, hasOwnId, title, depth, line: getLine(node), heading: node, content: [], blocks: []};
      sections.push(section);
    } else {
      section.content.push(node);
      visit(node, 'code', code => void section.blocks.push(createBlock(code, section)));
    }
  }
  return sections;
}

/**
 * The content of components is content of the page. A tab is before its content, because of its label.
 * @param {RootContent[]} nodes
 * @returns {RootContent[]}
 */
const flattenContent = nodes =>
  nodes.flatMap(node => {
    if (node.type !== 'mdxJsxFlowElement') return [node];
    const content = flattenContent(node.children);
    return node.name === 'TabItem' ? [{...node, children: []}, ...content] : content;
  });

/** @param {import('mdast').Code} node @param {DocsSection} section @returns {DocsBlock} */
const createBlock = (node, {id, title}) => ({
  line: getLine(node),
  endLine: node.position?.end.line ?? 0,
  indent: (node.position?.start.column ?? 1) - 1,
  heading: title,
  section: id,
  node,
  ...parseFence(node),
});

/** @param {Nodes} node */
const getLine = ({position}) => position?.start.line ?? 0;

/**
 * The examples of a page, which run under Jest, Vitest and `tsc`.
 * @param {DocsPage} page
 * @returns {DocsExample[]}
 * @throws {Error} on a mark that cannot be read, naming file and line
 */
function getExamples({file, blocks}) {
  return blocks.flatMap(({marks, problem, ...block}) => {
    if (problem) throw createMistake(`${file}:${block.line}: ${problem}`);
    return marks ? [{...block, marks}] : [];
  });
}

/**
 * The cells of a table, as they are written, row by row.
 * @param {import('mdast').Table} table
 * @param {Pick<DocsPage, 'getSource'>} page
 */
const getCells = (table, {getSource}) =>
  table.children.map(row => row.children.map(cell => cell.children.map(getSource).join('')));

/**
 * The file and the heading that a link in a page leads to.
 * @param {string} url e.g. `./array.mdx#tobearray` or `#tobearray`
 * @param {string} file the page's own path
 * @returns {{file: string, id: string | undefined} | undefined} nothing for a link that does not lead to a page of docs/
 */
function resolveLink(url, file) {
  const [target = '', id] = url.split('#');
  if (target === '') return {file, id};
  return /^\.{1,2}\//.test(target) ? {file: path.join(path.dirname(file), target), id} : undefined;
}

module.exports = {getCells, getExamples, parseMarkdown, readPage, resolveLink};
