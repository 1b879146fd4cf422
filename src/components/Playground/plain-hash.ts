/** Before code that is not compressed: in a link that is not packed yet, and in the few browsers that cannot. */
export const PLAIN = '#text=';

/**
 * @param code any text
 * @returns the hash of a link to the playground, at once and long
 */
export const plainHash = (code: string): string => PLAIN + toBase64Url(new TextEncoder().encode(code));

/** Base64 whose characters need no escape in an address. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
