/** An example of the docs, as the playground offers it. */
export interface Example {
  /** The heading above it, e.g. `.toBeArray()`; the page's title where it stands before the first. */
  readonly heading: string;
  /** The name of its first test. */
  readonly title: string;
  readonly code: string;
}

const FENCE = /^(`{3,})(.*)$/;
/**
 * Examples to start from: blocks of a matcher's edges and of a library's faults (`test=edges`, `test=fault`) are none, and
 * what no browser runs (`browser="<why>"`) is none either.
 */
const MARK = /^[jt]sx? (?!.*\bbrowser=)(?:.*\s)?test(?:=fails)?(?:\s|$)/;
/** Words in quotes are no marks. */
const QUOTED = /"[^"]*"/g;
const HEADING = /^#{2,} +(.*?)(?: *\{#.*\})?$/;
const TITLE = /^title: *(.*)$/m;
const TEST = /\b(?:test|it)\b[^'"`]*\(\s*(['"`])(.*?)\1/;

/**
 * @param page an MDX page
 * @returns its title and the examples on it to start from, in order
 */
export function examplesOf(page: string): {title: string; examples: Example[]} {
  const lines = page.split(/\r?\n/);
  const title = TITLE.exec(page)?.[1]?.replace(/^(['"])(.*)\1$/, '$2') ?? '';
  const examples: Example[] = [];
  let heading = title;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    heading = HEADING.exec(line)?.[1] ?? heading;
    const [, ticks, info] = FENCE.exec(line) ?? [];
    if (!ticks || info === undefined) continue;
    const start = at + 1;
    at = lines.indexOf(ticks, start);
    if (at < 0) break;
    const code = lines.slice(start, at).join('\n');
    if (MARK.test(info.replaceAll(QUOTED, ''))) examples.push({heading, title: TEST.exec(code)?.[2] ?? '', code});
  }
  return {title, examples};
}
