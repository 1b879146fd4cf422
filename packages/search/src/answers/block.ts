import type {CodeBlock, SectionLink} from '@jest-extended/docs-model/section';
import type {SectionReference} from './section-reference';

/**
 * An answer as data: an async iterable of blocks. All sources of answers yield them (the docs, Algolia's assistant, your
 * own service), and src/components/search/ask renders them.
 */

/** A quotation from a section. Links in Markdown are paths on the site. */
export type Quote =
  /** A paragraph, list or table. */
  | {readonly type: 'paragraph'; readonly markdown: string}
  /** A code block; one with `marks` is a runnable example. */
  | {readonly type: 'example'; readonly code: CodeBlock}
  /** An admonition, e.g. a known issue or a caution. */
  | {readonly type: 'note'; readonly kind: string; readonly title?: string; readonly quotes: readonly Quote[]};

/** The section that answers a question, quoted. */
export interface Card extends SectionLink {
  readonly type: 'card';
  /** The sentence that answers the question, in Markdown. */
  readonly sentence?: string;
  /** What belongs to the sentence, the definition of the matcher, and an example. */
  readonly quotes: readonly Quote[];
}

/** Another section: its name, and the paragraph that it begins with, which may be empty. */
export interface RelatedSection extends SectionReference {
  readonly text: string;
}

/** One block of an answer. */
export type Block =
  /** The search of a service, and the number of sections that it found. */
  | {readonly type: 'search'; readonly query: string; readonly count: number}
  /** The search of the docs, and the number of sections that it found. */
  | {readonly type: 'matches'; readonly query: string; readonly count: number}
  /** A sentence of the answer itself, in Markdown. */
  | {readonly type: 'remark'; readonly markdown: string}
  | Card
  /** Sections that fit less. */
  | {readonly type: 'related'; readonly sections: readonly RelatedSection[]}
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
 * @param turns the conversation
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
