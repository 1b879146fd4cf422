import {stripVTControlCharacters} from 'node:util';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {type Code, isText, type Note, type Part, type Passage} from '../../src/ask/passage';
import {aliasesAt} from '../../src/catalogue/aliases';
import {edgesOf} from '../../src/catalogue/edges';
import {messagesAt} from '../../src/catalogue/messages';
import {libraryVersion} from '../../src/catalogue/version';
import {REPORTS, type Row, type Section} from '../../src/search/section';
import type {Commands} from '../docs-model/commands';
import type {Doc} from '../docs-model/docs';
import {describeFacts} from '../docs-model/facts';
import {parseMarkdown} from '../docs-model/page.cjs';

interface Options {
  readonly doc: Doc;
  /** The commands of the page for all package managers. */
  readonly commands: Commands;
  /** The language of the site. */
  readonly language: string;
}

/**
 * The sections of a doc as the search index has them.
 * @param passages the sections as they are written
 */
export const getSearchSections = (
  passages: readonly Passage[],
  {doc: {group, docusaurus_tag, version}, commands, language}: Options,
): Section[] =>
  withoutOverviews(passages).map(passage => {
    const {url, titles} = passage;
    const messages = messagesAt(url);
    return {
      url,
      titles: [group, ...titles],
      words: aliasesAt(url),
      ...(messages.length > 0 && {messages}),
      ...getText(passage, commands),
      language,
      docusaurus_tag,
      version,
    };
  });

/** The search finds a section where it is, not where a list names it. Text after the list belongs to the section before. */
function withoutOverviews(passages: readonly Passage[]): Passage[] {
  const sections: Passage[] = [];
  for (const passage of passages) {
    const parts = passage.parts.filter(part => !(isText(part) && part.isOverview));
    const last = sections.at(-1);
    if (passage.isOverview && last) sections.splice(-1, 1, {...last, parts: [...last.parts, ...parts]});
    else sections.push({...passage, parts});
  }
  return sections;
}

/** The lines of a section, by how the search uses them. */
interface Lines {
  readonly prose: string[];
  readonly rows: Row[];
  readonly reports: string[];
  readonly aside: string[];
}

function getText({url, parts}: Passage, commands: Commands): Pick<Section, 'prose' | 'aside' | 'rows'> {
  const lines: Lines = {prose: [], rows: [], reports: [], aside: describeFacts(url).flatMap(readLines)};
  addParts(parts, lines, commands);
  const {prose, rows, reports, aside} = lines;
  return {
    prose: [...prose, ...(reports.length > 0 ? [REPORTS + reports.join('\n')] : [])].join('\n'),
    aside: aside.join('\n'),
    ...(rows.length > 0 && {rows}),
  };
}

function addParts(parts: readonly Part[], lines: Lines, commands: Commands): void {
  for (const part of parts) {
    if (part.kind === 'text') lines.prose.push(...readLines(part.markdown).filter(line => !VERSIONS.test(line)));
    else if (part.kind === 'code') addCode(part, lines, commands);
    else addNote(part, lines, commands);
  }
}

/** The text above an example says what its code shows, so the code itself is not searched. */
function addCode({id, title, language, code, marks, report}: Code, lines: Lines, commands: Commands): void {
  if (marks?.shows === 'edge-cases') {
    const cases = ['Edge cases', ...edgesOf(code).edges.map(({statement}) => statement.replaceAll('`', ''))];
    if (id === undefined) lines.prose.push(...cases);
    else lines.rows.push({id, prose: cases.join('\n')});
  } else if (marks) lines.reports.push(...trimReport(report ?? ''));
  // Output of a program: readers search for it word by word.
  else if (language === 'text') lines.prose.push(...trimLines(code));
  else lines.aside.push(...(title === undefined ? [] : [title]), commands.get(code) ?? code);
}

function addNote({id, type, title, parts}: Note, lines: Lines, commands: Commands): void {
  const isRow = id !== undefined;
  const prose = type === 'related' ? lines.aside : isRow ? [] : lines.prose;
  const kind = type === 'known-issue' ? `Known issue in ${libraryVersion}: ` : '';
  if (title !== undefined) prose.push(...readLines(kind + title));
  addParts(parts, {...lines, prose}, commands);
  if (isRow) lines.rows.push({id, prose: prose.join('\n')});
}

/** The line of versions below the blocks of a section, which is not about what its readers search for. */
const VERSIONS = /^(?:Tested|Compiled) with .*\.$/;

/** The line of Jest's report where the code around the error and the stack begin. */
const CODE_FRAME = /^ *>? *\d+ \|/m;

/** The line of Jest's report that names the test. */
const TEST_NAME = /^ *● .*$/gm;

/** The lines of Jest's reports, without those that repeat the example. */
const trimReport = (reports: string): string[] =>
  stripVTControlCharacters(reports)
    .split(/^(?= *● )/m)
    .flatMap(report => trimLines(report.slice(0, CODE_FRAME.exec(report)?.index).replace(TEST_NAME, '')));

const trimLines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const CONTAINERS: ReadonlySet<Nodes['type']> = new Set(['root', 'blockquote', 'list', 'listItem', 'table']);

/** The lines of Markdown as readers see them: one for each paragraph, each item of a list and each row of a table. */
const readLines = (markdown: string): string[] => getLines(parseMarkdown(markdown)).flatMap(trimLines);

function getLines(node: Nodes): string[] {
  if (node.type === 'tableRow') return [node.children.map(cell => toString(cell)).join(' ')];
  if ('children' in node && CONTAINERS.has(node.type)) return node.children.flatMap(getLines);
  return [toString(node).replace(/\s+/g, ' ')];
}
