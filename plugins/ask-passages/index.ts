import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {catalogued} from '../../src/catalogue/address';
import {fileOf, FORM, type PassagesFile} from '../../src/ask/passage';
import {type Doc, docsByFile, docsIn, readDoc} from '../docs-model/docs';
import {type Asset, emitAssets} from '../emit-assets';
import {passagesOf} from './passages';

/**
 * Creates the files that answers quote from, one for each doc. The page imports the address of their folder from the
 * module `@generated/ask-passages/default/folder.json`. The reference server reads them from the built site.
 *
 * A build names the folder after a hash of its content. Under `npm start` its name never changes, and each compilation
 * reads the current docs, so an edit needs no second compilation.
 */
export default function askPassages(context: LoadContext): Plugin {
  const isBuild = process.env['NODE_ENV'] === 'production';
  let make: () => Promise<readonly Asset[]>;
  return {
    name: 'ask-passages',
    async allContentLoaded({allContent, actions}) {
      const docs = docsIn(allContent).map(doc => ({...doc, path: catalogued(doc.path)}));
      let folder = 'assets/ask';
      let files = () => filesOf(docs);
      if (isBuild) {
        const built = await files();
        files = async () => built;
        folder += `/${createHash('sha256').update(JSON.stringify(built)).digest('hex').slice(0, 8)}`;
      }
      make = async () => (await files()).map(({path, text}) => ({path: `${folder}/${path}`, text}));
      await actions.createData('folder.json', JSON.stringify(context.baseUrl + folder));
    },
    configureWebpack: (_: Configuration, isServer) =>
      isServer ? {} : {plugins: [emitAssets('ask-passages', () => make())]},
  };
}

/** A file for each doc; the paths are relative to their folder. */
function filesOf(docs: readonly Doc[]): Promise<readonly Asset[]> {
  const byFile = docsByFile(docs);
  return Promise.all(
    docs.map(async doc => {
      const file: PassagesFile = {form: FORM, passages: passagesOf(await readDoc(doc.file), doc, byFile)};
      return {path: fileOf(doc.path), text: JSON.stringify(file)};
    }),
  );
}
