import {translate} from '@docusaurus/Translate';
import {type Hit, HITS_ON_TOP, type TextRun} from '@jest-extended/search/client';
import {escapeHtml} from '@jest-extended/text/escape-html';
import {joinRuns} from '@site/src/components/search/joinRuns';
import {isMatcher} from '@site/src/components/shared/Name';

const escapeRuns = (runs: readonly TextRun[] = []): string => escapeHtml(joinRuns(runs));

const markRuns = (runs: readonly TextRun[]): string =>
  runs.map(({text, isMatch}) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text))).join('');

/** A title with its matches. The name of a matcher is not to be translated. */
const markTitle = (title: readonly TextRun[]): string =>
  isMatcher(joinRuns(title)) ? `<span translate="no">${markRuns(title)}</span>` : markRuns(title);

/** Titles by level, without those that are missing. */
const groupByLevel = <Value>(titles: Hit['titles'], value: (title: readonly TextRun[]) => Value) =>
  Object.fromEntries(titles.flatMap((title, level) => (title.length > 0 ? [[`lvl${level}`, value(title)]] : [])));

const getTopTitle = () =>
  translate({
    id: 'site.Search.best',
    message: 'Best matches',
    description: 'Title of the first hits, above those that are grouped by the parts of the site',
  });

/**
 * A hit in Algolia's format, for DocSearch, which writes its texts into the page as HTML. DocSearch shows a match in the
 * text without the heading, and a matching heading without the text. So every hit has the type of its heading; the text
 * is below the title of a page, and below a heading it follows the page's title. DocSearch groups hits by group and page,
 * so the first ones get a group of their own, in which spaces that nobody sees make each a page.
 * @param place its place in the ranking, from 0
 */
export function toDocSearchHit({id, link, titles, excerpt}: Hit, place: number) {
  const text = markRuns(excerpt);
  const below = [escapeRuns(titles[1]), text].filter(Boolean).join(' · ');
  return {
    objectID: id,
    url: link,
    type: titles.length > 1 ? `lvl${titles.length - 1}` : 'content',
    hierarchy: {
      ...groupByLevel(titles, escapeRuns),
      ...(place < HITS_ON_TOP && {lvl0: getTopTitle(), lvl1: escapeRuns(titles[1]) + ' '.repeat(place)}),
    },
    content: escapeRuns(excerpt) || null,
    _snippetResult: {
      hierarchy: {
        ...groupByLevel(titles, title => ({value: markTitle(title)})),
        ...(titles.length > 2 && text && {lvl1: {value: below}}),
      },
      content: {value: text},
    },
  };
}
