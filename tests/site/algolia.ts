import type {Page, Request} from '@playwright/test';
import type {SearchHit, SearchRequest, SearchResponse} from '../../src/search/protocol';

/** The requests of the site to the search service. */
export interface Algolia {
  /** The parsed JSON bodies of the requests, oldest first. */
  readonly queries: readonly unknown[];
  readonly requests: readonly Request[];
}

/** The URLs of the service. */
export const ALGOLIA = /https:\/\/[^/]*\.algolia(net\.com|\.net|net\.net|\.com)\//;

/**
 * Answers requests to the search service.
 * @param answer returns the response to one request
 */
export async function answerAsAlgolia(
  page: Page,
  answer: (request: SearchRequest) => SearchResponse,
): Promise<Algolia> {
  const queries: unknown[] = [];
  const requests: Request[] = [];
  await page.route(ALGOLIA, async route => {
    const request = route.request();
    requests.push(request);
    const body: unknown = JSON.parse(request.postData() ?? '{}');
    queries.push(body);
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {results: isMultipleQueries(body) ? body.requests.map(answer) : []},
    });
  });
  return {queries, requests};
}

/** Whether a body has the format of several queries (https://www.algolia.com/doc/rest-api/search, "Search multiple indices"). */
const isMultipleQueries = (body: unknown): body is {requests: SearchRequest[]} =>
  typeof body === 'object' && body !== null && 'requests' in body && Array.isArray(body.requests);

/** A record to return as a hit. */
export interface Found {
  readonly url: string;
  readonly title: string;
}

/** Answers every query with the same records. */
export const always =
  (...found: Found[]) =>
  ({indexName, query = ''}: SearchRequest): SearchResponse => ({
    index: indexName,
    query,
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    nbHits: found.length,
    hits: found.map(hitOf),
  });

function hitOf({url, title}: Found, at: number): SearchHit {
  const marked = (value: string) => ({value, matchLevel: 'full'}) as const;
  const highlighted = {hierarchy: {lvl0: marked('Matchers'), lvl1: marked(title)}};
  return {
    objectID: String(at),
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: {lvl0: 'Matchers', lvl1: title},
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}
