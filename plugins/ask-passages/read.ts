import path from 'node:path';
import type {Code, Note, Part, Passage} from '../../src/ask/passage';

/** A doc whose sections can be quoted. */
export interface Doc {
  /** Its MDX file, absolute. */
  readonly file: string;
  /** Its path on the site, e.g. `/docs/matchers/array`. */
  readonly path: string;
  readonly title: string;
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;
const FENCE = /^(?<indent>\s*)(?<ticks>`{3,}|~{3,})(?<language>\w*)(?<meta>.*)$/;
const HEADING = /^(?<signs>#{2,6}) +(?<text>.*?)(?: *\{#(?<id>[^}]+)\})?$/;
const NOTE = /^(?<colons>:{3,})(?<type>\w+)(?:\[(?<title>.*)\])?$/;
const LINK = /\]\((?<target>[^)\s]+)\)/g;

/** Lines of MDX that are no text: imports, exports, a component's tags. */
const NO_TEXT = /^(?:(?:import|export) .*|<\/?[A-Z]\w*[^>]*>)$/;

const SHOWS: Readonly<Record<string, Code['shows']>> = {
  '': 'example',
  '=fails': 'failure',
  '=edges': 'edges',
  '=fault': 'fault',
};

/** The id that Docusaurus gives a heading without one. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/**
 * Reads the sections of a doc as they are written.
 * @param mdx the text of its file
 * @param docs all docs, so that links between their files become addresses of the site
 * @returns the page's beginning first, then its headings in order
 */
export function passagesOfDoc(mdx: string, doc: Doc, docs: readonly Doc[]): Passage[] {
  const lines = mdx.replace(FRONT_MATTER, '').split(/\r?\n/);
  const passages: Passage[] = [];
  let titles: Passage['titles'] = [doc.title];
  let url = doc.path;
  let own: string[] = [];
  const close = () => passages.push({url, titles, parts: partsOf(own, target => addressOf(target, doc, docs))});
  let ticks: string | undefined;
  for (const line of lines) {
    const fence = FENCE.exec(line)?.groups;
    const heading = ticks === undefined ? HEADING.exec(line)?.groups : undefined;
    if (fence && (ticks === undefined || line.trim() === ticks))
      ticks = ticks === undefined ? fence['ticks'] : undefined;
    if (!heading) {
      own.push(line);
      continue;
    }
    close();
    const text = (heading['text'] ?? '').replaceAll('`', '');
    const [page, ...above] = titles;
    titles = [page, ...above.slice(0, (heading['signs'] ?? '').length - 2), text];
    url = `${doc.path}#${heading['id'] ?? slugOf(text)}`;
    own = [];
  }
  close();
  return passages;
}

/**
 * @param target what a link in a doc says: `#here`, `./other.mdx#there`, `https://…`
 * @throws {Error} for a file that is no doc
 */
function addressOf(target: string, {file, path: own}: Doc, docs: readonly Doc[]): string {
  if (target.startsWith('#')) return own + target;
  if (!/^\.{1,2}\//.test(target)) return target;
  const [name = '', hash] = target.split('#');
  const linked = docs.find(doc => doc.file === path.resolve(path.dirname(file), name));
  if (!linked) throw new Error(`${file} links to ${target}, which is no doc.`);
  return linked.path + (hash === undefined ? '' : `#${hash}`);
}

/** The blocks of a section, or of a note in it. */
function partsOf(lines: readonly string[], address: (target: string) => string): Part[] {
  const parts: Part[] = [];
  let text: string[] = [];
  const flush = () => {
    if (text.length > 0) parts.push({kind: 'text', markdown: markdownOf(text, address)});
    text = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line)?.groups;
    const note = NOTE.exec(line)?.groups;
    if (fence || note) {
      flush();
      const end = endOf(lines, at, fence?.['ticks'] ?? note?.['colons'] ?? '');
      const inside = lines.slice(at + 1, end);
      parts.push(fence ? codeOf(fence, inside) : noteOf(note, partsOf(inside, address)));
      at = end;
    } else if (line.trim() === '') flush();
    else if (!NO_TEXT.test(line)) text.push(line);
  }
  flush();
  return parts;
}

/** The line that closes a block; the text's end where none does. */
function endOf(lines: readonly string[], open: number, sign: string): number {
  const end = lines.findIndex((line, at) => at > open && line.trim() === sign);
  return end < 0 ? lines.length : end;
}

const TITLE = /(?<=^|\s)title="([^"]*)"/;
/** Words in quotes are no marks. */
const QUOTED = /"[^"]*"/g;
const TEST = /(?:^|\s)test(=\w+)?(?=\s|$)/;

function codeOf({indent = '', language = '', meta = ''}: Record<string, string | undefined>, lines: string[]): Code {
  const title = TITLE.exec(meta)?.[1];
  const mark = TEST.exec(meta.replaceAll(QUOTED, ''));
  const shows = mark ? SHOWS[mark[1] ?? ''] : undefined;
  const code = lines.map(line => (line.startsWith(indent) ? line.slice(indent.length) : line)).join('\n');
  return {kind: 'code', language, ...(title && {title}), ...(shows && {shows}), code};
}

const noteOf = ({type = '', title}: Record<string, string | undefined> = {}, parts: Part[]): Note => ({
  kind: 'note',
  type,
  ...(title && {title}),
  parts,
});

/** A paragraph, a list or a table with links to the site; tables without the spaces that line their columns up. */
const markdownOf = (lines: readonly string[], address: (target: string) => string): string =>
  lines
    .map(line => (line.startsWith('|') ? line.replace(/ {2,}/g, ' ').replace(/-{4,}/g, '---') : line))
    .join('\n')
    .replace(LINK, (_, target: string) => `](${address(target)})`);
