/*
 * Code in a link: compressed, in base64url, behind the #, so that it never leaves the browser with a request.
 */

import {LINE_BREAK} from '@site/src/highlight/token';
import {PLAIN, plainHash, toBase64Url} from './plain-hash';

/** What a link's hash holds. */
export type Shared =
  | {readonly kind: 'none'}
  | {readonly kind: 'code'; readonly code: string}
  /** It is cut off, mistyped or made by something else. */
  | {readonly kind: 'broken'}
  /** It is longer than any example needs to be; a page that unpacked it might not answer for a while. */
  | {readonly kind: 'huge'};

/** Code beyond this has no link. */
export const CODE_LIMIT = 100_000;
/** Lines cost a text field more than characters, and a link of a few characters can hold very many. */
export const LINE_LIMIT = 2_000;

/** Whether code is more than a link may hold. */
export const isTooMuch = (code: string): boolean =>
  code.length > CODE_LIMIT || code.split(LINE_BREAK, LINE_LIMIT + 1).length > LINE_LIMIT;

/** Whatever code a link may hold fits, also where nothing of it can be compressed: three bytes a character, in base64url. */
const HASH_LIMIT = 4 * CODE_LIMIT + 1_000;
const COMPRESSED = '#code=';

/**
 * @param code at most {@link CODE_LIMIT} characters in {@link LINE_LIMIT} lines
 * @returns the hash of a link to the playground, `#` included
 */
export async function toHash(code: string): Promise<string> {
  if (typeof CompressionStream === 'undefined') return plainHash(code);
  const bytes = new TextEncoder().encode(code);
  return COMPRESSED + toBase64Url(await through(bytes, new CompressionStream('deflate-raw')));
}

/**
 * @param hash the hash of a link, of whatever origin
 * @returns the code that was shared, or why there is none
 */
export async function fromHash(hash: string): Promise<Shared> {
  const prefix = [COMPRESSED, PLAIN].find(each => hash.startsWith(each));
  if (!prefix) return {kind: 'none'};
  if (hash.length > HASH_LIMIT) return {kind: 'huge'};
  try {
    const packed = fromBase64Url(hash.slice(prefix.length));
    const bytes = prefix === PLAIN ? packed : await through(packed, new DecompressionStream('deflate-raw'));
    const code = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (isTooMuch(code)) return {kind: 'huge'};
    return code ? {kind: 'code', code} : {kind: 'broken'};
  } catch (error) {
    return {kind: error instanceof TooLong ? 'huge' : 'broken'};
  }
}

class TooLong extends Error {}

/** Sends bytes through a stream; a little that unpacks to very much is left before it fills the memory. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    chunks.push(new Uint8Array(read.value));
    length += read.value.length;
    if (length > 4 * CODE_LIMIT) {
      await reader.cancel();
      throw new TooLong();
    }
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/** @throws {DOMException} when it is no base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, character => character.charCodeAt(0));
}
