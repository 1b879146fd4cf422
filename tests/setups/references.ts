import {listCommands} from '@jest-extended/docs-model/commands';
import type {DocsBlock, DocsPage, DocsSection} from '@jest-extended/docs-model/page';
import {getLabel, getPage, getProse, getTables, isPageName, type PageName} from './pages';

/** The tabs of a command for package managers, in the order of the page. */
export const tabs = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type Tab = (typeof tabs)[number];

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
 * A section by its name.
 * @throws {Error} if the page has no such section
 */
export function findSection(name: Section): {page: DocsPage; section: DocsSection} {
  const [pageName = '', id = ''] = name.split('#');
  if (!isPageName(pageName)) throw new Error(`There is no page "${pageName}".`);
  const page = getPage(pageName);
  const section = page.sections.find(candidate => candidate.id === id);
  if (!section) throw new Error(`${page.file} has no section {#${id}}`);
  return {page, section};
}

/** An error at a section that lacks what a reference names. */
const createError = ({page, section}: ReturnType<typeof findSection>, problem: string): Error =>
  new Error(`${page.file}:${section.line}: the section {#${section.id}} ${problem}`);

/**
 * The block that a reference names.
 * @throws {Error} with page, section and line, if there is no such block
 */
export function findBlock({section, label, nth}: Block): {readonly block: DocsBlock; readonly file: string} {
  const place = findSection(section);
  const found = place.section.blocks.filter(candidate => getLabel(candidate) === label)[nth - 1];
  if (!found) throw createError(place, `has no block "${label}" number ${nth}`);
  return {block: found, file: place.page.file};
}

/**
 * The content of a referenced block or part.
 * @throws {Error} if there is no such block or part
 */
export async function readText(reference: Block): Promise<string> {
  const {block: found, file} = findBlock(reference);
  const {code, line: at} = found;
  const {part} = reference;
  if (part === undefined) return code;
  if ('diff' in part) {
    const lines = code.split('\n').filter(text => text.startsWith(part.diff));
    if (lines.length === 0) throw new Error(`${file}:${at}: the block has no line that begins with ${part.diff}`);
    return `${lines.map(text => text.slice(1)).join('\n')}\n`;
  }
  if ('tab' in part) {
    const command = found.isPerManager ? (await listCommands(found))[tabs.indexOf(part.tab)] : undefined;
    if (command === undefined)
      throw new Error(`${file}:${at}: the block has no tab "${part.tab}". Does it have the mark npm2yarn?`);
    return command;
  }
  const line = code.split('\n')[part.line - 1];
  if (line === undefined) throw new Error(`${file}:${at}: the block has no line ${part.line}`);
  return line;
}

/**
 * The text of an inline reference, after checking that the page contains it.
 * @throws {Error} if the section does not contain the text in backticks
 */
export function readInline({section, text}: Inline): string {
  if (!readProse(section).includes(`\`${text}\``))
    throw createError(findSection(section), `does not contain \`${text}\``);
  return text;
}

/** The text of a section without its fenced blocks. */
export function readProse(name: Section): string {
  const {page, section} = findSection(name);
  return getProse(section, page);
}

/**
 * The text of a cell.
 * @throws {Error} if the section has no table with that row and column
 */
export function readCell({section, row, column}: Cell): string {
  const place = findSection(section);
  const found = getTables(place.section, place.page)
    .map(([head = [], ...rows]) => rows.find(([first]) => first === row)?.[head.indexOf(column)])
    .find(text => text !== undefined);
  if (found === undefined) throw createError(place, `has no table with a row "${row}" and a column "${column}"`);
  return found;
}
