import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {INDEX_META} from '../../src/search/address';
import {packed} from '../../src/search/index-file';
import {editPages} from '../built-pages';
import {type Doc, docsIn, readDoc} from '../docs-model/docs';
import {devFiles} from '../dev-files';
import {pageContent} from '../page-content';
import {sectionsOf} from './sections';

/** The path of the file under the dev server, and in pages until the build knows its content. */
const FILE = 'assets/search/index.json';

/**
 * Creates the file that the built-in engine searches, and that answers from the docs need with either engine. Every page's
 * head has its address.
 *
 * A build reads it from the built pages and names it after a hash of its content. Under `npm start` there are no built
 * pages, so it is generated from the sources when it is requested, without the content that components add.
 */
export default function searchIndex(context: LoadContext): Plugin {
  let docs: readonly Doc[] = [];
  return {
    name: 'search-index',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: INDEX_META, content: context.baseUrl + FILE}}],
    }),
    async allContentLoaded({allContent}) {
      docs = docsIn(allContent);
    },
    configureWebpack: ({mode}: Configuration, isServer) =>
      isServer || mode !== 'development' ? {} : devFiles(context, FILE, () => indexOf(docs)),
    async postBuild({outDir}) {
      const index = JSON.stringify(packed(await pageContent(outDir)));
      const hash = createHash('sha256').update(index).digest('hex').slice(0, 8);
      const file = FILE.replace('.json', `-${hash}.json`);
      await mkdir(path.dirname(path.join(outDir, file)), {recursive: true});
      await writeFile(path.join(outDir, file), index);
      await editPages(outDir, html => html.replace(FILE, file));
    },
  };
}

/** The index of the sources, as they are now. */
async function indexOf(docs: readonly Doc[]): Promise<string> {
  const sections = await Promise.all(docs.map(async doc => sectionsOf(await readDoc(doc.file), doc)));
  return JSON.stringify(packed(sections.flat()));
}
