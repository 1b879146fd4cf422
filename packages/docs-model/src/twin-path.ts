/**
 * The path of a page as Markdown, which plugins/markdown-twins writes, e.g. `/docs/matchers/array.md`.
 * @param path the page's path
 */
export const getTwinPath = (path: string): string => `${path.replace(/\/$/, '')}.md`;
