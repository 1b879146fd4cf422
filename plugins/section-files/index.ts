import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getSectionsFile, FOLDER, FORM, type SectionsFile} from '@jest-extended/search/answers/sections-file';
import {normalizePath} from '@jest-extended/catalogue/normalize-path';
import {readCommands} from '@jest-extended/docs-model/commands';
import {type Doc, mapDocsByFile, getDocs, readDoc} from '@jest-extended/docs-model/docs';
import {splitNameTables} from '@jest-extended/docs-model/name-tables';
import {readSections} from '@jest-extended/docs-model/sections';
import {INDEX_FILE, createIndexFile} from '@jest-extended/search/index-file';
import {indexSections} from '@jest-extended/search/index-sections';
import type {Configuration} from 'webpack';
import {configureDevServer} from './dev-server';
import {getPages} from './pages';

/**
 * Creates files from the sections of the docs: the one that the built-in engine searches, and for each page the one that
 * answers quote from. deploy/ask-service.ts reads them. Under `npm start` a file is
 * generated when it is requested.
 */
export default function sectionFiles(context: LoadContext): Plugin {
  /** How to create the files, by their paths below the site's root. */
  let files: ReadonlyMap<string, () => Promise<string>> = new Map();
  return {
    name: 'section-files',
    async allContentLoaded({allContent}) {
      const docs = getDocs(allContent);
      files = new Map([[INDEX_FILE, () => createIndex(docs, context)], ...listSectionsFiles(docs)]);
    },
    configureWebpack: ({mode}: Configuration, isServer) =>
      isServer || mode !== 'development' ? {} : configureDevServer(context, async file => files.get(file)?.()),
    async postBuild({outDir}) {
      for (const [name, create] of files) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await create());
      }
    },
  };
}

async function createIndex(docs: readonly Doc[], {siteConfig, i18n}: LoadContext): Promise<string> {
  const byFile = mapDocsByFile(docs);
  const sections = await Promise.all(
    docs.map(async doc => {
      const page = await readDoc(doc.file);
      const options = {doc, commands: await readCommands(page), language: i18n.currentLocale};
      return indexSections(splitNameTables(readSections(page, doc, byFile)), options);
    }),
  );
  return JSON.stringify(createIndexFile([...sections.flat(), ...getPages(siteConfig, i18n.currentLocale)]));
}

function listSectionsFiles(docs: readonly Doc[]): [string, () => Promise<string>][] {
  const normalized = docs.map(doc => ({...doc, path: normalizePath(doc.path)}));
  const byFile = mapDocsByFile(normalized);
  return normalized.map(doc => [
    `${FOLDER}/${getSectionsFile(doc.path)}`,
    async () => {
      const sections = splitNameTables(readSections(await readDoc(doc.file), doc, byFile));
      const file: SectionsFile = {form: FORM, sections};
      return JSON.stringify(file);
    },
  ]);
}
