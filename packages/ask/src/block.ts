import type {CodeBlock, SectionLink} from '@jest-extended/docs-model/section';
import type {SectionReference} from './section-reference';

/**
 * An answer as data: an async iterable of blocks. All sources of answers yield them (the docs, Algolia's assistant, your
 * own service), and src/components/ask renders them.
 */

/** A quotation from a section. Links in Markdown are paths on the site. */
export type Quote =
  /** A paragraph, list or table. */
  | {readonly type: 'paragraph'; readonly markdown: string}
  /** A code block; one with `marks` is a runnable example. */
  | {readonly type: 'example'; readonly code: CodeBlock}
  /** One edge case: its statement, and the code that shows it. */
  | {readonly type: 'edge-case'; readonly statement: string; readonly code: CodeBlock}
  /** An admonition, e.g. a known issue or a caution. */
  | {readonly type: 'note'; readonly kind: string; readonly title?: string; readonly quotes: readonly Quote[]};

/** A section that the search found. */
export interface Card extends SectionLink {
  readonly type: 'card';
  /** Its first paragraph, and in the first card of an answer the unit that fits the question best. */
  readonly quotes: readonly Quote[];
  /** All other parts of the section. */
  readonly rest: readonly Quote[];
}

/** One block of an answer. */
export type Block =
  /** The search of a service, and the number of sections that it found. */
  | {readonly type: 'search'; readonly query: string; readonly count: number}
  /** The search of the docs, and the number of sections that it found: the cards that follow are the first of them. */
  | {readonly type: 'matches'; readonly query: string; readonly count: number}
  /** A sentence of the answer itself, in Markdown. */
  | {readonly type: 'remark'; readonly markdown: string}
  | Card
  /** The sections that a service refers to, the most important one first. */
  | {readonly type: 'sources'; readonly sections: readonly SectionReference[]}
  /** A piece of Markdown that a service streams. Adjacent pieces are one text. */
  | {readonly type: 'markdown'; readonly text: string}
  /** The end of a service's answer of which a part is left out: that beyond {@link MOST}. */
  | {readonly type: 'omission'};

/** A question and its answer. */
export interface Turn {
  readonly id: string;
  readonly question: string;
  readonly blocks: readonly Block[];
}

/**
 * Answers the last question of a conversation.
 * @param turns the conversation; if the last one has blocks, its answer continues with more sections
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

/**
 * The limits of a service's answer, ten times a real one. Without them a service could freeze the page for seconds.
 */
export const MOST = {characters: 50_000, searches: 20, sources: 100} as const;

/**
 * The longest time without any part of an answer, in milliseconds. An answer that stops arriving must end within 15
 * seconds, including rendering.
 */
export const LONGEST_SILENCE = 14_000;
