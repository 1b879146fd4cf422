/** Begins a hash with code that is not compressed. */
const PLAIN_PREFIX = '#text=';

/**
 * @param code any text
 * @returns the hash of a link to the playground, without the time that compression takes
 */
export const writePlainHash = (code: string): string => PLAIN_PREFIX + toBase64Url(new TextEncoder().encode(code));

/** Base64 with characters that need no escaping in a URL. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
