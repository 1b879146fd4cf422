/**
 * The element that a hash leads to, if the page has it. A hash that is not an encoded id is used unchanged; what follows a
 * question mark is for the element (src/components/finder).
 */
export function findTarget(hash: string): HTMLElement | null {
  const [id = ''] = hash.slice(1).split('?');
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}
