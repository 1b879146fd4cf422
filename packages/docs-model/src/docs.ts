import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {stopOrWarn} from './stop-or-warn';
import {type DocsPage, readPage} from './page.cjs';

/** A page of the docs, as Docusaurus loaded it. */
export interface Doc {
  /** The path of its MDX file, relative to the site's folder. */
  readonly file: string;
  /** Its path on the site, e.g. `/docs/matchers/array`. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The group of its search hits: its category in the sidebar, otherwise its title. */
  readonly group: string;
  readonly docusaurus_tag: string;
  readonly version: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

const isDocsContent = (content: unknown): content is LoadedContent =>
  typeof content === 'object' && content !== null && 'loadedVersions' in content;

/**
 * Reads a page of the docs.
 * @param file its path, relative to the site's folder, which is the working directory
 * @throws {Error} naming file and line when it is not MDX, or the file when it cannot be read. Under `npm start` that is a
 * warning, and the page is empty.
 */
export async function readDoc(file: string): Promise<DocsPage> {
  try {
    return readPage(await readFile(file, 'utf8'), file);
  } catch (error) {
    stopOrWarn(error instanceof Error ? error.message : String(error));
    return readPage('', file);
  }
}

/**
 * The docs as Docusaurus loaded them, in the order of the sidebar, without unlisted ones.
 * @param allContent the content of all plugins, by the plugins' names and ids
 */
export function getDocs(allContent: Readonly<Record<string, Readonly<Record<string, unknown>>>>): Doc[] {
  return Object.entries(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap(([plugin, content]) =>
    isDocsContent(content) ? content.loadedVersions.flatMap(version => readVersion(version, plugin)) : [],
  );
}

/** Docs by the paths of their files, to find the targets of links. */
export const mapDocsByFile = (docs: readonly Doc[]): ReadonlyMap<string, Doc> =>
  new Map(docs.map(doc => [doc.file, doc]));

function readVersion({docs, sidebars, versionName}: LoadedVersion, plugin: string): Doc[] {
  const places = new Map(Object.values(sidebars).flatMap(items => listItems(items)));
  // Docs that no sidebar lists come last.
  const order = new Set([...places.keys(), ...docs.map(({id}) => id)]);
  const byId = new Map(docs.map(doc => [doc.id, doc]));
  return [...order]
    .flatMap(id => byId.get(id) ?? [])
    .filter(({unlisted}) => !unlisted)
    .map(({id, source, permalink, title, description}) => ({
      file: path.normalize(source.replace('@site/', '')),
      path: permalink,
      title,
      description,
      group: places.get(id) ?? title,
      docusaurus_tag: `docs-${plugin}-${versionName}`,
      version: versionName,
    }));
}

/** The ids of docs in the order of a sidebar, each with its outermost category. */
function listItems(items: readonly SidebarItem[], outermost?: string): [id: string, category: string | undefined][] {
  return items.flatMap((item): [string, string | undefined][] => {
    if (item.type === 'category') {
      const category = outermost ?? item.label;
      const categoryPage: [string, string][] = item.link?.type === 'doc' ? [[item.link.id, category]] : [];
      return [...categoryPage, ...listItems(item.items, category)];
    }
    return item.type === 'doc' || item.type === 'ref' ? [[item.id, outermost]] : [];
  });
}
