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
      make = () => filesOf(docs, folder);
      if (isBuild) {
        const hash = createHash('sha256').update(JSON.stringify(await make()));
        folder += `/${hash.digest('hex').slice(0, 8)}`;
      }
      await actions.createData('folder.json', JSON.stringify(context.baseUrl + folder));
    },
    configureWebpack: (_: Configuration, isServer) =>
      isServer ? {} : {plugins: [emitAssets('ask-passages', () => make())]},
  };
}

function filesOf(docs: readonly Doc[], folder: string): Promise<Asset[]> {
  const byFile = docsByFile(docs);
  return Promise.all(
    docs.map(async doc => {
      const file: PassagesFile = {form: FORM, passages: passagesOf(await readDoc(doc.file), doc, byFile)};
      return {path: `${folder}/${fileOf(doc.path)}`, text: JSON.stringify(file)};
    }),
  );
}
