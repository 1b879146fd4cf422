import {parseIndexFile} from './index-file';
import type {IndexedSection} from './indexed-section';

/** The part of the browser's `fetch` that is used. */
type Fetch = (url: string, options: {cache: 'no-cache'}) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

/**
 * Loads the search index.
 * @param url of its file
 * @throws {Error} if it is missing, cut short or of another format
 */
export async function loadIndex(url: string, fetch: Fetch = globalThis.fetch): Promise<IndexedSection[]> {
  // Revalidates a cached copy, which may be older than the page.
  const response = await fetch(url, {cache: 'no-cache'});
  if (!response.ok) throw new Error(`The search index ${url} answered ${response.status}.`);
  const text = await response.text();
  return parseIndexFile(parseJson(text, url));
}

function parseJson(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The search index ${url} is cut short or is not JSON.`, {cause});
  }
}
