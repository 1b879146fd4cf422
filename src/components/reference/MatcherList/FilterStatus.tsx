import Link from '@docusaurus/Link';
import {usePluralForm} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {getResultsUrl} from '@site/src/components/search/searchUrls';
import type {FilterResult} from './filterMatchers';

interface Props {
  readonly query: string;
  readonly result: FilterResult;
  readonly onClear: () => void;
}

/**
 * The number of matchers that are shown, or that there is none, and other ways. It does not repeat the text: as a status
 * message it would be announced again at every key press. React replaces the sentence as a whole, also where a browser has
 * translated it.
 */
export default function FilterStatus({query, result: {paths, isExact, recipe}, onClear}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {size: count} = paths;
  const values = {
    count,
    search: (
      <Link to={getResultsUrl(query)}>
        <Translate id="site.MatcherList.none.search">Search the docs</Translate>
      </Link>
    ),
    clear: (
      <button type="button" className="clean-btn underlined" onClick={onClear}>
        <Translate id="site.MatcherList.none.clear">clear the filter</Translate>
      </button>
    ),
    recipe: recipe && <Link to={recipe.path}>{recipe.title}</Link>,
  };
  return <span key={`${isExact} ${count} ${recipe?.path}`}>{describe()}</span>;

  function describe(): ReactNode {
    if (recipe && !isExact) {
      return (
        <Translate id="site.MatcherList.recipe" values={values}>
          {'See {recipe}, which no matcher checks, or {clear}.'}
        </Translate>
      );
    }
    if (count === 0) {
      return (
        <Translate id="site.MatcherList.none" values={values}>
          {'No matchers found. {search} or {clear}.'}
        </Translate>
      );
    }
    if (!isExact) {
      return (
        <Translate id="site.MatcherList.near" values={values}>
          {'Related matchers: {count}. {search} or {clear}.'}
        </Translate>
      );
    }
    const sentence = selectMessage(
      count,
      translate({id: 'site.MatcherList.plurals', message: '1 matcher|{count} matchers'}, {count}),
    );
    if (!recipe) return sentence;
    return (
      <Translate id="site.MatcherList.also" values={{...values, sentence}}>
        {'{sentence}. See also {recipe}.'}
      </Translate>
    );
  }
}
