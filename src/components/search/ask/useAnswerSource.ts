import siteConfig from '@generated/docusaurus.config';
import {mergeFacetFilters, useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {AnswerError, type Exchange} from '@jest-extended/search/answers/answer';
import {answerFromDocs} from '@jest-extended/search/answers/docs-answer';
import {getSectionsFile, FOLDER, parseSections} from '@jest-extended/search/answers/sections-file';
import {askService} from '@jest-extended/search/answers/service';
import {createFacetFilters} from '@jest-extended/search/algolia/algolia-client';
import {once} from '@jest-extended/text/async/once';
import {withTimeout} from '@jest-extended/text/async/timeout';
import type {Section} from '@jest-extended/docs-model/section';
import {getServiceUrl} from '@site/config/answerer';
import {searchClient} from '@site/src/components/search/searchClient';
import {useSearchFilters} from '@site/src/components/search/useSearch';
import {getNoDocsText} from './texts';
import {useAnswerer} from './useAnswerer';

/**
 * Answers the last question of a conversation, with all that has arrived each time more of it arrives.
 * @param signal aborted when the reader stops the answer or leaves
 * @throws {AnswerError} with a sentence for the reader
 */
export type AnswerSource = (
  exchanges: readonly Exchange[],
  signal: AbortSignal,
) => AsyncIterable<NonNullable<Exchange['answer']>>;

/** The source of answers that config/ask.ts sets. */
export function useAnswerSource(): AnswerSource {
  const answerer = useAnswerer();
  const {appId, apiKey, indexName, searchParameters} = useAlgoliaThemeConfig().algolia;
  const filters = createFacetFilters(useSearchFilters());
  const url = getServiceUrl(answerer);
  if (url === undefined) return answerByDocs;
  const facetFilters = mergeFacetFilters(filters, searchParameters?.facetFilters ?? []);
  const assistant = answerer.kind === 'assistant' && {
    assistant: {id: answerer.id, appId, apiKey, indexName, searchParameters: {facetFilters}},
  };
  return (exchanges, signal) => askService({url, ...assistant}, exchanges, signal);
}

/** The longest time to wait for the docs. */
const LOADING_MS = 14_000;

/** Answers in the page, by quoting the docs. */
const answerByDocs: AnswerSource = async function* (exchanges) {
  const questions = exchanges.map(({question}) => question);
  const answer = answerFromDocs(questions, {search: searchClient.search, readSections});
  yield await withTimeout(LOADING_MS, answer).catch((cause: unknown) => {
    throw new AnswerError(getNoDocsText(), {cause});
  });
};

/** Loads the sections of pages, by their paths. */
const loaders = new Map<string, () => Promise<readonly Section[]>>();

function readSections(page: string): Promise<readonly Section[]> {
  const load = loaders.get(page) ?? once(() => fetchSections(page));
  loaders.set(page, load);
  return load();
}

async function fetchSections(page: string): Promise<readonly Section[]> {
  const url = `${siteConfig.baseUrl}${FOLDER}/${getSectionsFile(page)}`;
  // Revalidates a cached copy, which may be older than the search index.
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return parseSections(await response.json());
}
