import Link from '@docusaurus/Link';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {resultsAddress} from '@site/src/components/Search/addresses';

interface Props {
  readonly query: string;
  readonly count: number;
  readonly onClose: () => void;
}

/** The way to the search page, where the site has one and there is something to see. */
export default function ResultsFooter({query, count, onClose}: Props): ReactNode {
  const {searchPagePath} = useAlgoliaThemeConfig().algolia;
  const page = useBaseUrl(searchPagePath || '');
  if (!searchPagePath || count === 0) return null;
  return (
    <Link to={resultsAddress(page, query)} onClick={onClose}>
      <Translate id="theme.SearchBar.seeAll" values={{count}}>
        {'See all {count} results'}
      </Translate>
    </Link>
  );
}
