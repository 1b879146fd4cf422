import {stripVTControlCharacters} from 'node:util';
import {getAliases, getMessages} from '@jest-extended/catalogue/words';
import {libraryVersion} from '@jest-extended/catalogue/version';
import type {Commands} from '@jest-extended/docs-model/commands';
import type {Doc} from '@jest-extended/docs-model/docs';
import {parseEdgeCases} from '@jest-extended/docs-model/edge-cases';
import {parseMarkdown} from '@jest-extended/docs-model/page';
import {type Code, isText, type Note, type Part, type Section} from '@jest-extended/docs-model/section';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {REPORTS, type CollapsedRow, type IndexedSection} from './indexed-section';

interface IndexOptions {
  readonly doc: Doc;
  /** The commands of the page for all package managers. */
  readonly commands: Commands;
  /** The language of the site. */
  readonly language: string;
}

/**
 * The sections of a doc as the search index has them.
 * @param sections the sections as they are written
 */
export const indexSections = (
  sections: readonly Section[],
  {doc: {group, docusaurus_tag, version}, commands, language}: IndexOptions,
): IndexedSection[] =>
  mergeOverviews(sections).map(section => {
    const {url, titles, names, libraries = []} = section;
    const messages = getMessages(url);
    return {
      url,
      titles: [group, ...titles],
      ...(names && {names}),
      aliases: [...getAliases(url), ...libraries],
      ...(messages.length > 0 && {messages}),
      ...collectText(section, commands),
      language,
      docusaurus_tag,
      version,
    };
  });

/** The search finds a section where it is, not where a list names it. Text after the list belongs to the section before. */
function mergeOverviews(sections: readonly Section[]): Section[] {
  const merged: Section[] = [];
  for (const section of sections) {
    const parts = section.parts.filter(part => !(isText(part) && part.isOverview));
    const last = merged.at(-1);
    if (section.isOverview && last) merged.splice(-1, 1, {...last, parts: [...last.parts, ...parts]});
    else merged.push({...section, parts});
  }
  return merged;
}

/** The lines of a section, by how the search uses them. */
interface SectionLines {
  readonly prose: string[];
  readonly rows: CollapsedRow[];
  readonly reports: string[];
  readonly aside: string[];
}

function collectText({parts}: Section, commands: Commands): Pick<IndexedSection, 'prose' | 'aside' | 'rows'> {
  const lines: SectionLines = {prose: [], rows: [], reports: [], aside: []};
  addParts(parts, lines, commands);
  const {prose, rows, aside} = lines;
  const reports = [...new Set(lines.reports)];
  return {
    prose: [...prose, ...(reports.length > 0 ? [REPORTS + reports.join('\n')] : [])].join('\n'),
    aside: aside.join('\n'),
    ...(rows.length > 0 && {rows}),
  };
}

function addParts(parts: readonly Part[], lines: SectionLines, commands: Commands): void {
  for (const part of parts) {
    if (part.kind === 'text') lines.prose.push(...readLines(part.markdown).filter(line => !VERSIONS.test(line)));
    else if (part.kind === 'code') addCode(part, lines, commands);
    else addNote(part, lines, commands);
  }
}

/** The text above an example says what its code shows, so the code itself is not searched. */
function addCode({id, title, language, code, marks, report}: Code, lines: SectionLines, commands: Commands): void {
  if (marks?.shows === 'edge-cases') {
    const cases = ['Edge cases', ...parseEdgeCases(code).map(({statement}) => statement.replaceAll('`', ''))];
    if (id === undefined) lines.prose.push(...cases);
    else lines.rows.push({id, prose: cases.join('\n')});
  } else if (marks) lines.reports.push(...trimReport(report ?? ''));
  // Output of a program: readers search for it word by word.
  else if (language === 'text') lines.prose.push(...trimLines(code));
  else lines.aside.push(...(title === undefined ? [] : [title]), commands.get(code) ?? code);
}

function addNote({id, type, title, parts}: Note, lines: SectionLines, commands: Commands): void {
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

/** The words of a line of a report before its first value: `Expected list to have the following members`. */
const REPORT_WORDS = /^ *\p{Lu}[\p{L} ,:-]*/gmu;

/** The words of Jest's reports. Their values are those of the example. */
const trimReport = (reports: string): string[] =>
  stripVTControlCharacters(reports)
    .split(/^(?= *● )/m)
    .flatMap(report => report.slice(0, CODE_FRAME.exec(report)?.index).match(REPORT_WORDS) ?? [])
    .flatMap(trimLines);

const trimLines = (text: string): string[] =>
  text
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

const CONTAINERS: ReadonlySet<Nodes['type']> = new Set(['root', 'blockquote', 'list', 'listItem', 'table']);

/** The lines of Markdown as readers see them: one for each paragraph, each item of a list and each row of a table. */
const readLines = (markdown: string): string[] => getLines(parseMarkdown(markdown)).flatMap(trimLines);

function getLines(node: Nodes): string[] {
  // Lines such as "_Tested with Jest 30.5._" are the same in many sections.
  if (node.type === 'paragraph' && node.children.every(({type}) => type === 'emphasis')) return [];
  if (node.type === 'tableRow') return [node.children.map(cell => toString(cell)).join(' ')];
  if ('children' in node && CONTAINERS.has(node.type)) return node.children.flatMap(getLines);
  return [toString(node).replace(/\s+/g, ' ')];
}
