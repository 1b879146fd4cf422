/** The name of the meta element that has the address of the index file. */
export const INDEX_META = 'search-index';
