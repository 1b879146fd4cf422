/*
 * Change: no button. The sidebar of the docs cannot be hidden, so the original is never shown, but its code is on every
 * page of the docs. Replacement.
 */
export default function ExpandButton(): null {
  return null;
}
