/** Whether all questions are asked: with `--whole`. */
export const isWhole = Boolean(process.env['WHOLE']);

/**
 * All items with `--whole`; otherwise a fixed sample.
 * @param every each so many-th item is in the sample
 * @param first the index of the first one, so that several samples of one list cover it
 */
export const takeSample = <Item>(items: readonly Item[], every: number, first = 0): readonly Item[] =>
  isWhole ? items : items.filter((_, index) => index % every === first % every);
