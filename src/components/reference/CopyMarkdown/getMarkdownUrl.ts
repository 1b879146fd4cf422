/**
 * The URL of a page of the docs as Markdown, which plugins/markdown-twins writes.
 * @param permalink the page's path
 */
export const getMarkdownUrl = (permalink: string): string => `${permalink.replace(/\/$/, '')}.md`;
