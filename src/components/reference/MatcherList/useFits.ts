import {useEffect, useState} from 'react';
import {useSearchFilters} from '@site/src/components/search/useSearchFilters';
import type {Found} from './find';
import type {Row} from './rows';

const load = () => import('./find');

/** Loads the search for a reader who is about to use the filter. A failure is reported when they do. */
export function prepareFilter(): void {
  load()
    .then(({prepare}) => prepare())
    .catch(() => undefined);
}

/**
 * Searches the matchers while the reader types.
 * @param asked without surrounding whitespace; an empty text is not searched for
 * @returns the last result while the next one is awaited; `failed` if the search cannot be loaded; at first nothing
 */
export function useFits(asked: string, rows: readonly Row[]): Found | 'failed' | undefined {
  const {language, tags} = useSearchFilters();
  const tagList = tags.join();
  const [fits, setFits] = useState<Found | 'failed'>();
  useEffect(() => {
    if (!asked) return undefined;
    let isCurrent = true;
    const settle = (it: Found | 'failed') => isCurrent && setFits(it);
    load()
      .then(({find}) => find(asked, rows, {language, tags: tagList.split(',')}))
      .then(settle, () => settle('failed'));
    return () => {
      isCurrent = false;
    };
  }, [asked, rows, language, tagList]);
  return asked ? fits : undefined;
}
