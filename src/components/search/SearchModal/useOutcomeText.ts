import translations from '@theme/SearchTranslations';
import {useResultCount} from '@site/src/components/search/useResultCount';
import type {Outcome} from './useHeardSearch';

/** @returns a function that describes the outcome of a search, for screen readers */
export function useOutcomeText(): (outcome: Outcome | undefined) => string {
  const resultCount = useResultCount();
  const {errorScreen, noResultsScreen} = translations.modal ?? {};
  return outcome => {
    if (!outcome) return '';
    if ('failed' in outcome) return `${errorScreen?.titleText}. ${errorScreen?.helpText}`;
    return outcome.count === 0 ? `${noResultsScreen?.noResultsText} "${outcome.query}"` : resultCount(outcome.count);
  };
}
