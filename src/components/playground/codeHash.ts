/*
 * Code in a link: after the #, so that it is never sent to a server. writeHash.ts has the format. Older links, without the
 * number or with `#code=` and compressed code, still open.
 */

/** The content of a link's hash. */
export type HashContent =
  | {readonly kind: 'code'; readonly code: string}
  /** No code, a link that is incomplete or mistyped, and more code than the page could show without delay. */
  | {readonly kind: 'none' | 'broken' | 'huge'};

/** The most characters of a hash, and of its code. */
const LIMIT = 50_000;

/** Another program may escape the `=`, or add the end of a sentence around the link. */
const CODE_HASH = /^#(code|text)(?:=|%3D)(?:(\d+)\.)?([\w-]*)((?:%[\da-f]{2}|[^\w%-])*)(.*)$/is;

/** Whether a hash is too long to be opened. */
export const isHuge = (hash: string): boolean => hash.length > LIMIT;

/**
 * @param hash the hash of a link, from any source
 * @returns the shared code, or why there is none
 */
export async function readHash(hash: string): Promise<HashContent> {
  const [match, format, length, content = '', , rest] = CODE_HASH.exec(hash) ?? [];
  if (match === undefined) return {kind: 'none'};
  if (isHuge(hash)) return {kind: 'huge'};
  try {
    const bytes = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    const packed = new Blob([Uint8Array.from(bytes, character => character.charCodeAt(0))]).stream();
    const unpacked = format === 'text' ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'));
    const code = new TextDecoder('utf-8', {fatal: true}).decode(await new Response(unpacked).arrayBuffer());
    if (code.length > LIMIT) return {kind: 'huge'};
    const isWhole = code && !rest && (length === undefined || code.length === Number(length));
    return isWhole ? {kind: 'code', code} : {kind: 'broken'};
  } catch {
    return {kind: 'broken'};
  }
}
