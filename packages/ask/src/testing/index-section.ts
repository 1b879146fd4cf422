import {aliasesAt} from '@jest-extended/catalogue/aliases';
import {messagesAt} from '@jest-extended/catalogue/messages';
import {flat, isCode, isText, type Passage} from '@jest-extended/docs-model/section';
import type {IndexedSection} from '@jest-extended/search/indexed-section';
import {createIndexedSection} from '@jest-extended/search/testing/create-section';

/** A section as the search index has it. */
export function indexSection({url, titles, parts}: Passage): IndexedSection {
  const allParts = flat(parts);
  return createIndexedSection({
    url,
    titles: ['Docs', ...titles],
    aliases: aliasesAt(url),
    messages: messagesAt(url),
    prose: allParts
      .filter(isText)
      .map(({markdown}) => markdown.replaceAll(/[`*|]|\]\([^)]*\)/g, ' '))
      .join('\n'),
    aside: allParts
      .filter(isCode)
      .map(({code}) => code)
      .join('\n'),
  });
}
