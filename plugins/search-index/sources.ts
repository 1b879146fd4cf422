import path from 'node:path';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

/** A doc that the dev server shows. */
export interface Source {
  /** Its MDX file. */
  readonly file: string;
  /** Its path on the site, e.g. `/docs/matchers/array`. */
  readonly path: string;
  readonly title: string;
  /** Its category in the sidebar, else its title: the group of its hits. */
  readonly group: string;
  readonly docusaurus_tag: string;
  readonly version: string;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

const isLoaded = (content: unknown): content is LoadedContent =>
  typeof content === 'object' && content !== null && 'loadedVersions' in content;

/**
 * The docs as Docusaurus loaded them, unlisted ones left out.
 * @param docs what each docs plugin loaded, by its id
 * @param siteDir the folder of the site
 */
export function sourcesOf(docs: Readonly<Record<string, unknown>>, siteDir: string): Source[] {
  return Object.entries(docs).flatMap(([plugin, content]) =>
    isLoaded(content) ? content.loadedVersions.flatMap(version => docsOf(version, plugin, siteDir)) : [],
  );
}

function docsOf({docs, sidebars, versionName}: LoadedVersion, plugin: string, siteDir: string): Source[] {
  const categories = new Map(Object.values(sidebars).flatMap(items => categoriesOf(items)));
  return docs
    .filter(({unlisted}) => !unlisted)
    .map(({id, source, permalink, title}) => ({
      file: path.join(siteDir, source.replace('@site/', '')),
      path: permalink,
      title,
      group: categories.get(id) ?? title,
      docusaurus_tag: `docs-${plugin}-${versionName}`,
      version: versionName,
    }));
}

/** Ids of docs, each with the outermost category around it. */
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
