/** Where DocSearch 4.7.0 keeps searches, by the name of the index. */
const KEYS = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** What DocSearch needs of a search to draw it; without, the whole page goes down. */
const isDrawable = (search: unknown): boolean =>
  typeof search === 'object' &&
  search !== null &&
  'objectID' in search &&
  'url' in search &&
  typeof search.url === 'string' &&
  'type' in search &&
  'hierarchy' in search &&
  typeof search.hierarchy === 'object' &&
  search.hierarchy !== null;

/** Takes out of the recent and favourite searches what no version of this site can have stored. */
export function tidyStored(indexName: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  for (const key of KEYS.map(name => name + indexName)) {
    const text = storage.getItem(key);
    if (text === null) continue;
    const searches = listIn(text);
    const drawable = searches.filter(isDrawable);
    if (drawable.length === 0) storage.removeItem(key);
    else if (drawable.length < searches.length) storage.setItem(key, JSON.stringify(drawable));
  }
}

function listIn(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
