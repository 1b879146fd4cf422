import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {resultsAddress} from '@site/src/components/search/addresses';
import styles from './styles.module.css';

interface Props {
  /** The filter's text, which matches nothing. */
  readonly asked: string;
  readonly onClear: () => void;
}

/**
 * Reports that the filter has no results, and offers other ways. It does not repeat the text: as a status message it
 * would be announced again at every key press.
 */
export default function NoMatcher({asked, onClear}: Props): ReactNode {
  const page = useBaseUrl(useAlgoliaThemeConfig().algolia.searchPagePath || '');
  return (
    <Translate
      id="site.MatcherList.none"
      values={{
        search: (
          <Link to={resultsAddress(page, asked)}>
            <Translate id="site.MatcherList.none.search">Search the docs for it</Translate>
          </Link>
        ),
        clear: (
          <button type="button" className={styles.clear} onClick={onClear}>
            <Translate id="site.MatcherList.none.clear">clear the filter</Translate>
          </button>
        ),
      }}
    >
      {'No matcher matches. {search}, or {clear}.'}
    </Translate>
  );
}
