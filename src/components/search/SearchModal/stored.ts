import * as v from 'valibot';

/** A list of searches that DocSearch 4.7.0 can show. With any other entry the whole page would crash. */
const SEARCHES = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      objectID: v.string(),
      url: v.string(),
      type: v.string(),
      hierarchy: v.record(v.string(), v.unknown()),
    }),
  ),
);

/** Removes the lists of stored searches that DocSearch cannot show. */
export function removeUnreadable(indexName: string): void {
  for (const name of ['RECENT', 'FAVORITE']) {
    const key = `__DOCSEARCH_${name}_SEARCHES__${indexName}`;
    if (!v.is(SEARCHES, localStorage.getItem(key))) localStorage.removeItem(key);
  }
}
