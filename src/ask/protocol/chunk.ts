/** The part of the UI message stream of the AI SDK, version 5, that deploy/ask-protocol.md lists. */

/** A part of the stream. */
export type Chunk =
  | {readonly type: 'start'; readonly messageId: string}
  | {readonly type: 'start-step' | 'finish-step' | 'finish'}
  | {readonly type: 'tool-input-start'; readonly toolCallId: string; readonly toolName: typeof TOOL}
  | {
      readonly type: 'tool-input-available';
      readonly toolCallId: string;
      readonly toolName: typeof TOOL;
      readonly input: {readonly query: string};
    }
  | {
      readonly type: 'tool-output-available';
      readonly toolCallId: string;
      /** Algolia's assistant sends its hits, the reference server their number. */
      readonly output: {
        readonly query: string;
        readonly nbHits?: number;
        readonly hits?: readonly {readonly url: string}[];
      };
    }
  | typeof BY_DOCS
  | {readonly type: 'text-start' | 'text-end'; readonly id: string}
  | {readonly type: 'text-delta'; readonly id: string; readonly delta: string}
  | {readonly type: 'source-url'; readonly sourceId: string; readonly url: string; readonly title?: string}
  | {readonly type: 'error'; readonly errorText: string};

/** The name of the search tool in Algolia's assistant. */
export const TOOL = 'searchIndex';

/** Marks an answer that consists of quotations: a model did not write it. */
export const BY_DOCS = {type: 'data-answered-by', data: 'docs'} as const;

/** The last event of a stream. */
export const DONE = '[DONE]';
