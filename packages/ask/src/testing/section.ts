import {aliasesAt} from '@jest-extended/catalogue/aliases';
import {messagesAt} from '@jest-extended/catalogue/messages';
import {flat, isCode, isText, type Passage} from '@jest-extended/docs-model/section';
import type {Section} from '@jest-extended/search/section';
import {section} from '@jest-extended/search/testing/section';

/** A passage as the search index has it. */
export function indexSection({url, titles, parts}: Passage): Section {
  const all = flat(parts);
  return section({
    url,
    titles: ['Docs', ...titles],
    words: aliasesAt(url),
    messages: messagesAt(url),
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
