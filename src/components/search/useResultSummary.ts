import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {SearchResult} from '@jest-extended/search/client';

/** Names the query whose results are shown, if it is not the one that the reader typed. */
export const describeCorrection = (query: string): string =>
  translate({id: 'site.Search.corrected', message: 'Showing results for "{query}"'}, {query});

/** @returns a function that puts the number of results into words, after the corrected query */
export function useResultSummary(): (result: Pick<SearchResult, 'count' | 'correction'>) => string {
  const {selectMessage} = usePluralForm();
  return ({count, correction}) => {
    const results = selectMessage(
      count,
      translate(
        {
          id: 'site.Search.count',
          message: '{count} result|{count} results',
          description: 'How many results a search has: singular and plural, parted by |',
        },
        {count},
      ),
    );
    return correction === undefined ? results : `${describeCorrection(correction)}. ${results}`;
  };
}
