import {createHash} from 'node:crypto';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {catalogued} from '../../src/catalogue/address';
import {FORM, type PassagesFile} from '../../src/ask/passage';
import {type Doc, docsIn, readDoc} from '../docs-model/docs';
import {type Asset, emitAsset} from '../emit-asset';
import {passagesOf} from './passages';

/**
 * Creates the file that answers quote from, named after a hash of its content. The page imports its address from the
 * module `@generated/ask-passages/default/address.json`. The reference server reads the file from the built site.
 */
export default function askPassages(context: LoadContext): Plugin {
  let asset: Asset;
  return {
    name: 'ask-passages',
    async allContentLoaded({allContent, actions}) {
      const text = JSON.stringify(await fileOf(docsIn(allContent).map(doc => ({...doc, path: catalogued(doc.path)}))));
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
      asset = {path: `assets/ask/passages-${hash}.json`, text};
      await actions.createData('address.json', JSON.stringify(context.baseUrl + asset.path));
    },
    configureWebpack: (_: Configuration, isServer) =>
      isServer ? {} : {plugins: [emitAsset('ask-passages', () => asset)]},
  };
}

async function fileOf(docs: readonly Doc[]): Promise<PassagesFile> {
  const passages = await Promise.all(docs.map(async doc => passagesOf(await readDoc(doc.file), doc, docs)));
  return {form: FORM, passages: passages.flat()};
}
