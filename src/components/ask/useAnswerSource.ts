import {mergeFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {AnswerError, type AnswerSource} from '@jest-extended/ask/block';
import type {Service} from '@jest-extended/ask/protocol/service';
import {SILENCE} from '@jest-extended/ask/silence';
import {facetFilters} from '@jest-extended/search/algolia';
import {withTimeout} from '@jest-extended/text/async/timeout';
import {useMemo} from 'react';
import {askWayIn} from '@site/config/ask-way';
import {useSearchFilters} from '@site/src/components/search/useSearch';
import {answerTexts} from './answerTexts';
import {loadDocs, loadService} from './load';
import {noAnswer} from './texts';

/** The address of Algolia's assistants. */
const HOSTED = 'https://askai.algolia.com/chat';

/** The site's source of answers, from config/ask.ts or the search theme's `askAi`. */
export function useAnswerSource() {
  const {askAi} = useAlgoliaThemeConfig().algolia;
  const {customFields} = useDocusaurusContext().siteConfig;
  const contextual = facetFilters(useSearchFilters());
  const settings = askWayIn(customFields);
  const url = settings.way === 'endpoint' ? settings.url : HOSTED;
  // A string, because a new array on every render would create a new source.
  const filters = JSON.stringify(mergeFacetFilters(contextual, askAi?.searchParameters?.facetFilters ?? []));
  return useMemo(() => {
    if (!askAi && settings.way === 'docs') return {by: 'docs', source: fromDocs} as const;
    const service: Service = {
      url: askAi ? HOSTED : url,
      apology: noAnswer(),
      ...(askAi && {
        assistant: {
          id: askAi.assistantId,
          appId: askAi.appId,
          apiKey: askAi.apiKey,
          indexName: askAi.indexName,
          searchParameters: {...askAi.searchParameters, facetFilters: JSON.parse(filters)},
        },
      }),
    };
    return {
      by: 'assistant',
      source: loaded(async () => (await loadService()).serviceSource(service), service.apology),
      sendFeedback: async (turnId: string, isHelpful: boolean) =>
        (await loadService()).sendFeedback(service, turnId, isHelpful),
    } as const;
  }, [askAi, settings.way, url, filters]);
}

/** A source whose code is loaded with the first question. */
const loaded = (load: () => Promise<AnswerSource>, apology: string): AnswerSource =>
  async function* (turns, signal) {
    const source = await withTimeout(SILENCE, load(), signal).catch((cause: unknown) => {
      throw new AnswerError(apology, false, {cause});
    });
    yield* source(turns, signal);
  };

const fromDocs = loaded(async () => (await loadDocs()).fromDocs, answerTexts.failed);
