import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {catalogued} from '../../src/catalogue/address';
import {FORM, type PassagesFile} from '../../src/ask/passage';
import {type Doc, docsIn, readDoc} from '../docs-model/docs';
import {type Asset, emitAsset} from '../emit-asset';
import {passagesOf} from './passages';

/**
 * Creates the file that answers quote from. The page imports its address from the module
 * `@generated/ask-passages/default/address.json`. The reference server reads the file from the built site.
 *
 * A build names it after a hash of its content. Under `npm start` its name never changes, and each compilation reads the
 * current docs, so an edit needs no second compilation.
 */
export default function askPassages(context: LoadContext): Plugin {
  const isBuild = process.env['NODE_ENV'] === 'production';
  let make: () => Promise<Asset>;
  return {
    name: 'ask-passages',
    async allContentLoaded({allContent, actions}) {
      const docs = docsIn(allContent).map(doc => ({...doc, path: catalogued(doc.path)}));
      const textOf = async () => JSON.stringify(await fileOf(docs));
      let path = 'assets/ask/passages.json';
      make = async () => ({path, text: await textOf()});
      if (isBuild) {
        const text = await textOf();
        path = path.replace('.json', `-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`);
        make = async () => ({path, text});
      }
      await actions.createData('address.json', JSON.stringify(context.baseUrl + path));
    },
    configureWebpack: (_: Configuration, isServer) =>
      isServer ? {} : {plugins: [emitAsset('ask-passages', () => make())]},
  };
}

async function fileOf(docs: readonly Doc[]): Promise<PassagesFile> {
  const passages = await Promise.all(docs.map(async doc => passagesOf(await readDoc(doc.file), doc, docs)));
  return {form: FORM, passages: passages.flat()};
}
