import {once} from '../async/once';
import type {SearchClient} from './client';
import {unpacked} from './index-file';

interface Options {
  /** The address of the index file; `undefined` if the page does not have one. */
  readonly address: () => string | undefined;
  /** The address of the site, e.g. `https://example.org`: the addresses of hits are absolute. */
  readonly siteUrl: string;
  /** Another `fetch`, for tests. */
  readonly fetch?: Fetch;
}

/** The part of the browser's `fetch` that is used. */
type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

/**
 * Searches in the page. The engine and the index are loaded with the first search, or earlier by `prepare`; afterwards no
 * network is needed.
 */
export function embeddedClient({address, siteUrl, fetch = url => globalThis.fetch(url)}: Options): SearchClient {
  const engine = once(async () => {
    const [{createEngine}, sections] = await Promise.all([import('./engine'), sectionsAt(address(), fetch)]);
    return createEngine(sections, siteUrl);
  });
  return {
    prepare: async () => {
      await engine();
    },
    search: async query => (await engine())(query),
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
    throw new Error(`The search index ${address} is cut short or is not JSON.`, {cause});
  }
}
