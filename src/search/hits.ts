import {escaped} from '../text/escape';
import {wordsOf} from '../text/words';
import {marked, type Range, rangesOf, snippetOf, type Tags} from './highlight';
import type {Hierarchy, Highlighted, Level, SearchHit, SearchRequest} from './protocol';
import type {Ranked} from './rank';
import {anchorOf, levelOf} from './section';

/** Algolia's defaults, which the search page expects. */
const PRE_TAG = '<span class="algolia-docsearch-suggestion--highlight">';
const POST_TAG = '</span>';
const ELLIPSIS = '…';
const SNIPPET_WORDS = 10;

const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

const highlighted = (value: string, ranges: readonly Range[]): Highlighted => ({
  value,
  matchLevel: ranges.length > 0 ? 'partial' : 'none',
});

/**
 * A section that was found, in the form that DocSearch and the search page display.
 * @param home the address of the site: the addresses of hits are absolute
 */
export function hitOf({section, found}: Ranked, request: SearchRequest, home: string): SearchHit {
  const {query = '', attributesToSnippet = [], snippetEllipsisText = ELLIPSIS} = request;
  const tags: Tags = {pre: request.highlightPreTag ?? PRE_TAG, post: request.highlightPostTag ?? POST_TAG};
  const asked = wordsOf(query);
  const titles = section.titles.map((text, at) => ({level: LEVELS[at], text, ranges: rangesOf(text, asked, found)}));
  const hierarchyOf = <Value>(value: (title: (typeof titles)[number]) => Value): Hierarchy<Value> =>
    Object.fromEntries(titles.map(title => [title.level, value(title)]));

  const marks = hierarchyOf(({text, ranges}) => highlighted(marked(text, ranges, tags), ranges));
  const own = titles.at(-1);
  const ranges = rangesOf(section.prose, asked, found);
  const isText = own?.ranges.length === 0 && ranges.length > 0;
  const type = isText ? 'content' : (LEVELS[levelOf(section)] ?? 'lvl6');
  const size = /\bcontent:(\d+)/.exec(attributesToSnippet.join())?.[1];
  // If the heading itself matches, the excerpt is the beginning of its text.
  const snippet = snippetOf(section.prose, ranges, Number(size ?? SNIPPET_WORDS), snippetEllipsisText, tags, isText);
  const {href: url} = new URL(section.url, home);
  return {
    objectID: `${section.url}-${type}`,
    url,
    url_without_anchor: url.split('#')[0] ?? url,
    anchor: anchorOf(section) ?? null,
    type,
    hierarchy: hierarchyOf(({text}) => escaped(text)),
    content: isText ? escaped(section.prose) : null,
    _highlightResult: {hierarchy: marks},
    _snippetResult: {
      hierarchy: marks,
      ...(section.prose && {content: highlighted(snippet, ranges)}),
    },
  };
}
