import {useEvent} from '@docusaurus/theme-common';
import {type Filters, HITS_PER_PAGE} from '@jest-extended/search/client';
import {useRef} from 'react';
import {useSearch} from '@site/src/components/search/useSearch';
import {searchClient} from '@site/src/components/search/searchClient';

const EXCERPT_WORDS = 30;

/** The longest query, in characters: the limit of the modal's field and of Algolia. */
const MAX_LENGTH = 512;

/** The results for the query of the search page, and a function that adds the next page of hits. */
export function useResults(query: string) {
  const shown = useRef({query, pages: 1});
  const fetchHits = (text: string, filters: Filters) => {
    if (shown.current.query !== text) shown.current = {query: text, pages: 1};
    const hitsPerPage = HITS_PER_PAGE * shown.current.pages;
    return searchClient.search({text: text.slice(0, MAX_LENGTH), hitsPerPage, filters, excerptWords: EXCERPT_WORDS});
  };
  const {outcome, search} = useSearch(fetchHits, query);
  const more = useEvent(async () => {
    shown.current.pages += 1;
    // A failure is an outcome, too.
    await search(query).catch(() => undefined);
  });
  return {outcome, more};
}
