import type {Page, Request} from '@playwright/test';

/** One answer of the search service, of the fields that the site reads. */
interface Hit {
  readonly url: string;
  readonly title: string;
}

/** What the site asked of the search service. */
export interface Algolia {
  /** The bodies of its requests, read as JSON, oldest first. */
  readonly queries: readonly unknown[];
  readonly requests: readonly Request[];
}

/** The service's addresses. */
const ALGOLIA = /https:\/\/[^/]*\.algolia(net\.com|\.net|net\.net|\.com)\//;

/**
 * Answers in the search service's place.
 * @param hits what every query finds
 */
export async function answerAsAlgolia(page: Page, hits: readonly Hit[]): Promise<Algolia> {
  const queries: unknown[] = [];
  const requests: Request[] = [];
  await page.route(ALGOLIA, async route => {
    const request = route.request();
    requests.push(request);
    const body: unknown = JSON.parse(request.postData() ?? '{}');
    queries.push(body);
    // One answer for each request in the body: the search page asks once more for each facet.
    const asked = typeof body === 'object' && body !== null && 'requests' in body ? body.requests : [];
    const answers = Array.isArray(asked) ? asked.map((one: unknown) => answer(queryOf(one), hits)) : [];
    await route.fulfill({headers: {'access-control-allow-origin': '*'}, json: {results: answers}});
  });
  return {queries, requests};
}

/** The words of one request. */
function queryOf(request: unknown): string {
  if (typeof request !== 'object' || request === null) return '';
  // The search page's client sends them within a query string.
  const params = new URLSearchParams('params' in request ? String(request.params) : '');
  return 'query' in request ? String(request.query) : (params.get('query') ?? '');
}

/** What the service says to one query, in the form that DocSearch's crawler gives its records. */
function answer(query: string, hits: readonly Hit[]): object {
  return {
    index: 'jest-extended',
    query,
    params: '',
    page: 0,
    nbPages: 1,
    hitsPerPage: 20,
    processingTimeMS: 1,
    nbHits: hits.length,
    hits: hits.map(({url, title}, i) => {
      const marked = (value: string) => ({value, matchLevel: 'full', matchedWords: ['toBe']});
      const highlighted = {hierarchy: {lvl0: marked('Matchers'), lvl1: marked(title)}};
      return {
        objectID: String(i),
        url,
        url_without_anchor: url,
        anchor: null,
        type: 'lvl1',
        content: null,
        hierarchy: {lvl0: 'Matchers', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
        _highlightResult: highlighted,
        _snippetResult: highlighted,
      };
    }),
  };
}
