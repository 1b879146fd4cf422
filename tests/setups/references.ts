import {inTabOf, type Tab} from './managers';
import {isPageName, pageOf, type Page, type PageBlock, type PageName} from './pages';

/** A section of a page, e.g. `setup#jest-esm`. */
export type Section = `${PageName}#${string}`;

/** A fenced block, named by where it stands; what it says is read from the page when it is needed. */
export interface Block {
  readonly section: Section;
  /** Its title, or its language where it has none. */
  readonly what: string;
  /** Which of the section's blocks of that title, from 1. */
  readonly nth: number;
  /** What to take of it; the whole where nothing is said. */
  readonly take?: Take;
}

/** A part of a block, or a block in other words. */
export type Take =
  /** One line, from 1. */
  | {readonly line: number}
  /** The lines that a diff takes away, or those that it adds. */
  | {readonly diff: '-' | '+'}
  /** The command as the tab of another package manager shows it. */
  | {readonly tab: Tab};

/** Words that stand in backticks in the text of a section. */
export interface Inline {
  readonly section: Section;
  readonly words: string;
}

/** A cell of a section's table: the row by its first cell, the column by its heading, both in Markdown. */
export interface Cell {
  readonly section: Section;
  readonly row: string;
  readonly column: string;
}

/** Names a block: `block('setup#jest-esm', 'jest.config.mjs')`. */
export const block = (section: Section, what: string, nth = 1): Block => ({section, what, nth});

/** Names one line of a block, from 1. */
export const line = (of: Block, number: number): Block => ({...of, take: {line: number}});

/** Names a command as the tab of a package manager shows it. */
export const tab = (of: Block, manager: Tab): Block => ({...of, take: {tab: manager}});

/** Names what a diff takes away (`-`) or adds (`+`). */
export const diff = (of: Block, sign: '-' | '+'): Block => ({...of, take: {diff: sign}});

/** Names words in backticks: `inline('install#typescript-peer', 'ERESOLVE')`. */
export const inline = (section: Section, words: string): Inline => ({section, words});

/**
 * The page and the id that a section's name is made of.
 * @throws {Error} when the page has no such section
 */
export function placeOf(section: Section): {page: Page; id: string; line: number} {
  const [name = '', id = ''] = section.split('#');
  if (!isPageName(name)) throw new Error(`no page is called ${name}`);
  const page = pageOf(name);
  const found = id === '' ? 1 : page.sections.get(id);
  if (found === undefined) throw new Error(`${page.file} has no section {#${id}}`);
  return {page, id, line: found};
}

/**
 * The block that a reference names.
 * @throws {Error} when the page has no such block; names the page, the section and its line
 */
export function find({section, what, nth}: Block): {readonly block: PageBlock; readonly file: string} {
  const {page, id, line: at} = placeOf(section);
  const found = page.blocks.filter(candidate => candidate.section === id && candidate.what === what)[nth - 1];
  if (!found) throw new Error(`${page.file}:${at}: the section {#${id}} has no block "${what}" number ${nth}`);
  return {block: found, file: page.file};
}

/**
 * What a reference to a block stands for.
 * @throws {Error} when the page has no such block, or the block no such part
 */
export async function textOf(reference: Block): Promise<string> {
  const {
    block: {code, line: at, perManager},
    file,
  } = find(reference);
  const {take} = reference;
  if (take === undefined) return code;
  if ('diff' in take) {
    const lines = code.split('\n').filter(text => text.startsWith(take.diff));
    if (lines.length === 0) throw new Error(`${file}:${at}: the block has no line that begins with ${take.diff}`);
    return `${lines.map(text => text.slice(1)).join('\n')}\n`;
  }
  if ('tab' in take) {
    if (!perManager) throw new Error(`${file}:${at}: the block has no mark npm2yarn, so it has no tabs`);
    return inTabOf(take.tab, code);
  }
  const found = code.split('\n')[take.line - 1];
  if (found === undefined) throw new Error(`${file}:${at}: the block has no line ${take.line}`);
  return found;
}

/**
 * The words of an inline quotation, made sure that the page says them.
 * @throws {Error} when the section does not hold the words in backticks
 */
export function quoted({section, words}: Inline): string {
  const {page, id, line: at} = placeOf(section);
  if (!page.prose.get(id)?.includes(`\`${words}\``))
    throw new Error(`${page.file}:${at}: the section {#${id}} does not say \`${words}\``);
  return words;
}

/**
 * What a cell says.
 * @throws {Error} when the section has no table with such a row and column
 */
export function cellText({section, row, column}: Cell): string {
  const {page, id, line: at} = placeOf(section);
  const found = page.tables
    .filter(table => table.section === id)
    .map(({columns, rows}) => rows.find(([first]) => first === row)?.[columns.indexOf(column)])
    .find(text => text !== undefined);
  if (found === undefined)
    throw new Error(`${page.file}:${at}: no table of the section {#${id}} has a row "${row}" and a column "${column}"`);
  return found;
}
