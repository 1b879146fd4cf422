import {aliasesAt} from '../../catalogue/aliases';
import {messagesAt} from '../../catalogue/messages';
import type {Section} from '../../search/section';
import {section} from '../../search/testing/section';
import type {DocsContent} from '../answer';
import {flat, isCode, isText, pageOf, type Passage} from '../passage';

/** A passage as the search index has it. */
export function sectionOf({url, titles, parts}: Passage): Section {
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

/** Docs that have only some passages. Each search finds all of them. */
export const contentOf = (passages: readonly Passage[]): DocsContent => ({
  find: async () => passages.map(({url}) => url),
  load: async () => passages.map(sectionOf),
  passagesOf: async page => passages.filter(passage => pageOf(passage) === page),
});
