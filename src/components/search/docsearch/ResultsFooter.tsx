import Link from '@docusaurus/Link';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {translate} from '@docusaurus/Translate';
import {HITS_IN_MODAL} from '@jest-extended/search/client';
import {createContext, useContext, type ReactNode} from 'react';
import {getResultsUrl} from '@site/src/components/search/searchUrls';

/** The number of results of the latest search. DocSearch's own count adds up all searches since the modal opened. */
export const ResultCount = createContext(0);

/** A link to the search page, if the site has one, and if it has more results than the modal. */
export default function ResultsFooter({state: {query}}: {state: {query: string}}): ReactNode {
  const {searchPagePath} = useAlgoliaThemeConfig().algolia;
  const count = useContext(ResultCount);
  if (!searchPagePath || count <= HITS_IN_MODAL) return null;
  return (
    <Link to={getResultsUrl(query)}>
      {translate({id: 'theme.SearchBar.seeAll', message: 'See all {count} results'}, {count})}
    </Link>
  );
}
