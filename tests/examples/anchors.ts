import path from 'node:path';
import {nearestName} from '../../src/catalogue/nearest';
import {fencedBlocks} from './mdx-blocks.cjs';

const HEADING_ID = /^#{1,6}\s.*\{#(?<id>[^}]+)\}\s*$/;
/** A link to a section of this page or of another one: `](#here)`, `](./other.mdx#there)`. */
const LINK = /\]\((?<page>\.{1,2}\/[^)\s#]+\.mdx)?#(?<id>[^)\s]+)\)/g;

interface Page {
  /** Its path from the repository's folder, with `/`. */
  readonly file: string;
  readonly text: string;
}

/** The lines outside of fenced blocks, with their numbers from 1. */
function proseOf(text: string): {line: number; text: string}[] {
  const lines = text.split('\n');
  const fences = fencedBlocks(lines);
  return lines
    .map((each, i) => ({line: i + 1, text: each}))
    .filter(({line}) => !fences.some(({start, end}) => line > start && line <= end + 1));
}

/**
 * Reads the links from the sources, before a build does. Headings have their ids written out, so that no slug is made
 * here; what components add to a page, only the build and the site tests see.
 * @returns a sentence on each link to a section that its page does not have
 */
export function brokenAnchors(pages: readonly Page[]): string[] {
  const idsOf = new Map(
    pages.map(({file, text}) => [file, proseOf(text).flatMap(({text}) => HEADING_ID.exec(text)?.groups?.['id'] ?? [])]),
  );
  return pages.flatMap(({file, text}) =>
    proseOf(text).flatMap(({line, text}) =>
      [...text.matchAll(LINK)].flatMap(({groups}) => {
        const id = groups?.['id'] ?? '';
        const target = groups?.['page'] ? path.posix.join(path.posix.dirname(file), groups['page']) : file;
        const ids = idsOf.get(target) ?? [];
        if (ids.includes(id)) return [];
        const nearest = nearestName(id, ids);
        return `${file}:${line}: no heading of ${target} has the id "${id}".${nearest ? ` Did you mean "${nearest}"?` : ''}`;
      }),
    ),
  );
}
