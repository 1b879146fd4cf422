import {readFileSync} from 'node:fs';
import path from 'node:path';
import {exampleOf} from '../../plugins/example-marks/marks.cjs';
import {fencedBlocks} from '../examples/mdx-blocks.cjs';

const root = path.resolve(__dirname, '../..');

/** The pages whose instructions are followed, by the short name that scenarios give them. */
export const files = {
  introduction: 'docs/index.mdx',
  install: 'docs/getting-started/install.mdx',
  setup: 'docs/getting-started/setup.mdx',
  typescript: 'docs/getting-started/typescript.mdx',
  eslint: 'docs/getting-started/eslint.mdx',
} as const;

export type PageName = keyof typeof files;

export const isPageName = (name: string): name is PageName => Object.hasOwn(files, name);

/** One fenced block as it stands on a page. */
export interface PageBlock {
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Id of the nearest heading above; an empty string above the first one. */
  readonly section: string;
  /** Its title, or its language where it has none. */
  readonly what: string;
  readonly code: string;
  /** Whether npm2yarn shows it once for each package manager. */
  readonly perManager: boolean;
  /** Whether it is an example, which tests/examples runs. */
  readonly isExample: boolean;
}

/** A table as it stands on a page: what each cell says, in Markdown. */
interface PageTable {
  readonly section: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a page says, by section. */
export interface Page {
  readonly file: string;
  /** The ids of its headings, in order, with the lines on which they stand, from 1. */
  readonly sections: ReadonlyMap<string, number>;
  readonly blocks: readonly PageBlock[];
  readonly tables: readonly PageTable[];
  /** The text of each section outside of its fenced blocks, its heading included. */
  readonly prose: ReadonlyMap<string, string>;
}

const HEADING_ID = /^#{2,6}\s.*\{#(?<id>[^}]+)\}\s*$/;
const HEADING = /^#{2,6}\s/;
const TITLE = /\stitle="(?<title>[^"]*)"/;

/** The cells of a table's line. A pipe in code is written `\|`, as GitHub's Markdown wants it. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map(cell => cell.trim());

/** The tables among a section's lines: a header, a line of dashes, rows. */
function tablesOf(section: string, lines: readonly string[]): PageTable[] {
  return lines.flatMap((line, i) => {
    if (!/^\|[\s|:-]+\|$/.test(line)) return [];
    const after = lines.slice(i + 1);
    const length = after.findIndex(text => !text.startsWith('|'));
    const rows = after.slice(0, length === -1 ? undefined : length).map(cellsOf);
    return [{section, columns: cellsOf(lines[i - 1] ?? ''), rows}];
  });
}

/**
 * Reads a page of getting-started.
 * @param text the MDX
 * @param file its path from the repository's folder, for messages
 * @throws {Error} when a heading has no id of its own: scenarios name sections by their ids
 */
export function parsePage(text: string, file: string): Page {
  const lines = text.split('\n');
  const fences = fencedBlocks(lines);
  const inFence = (line: number) => fences.some(({start, end}) => line >= start && line <= end);

  const sections = new Map<string, number>();
  const sectionLines = new Map<string, string[]>([['', []]]);
  const sectionAt: string[] = [];
  let section = '';
  lines.forEach((line, i) => {
    if (!inFence(i)) {
      if (HEADING.test(line)) {
        const id = HEADING_ID.exec(line)?.groups?.id;
        if (id === undefined) throw new Error(`${file}:${i + 1}: give this heading an id, {#like-this}`);
        section = id;
        sections.set(id, i + 1);
      }
      sectionLines.set(section, [...(sectionLines.get(section) ?? []), line]);
    }
    sectionAt[i] = section;
  });

  return {
    file,
    sections,
    blocks: fences.map(({start, info, code}) => ({
      line: start + 1,
      section: sectionAt[start] ?? '',
      what: TITLE.exec(info)?.groups?.title ?? /^\S*/.exec(info)?.[0] ?? '',
      code,
      perManager: /\snpm2yarn$/.test(info),
      isExample: exampleOf(info) !== undefined,
    })),
    tables: [...sectionLines].flatMap(([id, own]) => tablesOf(id, own)),
    prose: new Map([...sectionLines].map(([id, own]) => [id, own.join('\n')])),
  };
}

const read = new Map<PageName, Page>();

/**
 * A page as it stands in docs/.
 * @param name its short name
 */
export function pageOf(name: PageName): Page {
  const known = read.get(name);
  if (known) return known;
  const file = files[name];
  const page = parsePage(readFileSync(path.join(root, file), 'utf8'), file);
  read.set(name, page);
  return page;
}
