/**
 * Distributes a number of pieces among texts, in order.
 * @param sizes maximum number of pieces for each text
 * @param most total number of pieces
 * @returns the number for each text
 */
export function distribute(sizes: readonly number[], most: number): readonly number[] {
  let left = most;
  return sizes.map(size => {
    const given = Math.min(size, left);
    left -= given;
    return given;
  });
}
