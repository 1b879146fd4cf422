import {safe} from '@site/src/components/Search/marked';
import type {Highlighted, Hierarchy, SearchHit} from '@site/src/search/protocol';

const shown = (value: Highlighted): Highlighted => ({...value, value: safe(value.value)});

/** The levels that a hit has; Algolia's records say `null` for the others. */
const each = <Value>(levels: Hierarchy<Value | null>, change: (value: Value) => Value): Hierarchy<Value> =>
  Object.fromEntries(
    Object.entries(levels).map(([level, value]): [string, Value | null] => [level, value && change(value)]),
  );

/**
 * A hit whose texts DocSearch can write into the page as HTML, as it does: they show what the record says, and run
 * nothing.
 */
export function shownSafely(hit: SearchHit): SearchHit {
  const {_highlightResult: highlight, _snippetResult: snippet} = hit;
  return {
    ...hit,
    hierarchy: each(hit.hierarchy, safe),
    content: hit.content === null ? null : safe(hit.content),
    _highlightResult: highlight && {
      ...highlight,
      hierarchy: each(highlight.hierarchy, shown),
      ...(highlight.content && {content: shown(highlight.content)}),
    },
    _snippetResult: snippet && {
      ...snippet,
      hierarchy: each(snippet.hierarchy, shown),
      ...(snippet.content && {content: shown(snippet.content)}),
    },
  };
}
