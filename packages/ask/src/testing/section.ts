import {getAliases} from '@jest-extended/catalogue/aliases';
import {getMessages} from '@jest-extended/catalogue/messages';
import {flattenParts, isCode, isText, type Section} from '@jest-extended/docs-model/section';
import type {Section as IndexedSection} from '@jest-extended/search/section';
import {section} from '@jest-extended/search/testing/section';

/** A passage as the search index has it. */
export function indexSection({url, titles, parts}: Section): IndexedSection {
  const all = flattenParts(parts);
  return section({
    url,
    titles: ['Docs', ...titles],
    words: getAliases(url),
    messages: getMessages(url),
    prose: all
      .filter(isText)
      .map(({markdown}) => markdown.replaceAll(/[`*|]|\]\([^)]*\)/g, ' '))
      .join('\n'),
    aside: all
      .filter(isCode)
      .map(({code}) => code)
      .join('\n'),
  });
}
