import {unpacked} from './index-file';
import type {Section} from './section';

/** The part of the browser's `fetch` that is used. */
type Fetch = (address: string) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>;

/**
 * Loads the search index.
 * @param address the address of its file; `undefined` if the page does not have one
 * @throws {Error} if it is missing, cut short or of another format
 */
export async function loadIndex(address: string | undefined, fetch: Fetch = globalThis.fetch): Promise<Section[]> {
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
