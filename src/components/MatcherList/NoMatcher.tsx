import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import type {ReactNode} from 'react';
import {resultsAddress} from '@site/src/components/Search/addresses';
import styles from './styles.module.css';

interface Props {
  /** What no matcher is called. */
  readonly asked: string;
  readonly onClear: () => void;
}

/**
 * Says that the filter leaves nothing, and where to go from there. It does not repeat what is asked for: as a status it
 * would be read out again at every key.
 */
export default function NoMatcher({asked, onClear}: Props): ReactNode {
  const page = useBaseUrl(useAlgoliaThemeConfig().algolia.searchPagePath || '');
  return (
    <Translate
      id="site.MatcherList.none"
      description="In place of the filtered list of matchers when none is left; between the braces stand the next steps"
      values={{
        search: (
          <Link to={resultsAddress(page, asked)}>
            <Translate id="site.MatcherList.none.search" description="A next step: the same words in the search">
              Search the docs for it
            </Translate>
          </Link>
        ),
        clear: (
          <button type="button" className={styles.clear} onClick={onClear}>
            <Translate id="site.MatcherList.none.clear" description="A next step: the whole list again">
              clear the filter
            </Translate>
          </button>
        ),
      }}
    >
      {'No matcher matches. {search}, or {clear}.'}
    </Translate>
  );
}
