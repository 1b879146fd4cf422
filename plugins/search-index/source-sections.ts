import {readFile} from 'node:fs/promises';
import {calledAt} from '../../src/catalogue/called';
import type {Section} from '../../src/search/section';
import type {Source} from './sources';

/** The sections of docs, read from their sources as they are now. */
export async function sectionsOfSources(sources: readonly Source[]): Promise<Section[]> {
  const pages = await Promise.all(
    sources.map(async source => sectionsOfSource(await readFile(source.file, 'utf8'), source)),
  );
  return pages.flat();
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^(#{2,6}) +(.*?)(?: *\{#([^}]+)\})?$/;

/** Lines that are no text: imports and exports, the bars under a table's head, the ends of admonitions. */
const NO_TEXT = /^(?:(?:import|export) .*|[|\s:-]+)$/;

/** Markdown and JSX as plain text, near enough for searching. */
const textOf = (markdown: string): string =>
  markdown
    .replace(/^:::\w+(?:\[(.*)\])?$/, '$1')
    .replace(/^\s*(?:[-*>]|\d+\.)\s+/, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/[`*|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The id that Docusaurus gives a heading without one. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Reads a doc without building it: what its components would add is not there.
 * @param mdx the text of its file
 */
export function sectionsOfSource(mdx: string, {path, title, group, docusaurus_tag, version}: Source): Section[] {
  const open = (url: string, titles: Section['titles']) => ({
    text: {url, titles, words: calledAt(url), language: 'en', docusaurus_tag, version},
    prose: [''],
    aside: [''],
  });
  let current = open(path, [group, title]);
  const drafts = [current];
  let fence: string | undefined;
  for (const line of mdx.replace(FRONT_MATTER, '').split(/\r?\n/)) {
    const mark = FENCE.exec(line)?.[1];
    const [, signs, heading = '', id] = HEADING.exec(line) ?? [];
    if (mark !== undefined && (fence === undefined || line.trim() === fence))
      fence = fence === undefined ? mark : undefined;
    else if (fence !== undefined) current.aside.push(line);
    else if (signs !== undefined) {
      const name = textOf(heading);
      const above = current.text.titles.slice(2, signs.length);
      current = open(`${path}#${id ?? slugOf(name)}`, [group, title, ...above, name]);
      drafts.push(current);
    } else if (!NO_TEXT.test(line)) current.prose.push(textOf(line));
  }
  return drafts.map(({text, prose, aside}) => ({...text, prose: linesOf(prose), aside: linesOf(aside)}));
}

const linesOf = (lines: readonly string[]): string => lines.filter(Boolean).join('\n');
