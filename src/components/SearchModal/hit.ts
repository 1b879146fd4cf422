import {safe} from '@site/src/components/Search/marked';
import type {Highlighted, Hierarchy, Level, SearchHit} from '@site/src/search/protocol';

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

/**
 * A hit that names the section it leads to, with its text behind the page's name under it: what was found in it, or how it
 * begins. DocSearch draws text that was found below a heading without the heading, and a heading without its text.
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
