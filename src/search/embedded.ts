import {onceDone, type SearchClient, SearchError} from './client';
import {unpacked} from './index-file';

/** How the client gets at what it needs; tests give it something else. */
interface Means {
  /** The address of the index's file; `undefined` when the page names none. */
  readonly address: () => string | undefined;
  /** The site's address, e.g. `https://example.org`: hits are absolute. */
  readonly home: string;
  readonly fetch?: Fetch;
}

/** As much of the browser's own as is needed. */
type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

/**
 * Searches in the page itself. The engine and the index are fetched with the first search, or before by `prepare`; from
 * then on it needs no network.
 */
export function embeddedClient({address, home, fetch = url => globalThis.fetch(url)}: Means): SearchClient {
  const engine = onceDone(async () => {
    try {
      const [{createEngine}, sections] = await Promise.all([import('./engine'), sectionsAt(address(), fetch)]);
      return createEngine(sections, home);
    } catch (cause) {
      throw new SearchError(cause instanceof Error ? cause.message : String(cause), {cause});
    }
  });
  return {
    prepare: async () => {
      await engine();
    },
    search: async requests => {
      const answer = await engine();
      return {results: requests.map(answer)};
    },
  };
}

async function sectionsAt(address: string | undefined, fetch: Fetch) {
  if (address === undefined) throw new Error('This page does not say where the search index is.');
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The search index ${address} answered ${response.status}.`);
  const text = await response.text();
  return unpacked(parsed(text, address));
}

function parsed(text: string, address: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The search index ${address} is cut short or is no JSON.`, {cause});
  }
}
