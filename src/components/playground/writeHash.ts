/**
 * Apart from the code that reads links, because other pages only write them.
 *
 * @returns the hash of a link to the playground, including `#`: the number of characters, which shows that nothing is cut off,
 *   and the code in base64url
 */
export function writeHash(code: string): string {
  const bytes = Array.from(new TextEncoder().encode(code), byte => String.fromCharCode(byte));
  return `#text=${code.length}.${btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}
