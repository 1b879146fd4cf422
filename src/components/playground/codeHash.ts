/*
 * Code in a link: compressed, in base64url, after the #, so that it is never sent to a server.
 */

import {CODE_LIMIT, isTooMuch} from '@site/src/components/example/CodeEditor/isTooMuch';
import {toBase64Url} from './plainHash';

/** The content of a link's hash. */
export type HashContent =
  | {readonly kind: 'none'}
  | {readonly kind: 'code'; readonly code: string}
  /** Incomplete, mistyped or not one of our links. */
  | {readonly kind: 'broken'}
  /** Longer than any example needs to be; decompressing it could block the page. */
  | {readonly kind: 'huge'};

/** Fits any code within the limits, even if it cannot be compressed: three bytes per character, in base64url. */
const HASH_LIMIT = 4 * CODE_LIMIT + 1_000;
const COMPRESSED = '#code=';

/** A hash with code, as it arrives: another program may escape its `=`, or add the end of a sentence around the link. */
const CODE_HASH = /^#(code|text)(?:=|%3[Dd])([\w-]*)(.*)$/s;
const END_OF_SENTENCE = /^(?:%[\da-f]{2}|[^\w%-])*$/i;

/**
 * @param code that is within the limits of the editor
 * @returns the hash of a link to the playground, including `#`
 */
export async function writeHash(code: string): Promise<string> {
  const bytes = new TextEncoder().encode(code);
  return COMPRESSED + toBase64Url(await pipe(bytes, new CompressionStream('deflate-raw')));
}

/** Whether a hash is meant to contain code. */
export const isCodeHash = (hash: string): boolean => CODE_HASH.test(hash);

/**
 * @param hash the hash of a link, from any source
 * @returns the shared code, or why there is none
 */
export async function readHash(hash: string): Promise<HashContent> {
  const [match, format, content = '', end = ''] = CODE_HASH.exec(hash) ?? [];
  if (match === undefined) return {kind: 'none'};
  if (hash.length > HASH_LIMIT) return {kind: 'huge'};
  if (!END_OF_SENTENCE.test(end)) return {kind: 'broken'};
  try {
    const packed = fromBase64Url(content);
    const bytes = format === 'text' ? packed : await pipe(packed, new DecompressionStream('deflate-raw'));
    const code = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
    if (isTooMuch(code)) return {kind: 'huge'};
    return code ? {kind: 'code', code} : {kind: 'broken'};
  } catch (error) {
    return {kind: error instanceof TooLong ? 'huge' : 'broken'};
  }
}

class TooLong extends Error {}

/** Sends bytes through a stream. Stops as soon as the output is too long, before it fills the memory. */
async function pipe(
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

/** @throws {DOMException} if the text is not valid base64url */
function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, character => character.charCodeAt(0));
}
