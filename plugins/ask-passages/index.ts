import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {FORM, type PassagesFile} from '../../src/ask/passage';
import {emitted} from '../search-index/emitted';
import {sourcesOf} from '../search-index/sources';
import {type Doc, passagesOfDoc} from './read';

/**
 * Makes the file that answers quote from, named after its content, and tells the page its address: the module
 * `@generated/ask-passages/default/address.json`. A server that answers finds it in the built site.
 */
export default function askPassages(context: LoadContext): Plugin {
  let file = '';
  let text = '';
  return {
    name: 'ask-passages',
    async allContentLoaded({allContent, actions}) {
      text = JSON.stringify(
        await fileOf(sourcesOf(allContent['docusaurus-plugin-content-docs'] ?? {}, context.siteDir)),
      );
      file = `assets/ask/passages-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
      await actions.createData('address.json', JSON.stringify(context.baseUrl + file));
    },
    configureWebpack: (_, isServer) => (isServer ? {} : {plugins: [emitted(file, async () => text)]}),
  };
}

async function fileOf(docs: readonly Doc[]): Promise<PassagesFile> {
  const passages = await Promise.all(docs.map(async doc => passagesOfDoc(await readFile(doc.file, 'utf8'), doc, docs)));
  return {form: FORM, passages: passages.flat()};
}
