import {readFileSync} from 'node:fs';
import path from 'node:path';
import {getCells, readPage} from '@jest-extended/docs-model/page';

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

/** A fenced block of a page. */
export interface PageBlock {
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Id of the nearest heading above; an empty string above the first one. */
  readonly section: string;
  /** Its title, or its language if it has none. */
  readonly label: string;
  readonly code: string;
  /** Whether npm2yarn shows it once for each package manager. */
  readonly perManager: boolean;
  /** Whether it is an example, which tests/examples runs. */
  readonly isExample: boolean;
}

/** A table of a page, its cells in Markdown. */
interface PageTable {
  readonly section: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A page by section. */
export interface Page {
  readonly file: string;
  /** The ids of its headings, in order, with their lines, from 1. */
  readonly sections: ReadonlyMap<string, number>;
  readonly blocks: readonly PageBlock[];
  readonly tables: readonly PageTable[];
  /** The text of each section without its fenced blocks, with its heading. */
  readonly prose: ReadonlyMap<string, string>;
}

/**
 * Reads a page of getting-started.
 * @param text the MDX
 * @param file its path, relative to the repository's folder, for messages
 * @throws {Error} when a heading has no id of its own: scenarios name sections by their ids
 */
export function parsePage(text: string, file: string): Page {
  const page = readPage(text, file);
  const headings = page.sections.filter(({heading}) => heading);
  const nameless = headings.find(({hasOwnId}) => !hasOwnId);
  if (nameless) throw new Error(`${file}:${nameless.line}: give this heading an id, {#like-this}`);
  return {
    file,
    sections: new Map(headings.map(({id, line}) => [id, line])),
    blocks: page.blocks.map(({line, section, title, language, code, isPerManager, marks}) => ({
      line,
      section,
      label: title ?? language,
      code,
      perManager: isPerManager,
      isExample: marks !== undefined,
    })),
    tables: page.sections.flatMap(({id, content}) =>
      content.flatMap(node => {
        const [columns, ...rows] = node.type === 'table' ? getCells(node, page) : [];
        return columns ? [{section: id, columns, rows}] : [];
      }),
    ),
    prose: new Map(
      page.sections.map(({id, heading, content}) => [
        id,
        [heading ?? [], ...content.filter(({type}) => type !== 'code')].flat().map(page.getSource).join('\n'),
      ]),
    ),
  };
}

const read = new Map<PageName, Page>();

/**
 * A page of docs/.
 * @param name its short name
 */
export function getPage(name: PageName): Page {
  const known = read.get(name);
  if (known) return known;
  const file = files[name];
  const page = parsePage(readFileSync(path.join(root, file), 'utf8'), file);
  read.set(name, page);
  return page;
}
