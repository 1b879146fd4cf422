import {mergeFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {AnswerError, type AnswerSource, LONGEST_SILENCE} from '@jest-extended/search/answers/block';
import type {Service} from '@jest-extended/search/answers/service';
import {createFacetFilters} from '@jest-extended/search/algolia/algolia-client';
import {withTimeout} from '@jest-extended/text/async/timeout';
import {useMemo} from 'react';
import {getServiceUrl} from '@site/config/answerer';
import {useSearchFilters} from '@site/src/components/search/useSearch';
import {answerTexts} from './answerTexts';
import {loadDocs, loadService} from './load';
import {getNoAnswerText} from './texts';
import {useAnswerer} from './useAnswerer';

/** The answerer of the site, its source of answers, and its feedback. */
export function useAnswerSource() {
  const answerer = useAnswerer();
  const {appId, apiKey, indexName, searchParameters} = useAlgoliaThemeConfig().algolia;
  const contextual = createFacetFilters(useSearchFilters());
  // A string, because a new array on every render would create a new source.
  const filters = JSON.stringify(mergeFacetFilters(contextual, searchParameters?.facetFilters ?? []));
  return useMemo(() => {
    const url = getServiceUrl(answerer);
    if (url === undefined) return {answerer, source: fromDocs};
    const service: Service = {
      url,
      apology: getNoAnswerText(),
      ...(answerer.kind === 'assistant' && {
        assistant: {
          id: answerer.id,
          appId,
          apiKey,
          indexName,
          searchParameters: {facetFilters: JSON.parse(filters)},
        },
      }),
    };
    return {
      answerer,
      source: createLazySource(async () => (await loadService()).createServiceSource(service), service.apology),
      sendFeedback: async (turnId: string, isHelpful: boolean) =>
        (await loadService()).sendFeedback(service, turnId, isHelpful),
    };
  }, [answerer, appId, apiKey, indexName, filters]);
}

/** A source whose code is loaded with the first question. */
const createLazySource = (load: () => Promise<AnswerSource>, apology: string): AnswerSource =>
  async function* (turns, signal) {
    const source = await withTimeout(LONGEST_SILENCE, load(), signal).catch((cause: unknown) => {
      throw new AnswerError(apology, false, {cause});
    });
    yield* source(turns, signal);
  };

const fromDocs = createLazySource(async () => (await loadDocs()).fromDocs, answerTexts.failed);
