import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useEvent} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Filters} from '@jest-extended/search/client';
import {useEffect, useRef, useState} from 'react';

/** The outcome of a search: its result, or that it failed. */
export type SearchOutcome<Result> = {readonly query: string} & (
  (Result & {readonly failed?: undefined}) | SearchFailure
);

interface SearchFailure {
  readonly failed: true;
}

/** The tag of pages outside the versioned docs. */
const NO_VERSION = 'default';

/** Limits a search to the reader's language and docs version. */
export function useSearchFilters(): Filters {
  const {currentLocale} = useDocusaurusContext().i18n;
  return {language: currentLocale, tags: [NO_VERSION, ...useDocsContextualSearchTags()]};
}

/**
 * Searches while the reader types. The outcome of a search never replaces that of a later one.
 * @param run searches for a query
 * @param query without surrounding whitespace; it is searched for when it changes, unless it is empty. Without it, only
 *   `search` searches.
 * @param prepare loads what `run` needs. Of the queries that are typed until then, only the last one is searched for.
 */
export function useSearch<Result extends object>(
  run: (query: string, filters: Filters) => Promise<Result>,
  query?: string,
  prepare?: () => Promise<void>,
) {
  const filters = useSearchFilters();
  const [outcome, setOutcome] = useState<SearchOutcome<Result>>();
  const latest = useRef<Promise<Result>>(undefined);

  const search = useEvent((text: string) => {
    const start = () => {
      const {current: last = promise} = latest;
      return last === promise ? run(text, filters) : last;
    };
    const promise: Promise<Result> = prepare ? prepare().then(start) : run(text, filters);
    latest.current = promise;
    const settle = (result: Result | SearchFailure) => {
      if (latest.current === promise) setOutcome({...result, query: text});
    };
    promise.then(settle, () => settle({failed: true}));
    return promise;
  });

  useEffect(() => {
    if (query) void search(query);
  }, [query, search]);

  return {
    /** The outcome of the last completed search; `undefined` before the first one, and while the query is empty. */
    outcome: query === '' ? undefined : outcome,
    search,
  };
}
