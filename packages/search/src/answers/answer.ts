import type {Part, SectionLink} from '@jest-extended/docs-model/section';

/** The answer of the docs: sections that the search finds. */
export interface DocsAnswer {
  readonly kind: 'docs';
  /** The section that answers the question; absent if none seems to. */
  readonly quotation?: Quotation;
  /** Other sections. */
  readonly related: readonly SectionLink[];
}

/** A section, and the parts of it that answer a question. */
export interface Quotation extends SectionLink {
  readonly parts: readonly Part[];
}

/** The answer of a service: the Markdown that has arrived. */
export interface WrittenAnswer {
  readonly kind: 'written';
  readonly markdown: string;
}

/** A question and its answer. */
export interface Exchange {
  readonly id: string;
  readonly question: string;
  /** Absent until a part of it has arrived. */
  readonly answer?: DocsAnswer | WrittenAnswer;
}

/** An answer failed. The message is a sentence for the reader. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}
