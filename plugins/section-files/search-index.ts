import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCommands} from '@jest-extended/docs-model/commands';
import {type Doc, mapDocsByFile, getDocs, readDoc} from '@jest-extended/docs-model/docs';
import {readSections} from '@jest-extended/docs-model/sections';
import {INDEX_FILE, createIndexFile} from '@jest-extended/search/index-file';
import {indexSections} from '@jest-extended/search/index-sections';
import type {Configuration} from 'webpack';
import {configureDevServer} from './dev-server';
import {getPages} from './pages';

/**
 * Creates the file that the built-in engine searches. deploy/ask-service.ts and the upload to Algolia read it, too.
 * Under `npm start` it is generated when it is requested.
 */
export default function searchIndex(context: LoadContext): Plugin {
  let docs: readonly Doc[] = [];
  const createIndex = async (): Promise<string> => {
    const {siteConfig, i18n} = context;
    const byFile = mapDocsByFile(docs);
    const sections = await Promise.all(
      docs.map(async doc => {
        const page = await readDoc(doc.file);
        const options = {doc, commands: await readCommands(page), language: i18n.currentLocale};
        return indexSections(readSections(page, doc, byFile), options);
      }),
    );
    return JSON.stringify(createIndexFile([...sections.flat(), ...getPages(siteConfig, i18n.currentLocale)]));
  };
  return {
    name: 'search-index',
    async allContentLoaded({allContent}) {
      docs = getDocs(allContent);
    },
    configureWebpack: ({mode}: Configuration, isServer) =>
      isServer || mode !== 'development' ? {} : configureDevServer(context, INDEX_FILE, createIndex),
    postBuild: async ({outDir}) => writeFile(path.join(outDir, INDEX_FILE), await createIndex()),
  };
}
