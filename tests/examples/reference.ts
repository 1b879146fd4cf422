import {fencedBlocks} from './mdx-blocks.cjs';

/** The parts of a matcher's section, in the order in which they stand on every page. */
export const partsInOrder = ['sentence', 'parameters', 'example', 'failing', 'edges', 'fault', 'related'] as const;

type PartName = (typeof partsInOrder)[number];

/** A matcher's section of a page. */
export interface Section {
  /** The heading's text, e.g. `.toBeArrayOfSize(size)`. */
  readonly call: string;
  /** e.g. `toBeArrayOfSize` */
  readonly name: string;
  /** The parts that it has, in the order in which each begins. */
  readonly parts: readonly PartName[];
  /** The declarations in its list of parameters, e.g. `by?: number | bigint = 1`. */
  readonly parameters: readonly string[];
  /** The code of its blocks of edges. */
  readonly edges: readonly string[];
  /** How many notes say that the library has a fault, and how many blocks show one. */
  readonly faults: {readonly notes: number; readonly blocks: number};
}

const HEADING = /^## (?<call>\.(?<name>\w+)\(.*\)) \{#/;
const PARAMETER = /^- `(?<declaration>(?:\.\.\.)?\w+\??: .+?)`: \S/;

/** What a line outside of every block begins, or the line that opens one. */
const beginnings: readonly (readonly [PartName, RegExp])[] = [
  ['sentence', /^(?:Passes when|Always passes|Never passes)\b/],
  ['parameters', PARAMETER],
  ['example', /^```\w+ test(?: |$)/],
  ['failing', /^```\w+ test=fails(?: |$)/],
  ['edges', /^```\w+ test=edges(?: |$)/],
  ['fault', /^:::fault\[.+\]$/],
  ['related', /^:::related$/],
];

/**
 * @param text a page of the reference
 * @returns the sections of its matchers, in order
 */
export function sectionsOf(text: string): Section[] {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (line.startsWith('## ') ? [at] : []));
  return starts.flatMap((start, index) => {
    const {call, name} = HEADING.exec(lines[start] ?? '')?.groups ?? {};
    return call && name ? [sectionOf(call, name, lines.slice(start + 1, starts[index + 1]))] : [];
  });
}

function sectionOf(call: string, name: string, lines: string[]): Section {
  const blocks = fencedBlocks(lines);
  const outside = lines.filter((_, at) => !blocks.some(({start, end}) => at > start && at <= end));
  const begun = outside.flatMap(line => beginnings.filter(([, begins]) => begins.test(line)).map(([part]) => part));
  return {
    call,
    name,
    parts: [...new Set(begun)],
    parameters: outside.flatMap(line => PARAMETER.exec(line)?.groups?.['declaration'] ?? []),
    edges: blocks.flatMap(({info, code}) => (/ test=edges(?: |$)/.test(info) ? [code] : [])),
    faults: {
      notes: begun.filter(part => part === 'fault').length,
      blocks: blocks.filter(({info}) => / test=fault(?: |$)/.test(info)).length,
    },
  };
}
