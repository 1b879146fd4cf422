import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {fileOf, FORM, type PassagesFile} from '../../src/ask/passage';
import {catalogued} from '../../src/catalogue/address';
import {devFiles} from '../dev-files';
import {type Doc, docsByFile, docsIn, readDoc} from '../docs-model/docs';
import {passagesOf} from './passages';

/**
 * Creates the files that answers quote from, one for each doc. The page imports the address of their folder from the
 * module `@generated/ask-passages/default/folder.json`. The reference server reads them from the built site.
 *
 * A build names the folder after a hash of its content. Under `npm start` its name never changes, and a file is made of
 * the doc when it is requested.
 */
export default function askPassages(context: LoadContext): Plugin {
  const isBuild = process.env['NODE_ENV'] === 'production';
  let folder = 'assets/ask';
  let docs: readonly Doc[];
  let byFile: ReturnType<typeof docsByFile>;
  let built: ReadonlyMap<string, string>;
  return {
    name: 'ask-passages',
    async allContentLoaded({allContent, actions}) {
      docs = docsIn(allContent).map(doc => ({...doc, path: catalogued(doc.path)}));
      byFile = docsByFile(docs);
      if (isBuild) {
        built = new Map(
          await Promise.all(docs.map(async doc => [fileOf(doc.path), await textOf(doc, byFile)] as const)),
        );
        folder += `/${createHash('sha256')
          .update(JSON.stringify([...built]))
          .digest('hex')
          .slice(0, 8)}`;
      }
      await actions.createData('folder.json', JSON.stringify(context.baseUrl + folder));
    },
    configureWebpack: (_: Configuration, isServer) =>
      isServer || isBuild
        ? {}
        : devFiles(context, folder, async file => {
            const doc = docs.find(({path: page}) => fileOf(page) === file);
            return doc && textOf(doc, byFile);
          }),
    async postBuild({outDir}) {
      for (const [file, text] of built) {
        const target = path.join(outDir, folder, file);
        await mkdir(path.dirname(target), {recursive: true});
        await writeFile(target, text);
      }
    },
  };
}

/** The file of a doc, as it is now. */
async function textOf(doc: Doc, byFile: ReturnType<typeof docsByFile>): Promise<string> {
  const file: PassagesFile = {form: FORM, passages: passagesOf(await readDoc(doc.file), doc, byFile)};
  return JSON.stringify(file);
}
