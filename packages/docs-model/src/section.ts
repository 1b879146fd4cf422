/** The URL and the titles of a section. */
export interface SectionLink {
  /** e.g. `/docs/matchers/array#tobearray` */
  readonly url: string;
  /** The page's title, and the headings above it down to its own, without backticks. */
  readonly titles: readonly [page: string, ...headings: string[]];
}

/** The marks of an example, from its fence (packages/docs-model/src/fence.cjs has the grammar). */
export interface Marks {
  /** The required result of each of its tests. */
  readonly verdict: 'passes' | 'fails';
  readonly shows: 'example' | 'edge-cases' | 'known-issue';
  /** Why it does not run in a browser, as a clause; absent if it runs. */
  readonly notInBrowser?: string;
  /** Present if its tests have other results under Vitest. */
  readonly differsInVitest?: true;
}

/** The result of an assertion in a list of edge cases: the value passes, it fails, or the matcher throws. */
export type EdgeVerdict = 'passes' | 'fails' | 'throws';

/** A line of an edge case's body. */
export interface EdgeCaseLine {
  /** The result of the assertion that begins on the line. */
  readonly verdict: EdgeVerdict | undefined;
  /** The column of its `.not`, from 0: the list shows the line without it, and "fails" next to the assertion. */
  readonly not: number | undefined;
}

/** One edge case of a matcher: a test whose name states it and whose body shows it. */
export interface EdgeCase {
  /** The test's name; text between backticks is code. */
  readonly statement: string;
  /** The first line of its body in the block, from 0. The line before it has the name. */
  readonly from: number;
  /** The lines of its body. */
  readonly lines: readonly EdgeCaseLine[];
}

/** A fenced code block as it is on its page. */
export interface CodeBlock {
  readonly language: string;
  /** A file name. */
  readonly title?: string;
  readonly code: string;
  /** Absent for code that is not an example, such as a shell command. */
  readonly marks?: Marks;
  /** The code's tokens, packed (packages/docs-model/src/highlight/packed-tokens.ts); absent if nothing is highlighted. */
  readonly tokens?: string;
  /** Jest's stored failure report, with ANSI colors, of an example whose tests fail. */
  readonly report?: string;
}

/** A paragraph, a list or a table. */
interface Text {
  readonly kind: 'text';
  readonly markdown: string;
  /** Whether it only lists other sections, as the list of all matchers does. */
  readonly isOverview?: boolean;
}

/** A fenced block. */
export interface Code extends CodeBlock {
  readonly kind: 'code';
  /** The id of its row on the page, for edge cases. */
  readonly id?: string;
}

/** An admonition, e.g. of type `caution`, `known-issue` or `related`. */
export interface Note {
  readonly kind: 'note';
  /** The id of its row on the page, for a known issue. */
  readonly id?: string;
  readonly type: string;
  readonly title?: string;
  readonly parts: readonly Part[];
}

/** One block of a section. */
export type Part = Text | Code | Note;

/** A section: a page's beginning, or a heading with its text up to the next heading. */
export interface Section extends SectionLink {
  /** Whether its heading is part of a list of other sections; text after the list continues the section before. */
  readonly isOverview?: boolean;
  /** Names of other libraries that it translates. */
  readonly names?: readonly string[];
  /** Libraries whose values it describes. */
  readonly libraries?: readonly string[];
  readonly parts: readonly Part[];
}

/** The title of a section: its own heading, or its page's title. */
export const getTitle = ({titles}: SectionLink): string => titles.at(-1) ?? '';

/** The URL of a section's page. */
export const getPage = ({url}: {readonly url: string}): string => url.split('#')[0] ?? url;

/** Parts of a section, each note followed by its own parts. */
export const flattenParts = (parts: readonly Part[]): readonly Part[] =>
  parts.flatMap(part => (part.kind === 'note' ? [part, ...flattenParts(part.parts)] : [part]));

export const isCode = (part: Part): part is Code => part.kind === 'code';

export const isText = (part: Part): part is Text => part.kind === 'text';
