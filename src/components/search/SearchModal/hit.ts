import {safe} from '@site/src/components/search/marked';
import type {Highlighted, Hierarchy, Level, SearchHit} from '@site/src/search/protocol';

const shown = (value: Highlighted): Highlighted => ({...value, value: safe(value.value)});

/** Changes the levels of a hit. Algolia's records have `null` for absent levels. */
const each = <Value>(levels: Hierarchy<Value | null>, change: (value: Value) => Value): Hierarchy<Value> =>
  Object.fromEntries(
    Object.entries(levels).map(([level, value]): [string, Value | null] => [level, value && change(value)]),
  );

/**
 * A hit with escaped texts, because DocSearch writes them into the page as HTML. Only the highlighting remains markup.
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

/**
 * A hit with the heading of its section, and below it the page's name and an excerpt of the text. DocSearch shows a
 * match in the text without the heading, and a matching heading without the text.
 */
export function underItsHeading(hit: SearchHit): SearchHit {
  const {hierarchy, _snippetResult: snippet} = hit;
  const heading = headingOf(hierarchy);
  if (heading === undefined) return hit;
  const page = hierarchy.lvl1;
  const text = snippet?.content;
  if (heading === 'lvl1' || !page || !text) return {...hit, type: heading};
  const under = {...text, value: `${page} · ${text.value}`};
  return {...hit, type: heading, _snippetResult: {...snippet, hierarchy: {...snippet.hierarchy, lvl1: under}}};
}

const HEADINGS: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];

const headingOf = (hierarchy: Hierarchy<string | null>): Level | undefined =>
  HEADINGS.find(level => Boolean(hierarchy[level]));
