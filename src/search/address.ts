/** The name of the element in a page's head that says where the index's file is. */
export const INDEX_META = 'search-index';
