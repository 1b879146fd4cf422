import {getAliases, getMessages} from '@jest-extended/catalogue/words';
import {flattenParts, isCode, isText, type Section} from '@jest-extended/docs-model/section';
import type {IndexedSection} from '../../indexed-section';
import {createIndexedSection} from '../../testing/create-section';

/** A section as the search index has it. */
export function indexSection({url, titles, parts}: Section): IndexedSection {
  const allParts = flattenParts(parts);
  return createIndexedSection({
    url,
    titles: ['Docs', ...titles],
    aliases: getAliases(url),
    messages: getMessages(url),
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
