/** The prefixes of DocSearch 4.7.0's keys for searches, which end with the name of the index. */
const SEARCHES = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** The key for the conversations of DocSearch's own ask mode. This site does not use it, but DocSearch reads them. */
const CONVERSATIONS = '__DOCSEARCH_ASKAI_CONVERSATIONS__';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether DocSearch can render a stored search; otherwise the whole page crashes. */
function isSearch(search: unknown): boolean {
  if (!isObject(search)) return false;
  const {objectID, url, type, hierarchy} = search;
  return objectID !== undefined && typeof url === 'string' && type !== undefined && isObject(hierarchy);
}

/** Removes stored items that DocSearch cannot read. */
export function tidyStored(indexName: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  storage.removeItem(CONVERSATIONS + indexName);
  for (const name of SEARCHES) {
    const key = name + indexName;
    const text = storage.getItem(key);
    if (text === null) continue;
    const all = listIn(text);
    const drawable = all.filter(isSearch);
    if (drawable.length === 0) storage.removeItem(key);
    else if (drawable.length < all.length) storage.setItem(key, JSON.stringify(drawable));
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
