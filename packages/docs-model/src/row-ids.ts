/**
 * Gives ids to the parts of a page's sections, e.g. `tobearray-known-issue`. The second part of a kind in a section ends
 * with `-2`.
 */
export function createRowIds(): (section: string, kind: string) => string {
  const counts = new Map<string, number>();
  return (section, kind) => {
    const first = `${section}-${kind}`;
    const count = (counts.get(first) ?? 0) + 1;
    counts.set(first, count);
    return count === 1 ? first : `${first}-${count}`;
  };
}
