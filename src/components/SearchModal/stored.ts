/** Where DocSearch 4.7.0 keeps searches and conversations, by the name of the index. */
const KEYS = {
  __DOCSEARCH_RECENT_SEARCHES__: isSearch,
  __DOCSEARCH_FAVORITE_SEARCHES__: isSearch,
  __DOCSEARCH_ASKAI_CONVERSATIONS__: isConversation,
};

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** What DocSearch needs of a search to draw it; without, the whole page goes down. */
function isSearch(search: unknown): boolean {
  if (!isObject(search)) return false;
  const {objectID, url, type, hierarchy} = search;
  return objectID !== undefined && typeof url === 'string' && type !== undefined && isObject(hierarchy);
}

/** The same of a conversation: each of its messages has somebody who wrote it, and parts. */
function isConversation(conversation: unknown): boolean {
  if (!isSearch(conversation) || !isObject(conversation)) return false;
  const {query, messages} = conversation;
  return typeof query === 'string' && Array.isArray(messages) && messages.length > 0 && messages.every(isMessage);
}

function isMessage(message: unknown): boolean {
  if (!isObject(message)) return false;
  const {id, role, parts} = message;
  return typeof id === 'string' && typeof role === 'string' && Array.isArray(parts) && parts.every(isPart);
}

const isPart = (part: unknown): boolean =>
  isObject(part) && typeof part['type'] === 'string' && (part['type'] !== 'text' || typeof part['text'] === 'string');

/** Takes out of what DocSearch stored what no version of this site can have stored. */
export function tidyStored(indexName: string, storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): void {
  for (const [name, isDrawable] of Object.entries(KEYS)) {
    const key = name + indexName;
    const text = storage.getItem(key);
    if (text === null) continue;
    const all = listIn(text);
    const drawable = all.filter(isDrawable);
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
