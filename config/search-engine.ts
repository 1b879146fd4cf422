/**
 * Placeholder for Algolia's credentials if there are none, because Docusaurus' search theme requires them. Pages with
 * this value use the built-in search.
 */
export const EMBEDDED = 'embedded';
