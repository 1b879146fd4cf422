/**
 * Distributes a number of pieces among texts, in order.
 * @param sizes maximum number of pieces for each text
 * @param most total number of pieces
 * @returns the number for each text
 */
export function distribute(sizes: readonly number[], most: number): readonly number[] {
  let remaining = most;
  return sizes.map(size => {
    const count = Math.min(size, remaining);
    remaining -= count;
    return count;
  });
}
