import type {DocSearchHit} from '@docsearch/react/modal';
import type {Hit, TextRun} from '@site/src/search/client';
import {escaped} from '@site/src/text/escape';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

const plain = (runs: readonly TextRun[]): string => runs.map(({text}) => escaped(text)).join('');

const marked = (runs: readonly TextRun[]): string =>
  runs.map(({text, found}) => (found ? `<mark>${escaped(text)}</mark>` : escaped(text))).join('');

/** Titles by level, without those that are missing. */
const byLevel = <Value>(titles: Hit['titles'], value: (title: readonly TextRun[]) => Value) =>
  Object.fromEntries(
    LEVELS.flatMap((level, at) => {
      const title = titles[at] ?? [];
      return title.length > 0 ? [[level, value(title)]] : [];
    }),
  );

/**
 * A hit in Algolia's format, for DocSearch, which writes its texts into the page as HTML. DocSearch shows a match in the
 * text without the heading, and a matching heading without the text. So every hit has the type of its heading, and the
 * text follows the page's title, which DocSearch shows below the heading.
 * @param url its path on the site, or an absolute address outside of it
 */
export function docSearchHit({id, titles, excerpt, isInText}: Hit, url: string): DocSearchHit {
  const [, page] = titles;
  const text = excerpt.length > 0 ? marked(excerpt) : undefined;
  return {
    objectID: id,
    url,
    type: titles.length > 1 ? (LEVELS[titles.length - 1] ?? 'lvl6') : 'content',
    hierarchy: byLevel(titles, plain),
    content: isInText ? plain(excerpt) : null,
    _snippetResult: {
      hierarchy: {
        ...byLevel(titles, title => ({value: marked(title)})),
        ...(titles.length > 2 && page && text && {lvl1: {value: `${plain(page)} · ${text}`}}),
      },
      ...(text && {content: {value: text}}),
    },
  };
}
