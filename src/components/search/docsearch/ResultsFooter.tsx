import Link from '@docusaurus/Link';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {HITS_IN_MODAL} from '@jest-extended/search/client';
import type {ReactNode} from 'react';
import {getResultsUrl} from '@site/src/components/search/searchUrls';

interface Props {
  readonly query: string;
  readonly count: number;
}

/** A link to the search page, if the site has one, and if it has more results than the modal. */
export default function ResultsFooter({query, count}: Props): ReactNode {
  const {searchPagePath} = useAlgoliaThemeConfig().algolia;
  const page = useBaseUrl(searchPagePath || '');
  if (!searchPagePath || count <= HITS_IN_MODAL) return null;
  return (
    <Link to={getResultsUrl(page, query)}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
