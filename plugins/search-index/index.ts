import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {search} from '../../config/search';
import {EMBEDDED} from '../../config/search-engine';
import {INDEX_META} from '../../src/search/address';
import {packed} from '../../src/search/index-file';
import {pageContent} from '../page-content';
import {emitted} from './emitted';
import {type Source, sourcesOf} from './sources';
import {sectionsOfSources} from './source-sections';

/** Where the file is under the dev server, and what pages say until the build knows its content. */
const FILE = 'assets/search/index.json';

/**
 * Makes the file that the embedded engine searches. Every page's head says where it is.
 *
 * A build reads it from the built pages and names it after its content. Under `npm start` there are none: there it comes
 * from the sources, with every compilation anew, without what components add to a page. Algolia's engine needs no file.
 */
export default function searchIndex(context: LoadContext): Plugin {
  if (search.engine !== EMBEDDED) return {name: 'search-index'};
  let sources: readonly Source[] = [];
  return {
    name: 'search-index',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: INDEX_META, content: context.baseUrl + FILE}}],
    }),
    async allContentLoaded({allContent}) {
      const docs = allContent['docusaurus-plugin-content-docs'] ?? {};
      sources = sourcesOf(docs, context.siteDir);
    },
    configureWebpack: ({mode}: Configuration, isServer) =>
      isServer || mode !== 'development'
        ? {}
        : {plugins: [emitted(FILE, async () => JSON.stringify(packed(await sectionsOfSources(sources))))]},
    async postBuild({outDir}) {
      const index = JSON.stringify(packed(await pageContent(outDir)));
      const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
      const file = FILE.replace('.json', `-${hash}.json`);
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), index);
      await name(file, outDir);
    },
  };
}

/** Has every page of a built site say where the index's file is. */
async function name(file: string, folder: string): Promise<void> {
  const pages = (await readdir(folder, {recursive: true})).filter(page => page.endsWith('.html'));
  await Promise.all(
    pages.map(async page => {
      const address = path.join(folder, page);
      const html = await readFile(address, 'utf8');
      if (html.includes(FILE)) await writeFile(address, html.replace(FILE, file));
    }),
  );
}
