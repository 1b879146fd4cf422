/**
 * What DocSearch's ask mode sends and reads: the chat endpoint of Algolia's assistant and the UI message stream of the
 * AI SDK, version 5 (https://ai-sdk.dev/docs/ai-sdk-ui/stream-protocol). deploy/ask-protocol.md tells it whole. The page
 * answers by it without a server, and a server of one's own answers by the same code.
 */

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
      readonly output: {readonly query: string; readonly hits: readonly {readonly url: string}[]};
    }
  | typeof BY_DOCS
  | {readonly type: 'text-start' | 'text-end'; readonly id: string}
  | {readonly type: 'text-delta'; readonly id: string; readonly delta: string}
  | {readonly type: 'error'; readonly errorText: string};

/** The tool that DocSearch knows: it shows what was searched for. */
export const TOOL = 'searchIndex';

/** Says that no model wrote the answer: it is put together from the docs. The AI SDK keeps it with the message. */
export const BY_DOCS = {type: 'data-answered-by', data: 'docs'} as const;

/** The last line of a stream. */
export const DONE = '[DONE]';

/** What a conversation asks. */
export interface Conversation {
  /** The id of the reader's last message. */
  readonly messageId: string;
  /** The texts of the reader's messages, in order. What was answered is not read: it would be the reader's word for it. */
  readonly questions: readonly string[];
}

/** A request that cannot be answered as it is. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** @param status of HTTP, from 400 */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The longest question and the longest conversation that are answered. */
export const LIMITS = {characters: 2000, questions: 30} as const;

/**
 * @param body a chat request's, as JSON has it
 * @throws {RequestError} saying what is missing or too long
 */
export function conversationOf(body: unknown): Conversation {
  const messages = fieldOf(body, 'messages');
  if (!Array.isArray(messages)) throw new RequestError(400, 'The request has no messages.');
  const own = messages.filter((message: unknown) => fieldOf(message, 'role') === 'user');
  const questions = own.map(textOf);
  const messageId = fieldOf(own.at(-1), 'id');
  if (!questions.at(-1)?.trim() || typeof messageId !== 'string')
    throw new RequestError(400, 'The request has no question.');
  if (questions.some(({length}) => length > LIMITS.characters))
    throw new RequestError(413, `A question can have ${LIMITS.characters} characters at the most.`);
  return {messageId, questions: questions.slice(-LIMITS.questions)};
}

/** The text of a message: its parts of that type, joined. */
function textOf(message: unknown): string {
  const parts = fieldOf(message, 'parts');
  if (!Array.isArray(parts)) return '';
  const texts = parts.map((part: unknown) => (fieldOf(part, 'type') === 'text' ? fieldOf(part, 'text') : ''));
  return texts.filter(text => typeof text === 'string').join('');
}

/** What an object has under a name; nothing where there is no object or no such name. */
export const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;
