/**
 * An answer as data: an async iterable of blocks. All sources of answers yield them (the docs, Algolia's assistant, your
 * own service), and src/components/ask renders them.
 */

/** A section of the docs that an answer refers to. */
export interface SectionRef {
  /** Its address on the site, e.g. `/docs/matchers/array#tobearray`. */
  readonly url: string;
  /** Plain text: `.toBeArray()` for a matcher, `Setup` for a page, `Setup: With Jest` for another section. */
  readonly title: string;
}

/** The marks of an example, from its fence (plugins/docs-model has the grammar). */
export interface ExampleMarks {
  /** The required result of each of its tests. */
  readonly verdict: 'passes' | 'fails';
  readonly shows: 'example' | 'edge-cases' | 'known-issue';
  /** Why it does not run in the browser, as a clause; absent if it runs. */
  readonly notInBrowser?: string;
}

/** A fenced code block as it is on its page. */
export interface CodeBlock {
  readonly language: string;
  /** A file name. */
  readonly title?: string;
  readonly code: string;
  /** Absent for code that is not an example, such as a shell command. */
  readonly marks?: ExampleMarks;
  /** The code's tokens, packed (src/highlight/packed.ts); absent if nothing is highlighted. */
  readonly tokens?: string;
  /** Jest's stored failure report, with ANSI colors, of an example whose tests fail. */
  readonly report?: string;
}

/** One block of an answer. Quoted blocks are `from` a section. Links in Markdown are addresses on the site. */
export type Block =
  /** The author of the blocks that follow; by default a model. */
  | {readonly type: 'author'; readonly author: 'docs' | 'model'}
  /** The search for sections, and the number of sections that it found. */
  | {readonly type: 'search'; readonly query: string; readonly count: number}
  /** Written by the answer: a title above the blocks that follow. */
  | {readonly type: 'title'; readonly text: string}
  /** Written by the answer: a sentence, in Markdown. */
  | {readonly type: 'remark'; readonly markdown: string}
  /** The heading of a quoted section. For a matcher it is its signature. */
  | {readonly type: 'signature'; readonly from: SectionRef}
  /** A quoted paragraph, list or table. */
  | {readonly type: 'paragraph'; readonly markdown: string; readonly from: SectionRef}
  /** A quoted code block; one with `marks` is a runnable example. */
  | {readonly type: 'example'; readonly code: CodeBlock; readonly from: SectionRef}
  /** One quoted edge case: its statement, and the code that shows it. */
  | {readonly type: 'edge-case'; readonly statement: string; readonly code: CodeBlock; readonly from: SectionRef}
  /** A quoted admonition, e.g. a known issue or a caution. */
  | {
      readonly type: 'note';
      readonly kind: string;
      readonly title?: string;
      readonly blocks: readonly Block[];
      readonly from: SectionRef;
    }
  /** Related matchers: a line of Markdown for each. */
  | {readonly type: 'relatives'; readonly lines: readonly string[]; readonly from: SectionRef}
  /** Sections to read next (`more`), or the nearest ones to a question that the docs do not answer (`near`). */
  | {
      readonly type: 'sections';
      readonly why: 'more' | 'near';
      readonly sections: readonly (SectionRef & {readonly summary?: string})[];
    }
  /** The sections that the answer quotes, the most important one first. */
  | {readonly type: 'sources'; readonly sections: readonly SectionRef[]}
  /** A piece of Markdown that a service streams. Adjacent pieces are one text. */
  | {readonly type: 'markdown'; readonly text: string};

/** A question and its answer. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly blocks: readonly Block[];
}

/**
 * Answers the last question of a conversation.
 * @param turns the conversation; the last one has no blocks yet
 * @param signal aborted when the reader stops the answer or leaves
 * @throws {AnswerError} with a sentence for the reader
 */
export type AnswerSource = (turns: readonly Turn[], signal: AbortSignal) => AsyncIterable<Block>;

/** An answer failed. The message is a sentence for the reader. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** @param endsConversation whether no further question can be asked in this conversation */
  constructor(
    message: string,
    readonly endsConversation = false,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
