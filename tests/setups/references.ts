import {writeInTab, type Tab} from './managers';
import {isPageName, getPage, type Page, type PageBlock, type PageName} from './pages';

/** A section of a page, e.g. `setup#jest-esm`. */
export type Section = `${PageName}#${string}`;

/** A fenced block, identified by its section and title; its content is read from the page on demand. */
export interface Block {
  readonly section: Section;
  /** Its title, or its language if it has none. */
  readonly label: string;
  /** Its number among the section's blocks with that title, from 1. */
  readonly nth: number;
  /** The part to use; by default all of it. */
  readonly part?: Part;
}

/** A part of a block, or a variant of it. */
export type Part =
  /** One line, from 1. */
  | {readonly line: number}
  /** The removed or added lines of a diff. */
  | {readonly diff: '-' | '+'}
  /** The command in the tab of another package manager. */
  | {readonly tab: Tab};

/** Text in backticks in a section. */
export interface Inline {
  readonly section: Section;
  readonly text: string;
}

/** A table cell: the row by its first cell, the column by its heading, both in Markdown. */
export interface Cell {
  readonly section: Section;
  readonly row: string;
  readonly column: string;
}

/** Refers to a block: `block('setup#jest-esm', 'jest.config.mjs')`. */
export const block = (section: Section, label: string, nth = 1): Block => ({section, label, nth});

/** Refers to a command in the tab of a package manager. */
export const tab = (of: Block, manager: Tab): Block => ({...of, part: {tab: manager}});

/** Refers to the lines that a diff removes (`-`) or adds (`+`). */
export const diff = (of: Block, sign: '-' | '+'): Block => ({...of, part: {diff: sign}});

/** Refers to text in backticks: `inline('install#typescript-peer', 'ERESOLVE')`. */
export const inline = (section: Section, text: string): Inline => ({section, text});

/**
 * The page and the id in a section's name.
 * @throws {Error} if the page has no such section
 */
export function findSection(section: Section): {page: Page; id: string; line: number} {
  const [name = '', id = ''] = section.split('#');
  if (!isPageName(name)) throw new Error(`There is no page "${name}".`);
  const page = getPage(name);
  const found = id === '' ? 1 : page.sections.get(id);
  if (found === undefined) throw new Error(`${page.file} has no section {#${id}}`);
  return {page, id, line: found};
}

/**
 * The block that a reference names.
 * @throws {Error} with page, section and line, if there is no such block
 */
export function findBlock({section, label, nth}: Block): {readonly block: PageBlock; readonly file: string} {
  const {page, id, line: at} = findSection(section);
  const found = page.blocks.filter(candidate => candidate.section === id && candidate.label === label)[nth - 1];
  if (!found) throw new Error(`${page.file}:${at}: the section {#${id}} has no block "${label}" number ${nth}`);
  return {block: found, file: page.file};
}

/**
 * The content of a referenced block or part.
 * @throws {Error} if there is no such block or part
 */
export async function readText(reference: Block): Promise<string> {
  const {
    block: {code, line: at, perManager},
    file,
  } = findBlock(reference);
  const {part} = reference;
  if (part === undefined) return code;
  if ('diff' in part) {
    const lines = code.split('\n').filter(text => text.startsWith(part.diff));
    if (lines.length === 0) throw new Error(`${file}:${at}: the block has no line that begins with ${part.diff}`);
    return `${lines.map(text => text.slice(1)).join('\n')}\n`;
  }
  if ('tab' in part) {
    if (!perManager) throw new Error(`${file}:${at}: the block has no tabs, because it lacks the mark npm2yarn`);
    return writeInTab(part.tab, code);
  }
  const found = code.split('\n')[part.line - 1];
  if (found === undefined) throw new Error(`${file}:${at}: the block has no line ${part.line}`);
  return found;
}

/**
 * The text of an inline reference, after checking that the page contains it.
 * @throws {Error} if the section does not contain the text in backticks
 */
export function readInline({section, text}: Inline): string {
  const {page, id, line: at} = findSection(section);
  if (!page.prose.get(id)?.includes(`\`${text}\``))
    throw new Error(`${page.file}:${at}: the section {#${id}} does not contain \`${text}\``);
  return text;
}

/**
 * The text of a cell.
 * @throws {Error} if the section has no table with that row and column
 */
export function readCell({section, row, column}: Cell): string {
  const {page, id, line: at} = findSection(section);
  const found = page.tables
    .filter(table => table.section === id)
    .map(({columns, rows}) => rows.find(([first]) => first === row)?.[columns.indexOf(column)])
    .find(text => text !== undefined);
  if (found === undefined)
    throw new Error(`${page.file}:${at}: no table of the section {#${id}} has a row "${row}" and a column "${column}"`);
  return found;
}
