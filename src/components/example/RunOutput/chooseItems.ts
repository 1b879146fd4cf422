/**
 * Chooses the items of a long list to show: important ones first, then by position.
 * @param list any items
 * @param most maximum number of items
 * @param matters whether an item is important
 * @returns the chosen items, in their original order
 */
export function chooseItems<Item>(
  list: readonly Item[],
  most: number,
  matters: (item: Item) => boolean,
): readonly Item[] {
  if (list.length <= most) return list;
  const entries = [...list.entries()];
  const ranked = [...entries.filter(([, item]) => matters(item)), ...entries.filter(([, item]) => !matters(item))];
  return ranked
    .slice(0, most)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
