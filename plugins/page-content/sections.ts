import {type CheerioAPI, load} from 'cheerio';
import {aliasesAt} from '../../src/catalogue/aliases';
import {messagesAt} from '../../src/catalogue/messages';
import {REPORTS, type Section} from '../../src/search/section';

/**
 * The parts of a page that are not its text: controls, pictures, repetitions of the page's structure or, with
 * `data-search=none`, of the catalogue's words. The sentence above an example says what its code shows.
 */
const NO_TEXT =
  'script, style, noscript, svg, button, nav, iframe, figcaption, .hash-link, [role=tablist], [aria-hidden=true], ' +
  '[data-search=none], [data-example] pre:not(figure pre)';

/** Elements that end a line of text: the contents of two of them are not one sentence. */
const BLOCKS = new Set(
  'address aside blockquote dd details div dl dt figcaption figure header li ol p section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

/** Content in addition to the text, which must not compete with it: a list of facts, links to related sections. */
const ASIDE = '[data-search=aside]';

/** A row that a reader opens, and that has an id. What a reader opens within one belongs to it. */
const ROW = 'details[id]';

/** Blocks with the output of a program: readers search for it word by word. */
const MESSAGE = 'pre.language-text';

/** Jest's reports. */
const REPORT = 'figure pre';

/** The line of Jest's report where the code around the error and the stack begin. */
const CODE_FRAME = /^ *>? *\d+ \|/m;

/** The line of Jest's report that names the test. */
const TEST_NAME = /^ *● .*$/gm;

const HEADING = /^h([1-6])$/;

interface Draft {
  readonly anchor: string | undefined;
  readonly titles: Section['titles'];
  prose: string;
  aside: string;
  reports: string;
  rows: {id: string; prose: string}[];
}

type PageNode = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

const linesOf = (text: string): string => text.split('\n').map(oneLine).filter(Boolean).join('\n');

const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();

/**
 * Reads a page as Docusaurus builds it. A heading with an id starts a section; one without is text of its section.
 *
 * @param html the whole document
 * @returns its sections in the page's order, the page's beginning first; none for a page that asks not to be indexed, or
 *   that has no title or no address of its own
 */
export function sectionsOf(html: string): Section[] {
  const $ = load(html);
  const meta = (name: string) => $(`meta[name="${name}"]`).attr('content');
  if (meta('robots')?.includes('noindex')) return [];
  const address = $('link[rel=canonical]').attr('href');
  if (address === undefined) return [];
  const {pathname} = new URL(address);
  const doc = $('article .markdown').first();
  const root = doc.length > 0 ? doc : $('main').first();
  const heading = root.find('h1').first();
  if (heading.length === 0) return [];

  // The first breadcrumb after the home link is a doc's category. If it is the doc itself, the doc is its own group.
  const category = oneLine($('article .breadcrumbs__item').not(':has([aria-label])').first().text());
  $(NO_TEXT).remove();
  const title = oneLine(heading.text());
  const group = category || title;
  const drafts = [draft(undefined, [group, title])];
  // A page outside of the docs is one section: its headings and boxes are only layout.
  read(doc.length > 0 ? root.contents().toArray() : root.find('p').toArray(), 'prose');

  const facets = {
    language: meta('docsearch:language') ?? $('html').attr('lang') ?? 'en',
    // A generated index of a category has a tag of the docs, but is not a doc.
    docusaurus_tag: (doc.length > 0 && meta('docsearch:docusaurus_tag')) || 'default',
    version: meta('docsearch:version') ?? 'current',
  };
  return drafts.map(({anchor, titles, reports, rows, ...text}) => {
    const url = anchor === undefined ? pathname : `${pathname}#${anchor}`;
    const prose = [linesOf(text.prose), ...(reports ? [REPORTS + linesOf(reports)] : [])].join('\n');
    const messages = messagesAt(url);
    return {
      url,
      titles,
      words: aliasesAt(url),
      ...(messages.length > 0 && {messages}),
      prose,
      aside: linesOf(text.aside),
      ...(rows.length > 0 && {rows: rows.map(row => ({...row, prose: linesOf(row.prose)}))}),
      ...facets,
    };
  });

  function read(nodes: readonly PageNode[], place: 'prose' | 'aside', row?: {prose: string}): void {
    for (const node of nodes) {
      const current = drafts.at(-1);
      if (!current) return;
      const write = (text: string, to: 'prose' | 'aside' = place) => {
        if (to === 'prose' && row) row.prose += text;
        else current[to] += text;
      };
      if (node.type === 'text') write(node.data.replace(/\s+/g, ' '));
      if (node.type !== 'tag' || node === heading[0]) continue;
      const element = $(node);
      const level = Number(HEADING.exec(node.name)?.[1]);
      const id = element.attr('id');
      // A heading within an addition, such as a list of links to other sections, names what others explain.
      if (level > 1 && id !== undefined && place === 'prose') {
        const above = current.titles.slice(2, level);
        drafts.push(draft(id, [group, title, ...above, oneLine(element.text())]));
      } else if (node.name === 'pre') {
        const code = codeOf(element.html() ?? '');
        if (element.is(REPORT)) current.reports += `\n${messageOf(code)}`;
        else write(`\n${code}\n`, element.is(MESSAGE) ? 'prose' : 'aside');
      } else {
        const opened = row === undefined && id !== undefined && element.is(ROW) ? {id, prose: ''} : undefined;
        if (opened) current.rows.push(opened);
        const apart = BLOCKS.has(node.name) || level > 0 ? '\n' : '';
        write(apart);
        read(element.contents().toArray(), element.is(ASIDE) ? 'aside' : place, opened ?? row);
        const last = drafts.at(-1);
        if (row) row.prose += apart;
        else if (last) last[place] += apart;
      }
    }
  }
}

/** A report without the parts that repeat the example. */
const messageOf = (text: string): string => text.slice(0, CODE_FRAME.exec(text)?.index).replace(TEST_NAME, '');

/** A block's text; its lines end with `<br>`. */
const codeOf = (inner: string): string =>
  load(inner.replace(/<br\s*\/?>/g, '\n'))
    .root()
    .text()
    .trim();

const draft = (anchor: string | undefined, titles: Section['titles']): Draft => ({
  anchor,
  titles,
  prose: '',
  aside: '',
  reports: '',
  rows: [],
});
