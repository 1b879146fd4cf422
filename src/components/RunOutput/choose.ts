/**
 * Chooses what is drawn of a list that may be too long to draw: what matters first, then what comes first.
 * @param list any items
 * @param most how many are drawn at most
 * @param matters which are chosen before the others
 * @returns the chosen, in the order of the list
 */
export function choose<Item>(list: readonly Item[], most: number, matters: (item: Item) => boolean): readonly Item[] {
  if (list.length <= most) return list;
  const entries = [...list.entries()];
  const ranked = [...entries.filter(([, item]) => matters(item)), ...entries.filter(([, item]) => !matters(item))];
  return ranked
    .slice(0, most)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item);
}

/**
 * Shares a number of pieces out among texts, in their order.
 * @param sizes how many pieces each text has at most
 * @param most how many there are for all
 * @returns how many each may have
 */
export function share(sizes: readonly number[], most: number): readonly number[] {
  let left = most;
  return sizes.map(size => {
    const given = Math.min(size, left);
    left -= given;
    return given;
  });
}
