import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {getSectionsFile, FOLDER, FORM, type SectionsFile} from '@jest-extended/ask/sections-file';
import {normalizePath} from '@jest-extended/catalogue/normalize-path';
import {type Doc, mapDocsByFile, getDocs, readDoc} from '@jest-extended/docs-model/docs';
import {readSections} from '@jest-extended/docs-model/sections';
import type {Configuration} from 'webpack';
import {configureDevServer} from './dev-server';

/**
 * Creates the files that answers quote from, one for each doc. Pages and deploy/ask-service.ts read them. Under
 * `npm start` a file is generated from its doc when it is requested.
 */
export default function askSections(context: LoadContext): Plugin {
  let docs: readonly Doc[];
  let createFile: (doc: Doc) => Promise<string>;
  return {
    name: 'ask-sections',
    async allContentLoaded({allContent}) {
      docs = getDocs(allContent).map(doc => ({...doc, path: normalizePath(doc.path)}));
      const byFile = mapDocsByFile(docs);
      createFile = async doc => {
        const file: SectionsFile = {form: FORM, sections: readSections(await readDoc(doc.file), doc, byFile)};
        return JSON.stringify(file);
      };
    },
    configureWebpack: ({mode}: Configuration, isServer) =>
      isServer || mode !== 'development'
        ? {}
        : configureDevServer(context, FOLDER, async file => {
            const doc = docs.find(({path: page}) => getSectionsFile(page) === file);
            return doc && createFile(doc);
          }),
    async postBuild({outDir}) {
      for (const doc of docs) {
        const file = path.join(outDir, FOLDER, getSectionsFile(doc.path));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await createFile(doc));
      }
    },
  };
}
