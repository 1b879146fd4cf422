import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {stopOrWarn} from '../mistakes/stop-or-warn';
import {type DocsPage, readPage} from './page.cjs';

/** A page of the docs, as Docusaurus loaded it. */
export interface Doc {
  /** The path of its MDX file, relative to the site's folder. */
  readonly file: string;
  /** Its path on the site, e.g. `/docs/matchers/array`. */
  readonly path: string;
  readonly title: string;
  /** The group of its search hits: its category in the sidebar, otherwise its title. */
  readonly group: string;
  readonly docusaurus_tag: string;
  readonly version: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

const isLoaded = (content: unknown): content is LoadedContent =>
  typeof content === 'object' && content !== null && 'loadedVersions' in content;

/**
 * Reads a page of the docs.
 * @param file its path, relative to the site's folder, which is the working directory
 * @throws {Error} naming file and line when it is not MDX. Under `npm start` that is a warning, and the page is empty.
 */
export async function readDoc(file: string): Promise<DocsPage> {
  const text = await readFile(file, 'utf8');
  try {
    return readPage(text, file);
  } catch (error) {
    stopOrWarn(error instanceof Error ? error.message : String(error));
    return readPage('', file);
  }
}

/**
 * The docs as Docusaurus loaded them, without unlisted ones.
 * @param allContent the content of all plugins, by the plugins' names and ids
 */
export function docsIn(allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Doc[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(([plugin, content]) =>
    isLoaded(content) ? content.loadedVersions.flatMap(version => docsOf(version, plugin)) : [],
  );
}

function docsOf({docs, sidebars, versionName}: LoadedVersion, plugin: string): Doc[] {
  const categories = new Map(Object.values(sidebars).flatMap(items => categoriesOf(items)));
  return docs
    .filter(({unlisted}) => !unlisted)
    .map(({id, source, permalink, title}) => ({
      file: path.normalize(source.replace('@site/', '')),
      path: permalink,
      title,
      group: categories.get(id) ?? title,
      docusaurus_tag: `docs-${plugin}-${versionName}`,
      version: versionName,
    }));
}

/** The ids of docs, each with its outermost category. */
function categoriesOf(items: readonly SidebarItem[], outermost?: string): [id: string, category: string][] {
  return items.flatMap((item): [string, string][] => {
    if (item.type === 'category') {
      const category = outermost ?? item.label;
      const own: [string, string][] = item.link?.type === 'doc' ? [[item.link.id, category]] : [];
      return [...own, ...categoriesOf(item.items, category)];
    }
    return outermost !== undefined && (item.type === 'doc' || item.type === 'ref') ? [[item.id, outermost]] : [];
  });
}
