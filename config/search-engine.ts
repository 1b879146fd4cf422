/**
 * Stands for Algolia's credentials where there are none: Docusaurus' search theme insists on them. A page knows by it that
 * it searches itself.
 */
export const EMBEDDED = 'embedded';
