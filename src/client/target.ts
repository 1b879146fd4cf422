/**
 * The element that a hash leads to, if the page has it: `#toBeArray`, a matcher's name as it is written, leads to
 * `#tobearray`. A hash that is not an encoded id is used unchanged; what follows a question mark is for the element
 * (src/components/finder).
 */
export function findTarget(hash: string): HTMLElement | null {
  const id = decode(hash.slice(1).split('?')[0] ?? '');
  return document.getElementById(id) ?? document.getElementById(id.toLowerCase());
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
