import type {Hit, Query, SearchResult, TextRun} from '@jest-extended/search/client';
import type {Page, Request} from '@playwright/test';

/** The requests of the site to the search service. */
export interface Algolia {
  /** The parsed JSON bodies of the requests, oldest first. */
  readonly queries: readonly unknown[];
  readonly requests: readonly Request[];
}

/** The URLs of the service. */
export const ALGOLIA = /https:\/\/[^/]*\.algolia(net\.com|\.net|net\.net|\.com)\//;

/** Answers requests to the search service with the results of `search`. */
export async function answerAsAlgolia(page: Page, search: (query: Query) => SearchResult): Promise<Algolia> {
  const queries: unknown[] = [];
  const requests: Request[] = [];
  await page.route(ALGOLIA, async route => {
    const request = route.request();
    requests.push(request);
    const body: unknown = JSON.parse(request.postData() ?? '{}');
    queries.push(body);
    await route.fulfill({
      headers: {'access-control-allow-origin': '*'},
      json: {
        results: isMultipleQueries(body)
          ? body.requests.map(request => createResponse(search(readQuery(request))))
          : [],
      },
    });
  });
  return {queries, requests};
}

/** Whether a body has the format of several queries (https://www.algolia.com/doc/rest-api/search, "Search multiple indices"). */
const isMultipleQueries = (body: unknown): body is {requests: AlgoliaRequest[]} =>
  typeof body === 'object' && body !== null && 'requests' in body && Array.isArray(body.requests);

/** A record to return as a hit. */
export interface Found {
  readonly url: string;
  readonly title: string;
}

/** Answers every query with the same records. */
export const always =
  (...found: Found[]) =>
  (): SearchResult => ({
    hits: found.map(({url, title}) => ({
      id: url,
      url,
      link: url,
      titles: ['Matchers', title].map(text => [{text, isMatch: false}]),
      excerpt: [],
      isAbout: false,
    })),
    count: found.length,
  });

/** The part of a request that the answers depend on. */
interface AlgoliaRequest {
  readonly query: string;
  readonly hitsPerPage: number;
  /** `content:` and the number of words. */
  readonly attributesToSnippet: readonly [string];
}

const readQuery = ({query, hitsPerPage, attributesToSnippet: [snippet]}: AlgoliaRequest): Query => ({
  text: query,
  hitsPerPage,
  excerptWords: Number(snippet.replace('content:', '')),
});

/** As Algolia, it does not escape texts. */
const marked = (runs: readonly TextRun[]) => ({
  value: runs.map(({text, isMatch}) => (isMatch ? `<mark>${text}</mark>` : text)).join(''),
});

const createResponse = ({hits, count}: SearchResult) => ({
  nbHits: count,
  hits: hits.map(({id, url, titles, excerpt}: Hit) => ({
    objectID: id,
    url: new URL(url, 'https://jest-extended.jestcommunity.dev').href,
    type: `lvl${titles.length - 1}`,
    _highlightResult: {
      hierarchy: Object.fromEntries(titles.map((title, level) => [`lvl${level}`, marked(title)])),
    },
    _snippetResult: {content: marked(excerpt)},
  })),
});
