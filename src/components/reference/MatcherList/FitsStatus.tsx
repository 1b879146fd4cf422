import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {getResultsUrl} from '@site/src/components/search/searchUrls';
import type {Fits} from './findFits';
import styles from './styles.module.css';

interface Props {
  readonly fits: Fits;
  readonly onClear: () => void;
}

/**
 * The number of matchers that the reader asked for, or that there is none. Each sentence has an element of its own, which
 * React replaces also where a browser has translated the text.
 */
export default function FitsStatus({fits, onClear}: Props): ReactNode {
  const {exact, recipe} = fits;
  return (
    <span key={exact.length > 0 ? exact.length : recipe?.path}>
      <Sentence fits={fits} onClear={onClear} />
    </span>
  );
}

function Sentence({fits, onClear}: Props): ReactNode {
  switch (fits.exact.length) {
    case 0:
      return <NoMatcher fits={fits} onClear={onClear} />;
    case 1:
      return <Translate id="site.MatcherList.one">1 matcher</Translate>;
    default:
      return (
        <Translate id="site.MatcherList.count" values={{count: fits.exact.length}}>
          {'{count} matchers'}
        </Translate>
      );
  }
}

/**
 * Reports that no matcher does exactly what the reader asked for, and offers other ways. It does not repeat the text: as a
 * status message it would be announced again at every key press.
 */
function NoMatcher({fits: {query, related, recipe}, onClear}: Props): ReactNode {
  const page = useBaseUrl(useAlgoliaThemeConfig().algolia.searchPagePath || '');
  const search = (
    <Link to={getResultsUrl(page, query)}>
      <Translate id="site.MatcherList.none.search">Search the docs</Translate>
    </Link>
  );
  const clear = (
    <button type="button" className={clsx('clean-btn underlined', styles.clear)} onClick={onClear}>
      <Translate id="site.MatcherList.none.clear">clear the filter</Translate>
    </button>
  );
  if (!recipe && related.length > 0) {
    return (
      <Translate id="site.MatcherList.near" values={{search, clear}}>
        {'No exact match. {search} or {clear}.'}
      </Translate>
    );
  }
  if (!recipe) {
    return (
      <Translate id="site.MatcherList.none" values={{search, clear}}>
        {'No matchers found. {search} or {clear}.'}
      </Translate>
    );
  }
  return (
    <Translate
      id="site.MatcherList.recipe"
      values={{recipe: <Link to={recipe.path}>{recipe.title}</Link>, clear}}
      description="{recipe} is the title of a section, e.g. An array without duplicates"
    >
      {'No matcher checks this. See {recipe}, or {clear}.'}
    </Translate>
  );
}
