import {getCells, type DocsBlock, type DocsPage, type DocsSection} from '@jest-extended/docs-model/page';
import {pageAt} from '../examples/pages.cjs';

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

const pages = new Map<PageName, DocsPage>();

/**
 * A page of docs/.
 * @param name its short name
 */
export function getPage(name: PageName): DocsPage {
  const page = pages.get(name) ?? pageAt(files[name]);
  pages.set(name, page);
  return page;
}

/** The name by which scenarios refer to a block: its title, or its language if it has none. */
export const getLabel = ({title, language}: DocsBlock): string => title ?? language;

/** The tables of a section, by row, their cells in Markdown. */
export const getTables = ({content}: DocsSection, page: DocsPage): string[][][] =>
  content.flatMap(node => (node.type === 'table' ? [getCells(node, page)] : []));

/** The text of a section without its fenced blocks, with its heading. */
export const getProse = ({heading, content}: DocsSection, {getSource}: DocsPage): string =>
  [heading ?? [], content.filter(({type}) => type !== 'code')].flat().map(getSource).join('\n');
