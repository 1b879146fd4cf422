import type {Turn} from '../block';
import {markdownOf} from '../markdown';
import {fieldOf} from './json';

/** An invalid request. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** @param status the HTTP status, from 400 */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** The longest question, id and conversation that are answered. Every chunk of the answer repeats the id. */
export const LIMITS = {characters: 2000, idCharacters: 200, questions: 30} as const;

/**
 * The body of a chat request.
 * @param turns the conversation; earlier answers are sent as Markdown
 * @param searchParameters restrict the search of Algolia's assistant
 */
export function requestOf(turns: readonly Turn[], searchParameters?: object) {
  const message = (id: string, role: 'user' | 'assistant', text: string) => ({
    id,
    role,
    parts: [{type: 'text', text}],
  });
  return {
    id: `conversation-${turns[0]?.id ?? ''}`,
    trigger: 'submit-message',
    messages: turns.flatMap(({id, question, blocks}) => [
      message(id, 'user', question),
      ...(blocks.length > 0 ? [message(`${id}-answer`, 'assistant', markdownOf(blocks))] : []),
    ]),
    ...(searchParameters && {searchParameters}),
  };
}

/**
 * Reads the questions of a chat request. Earlier answers are not read: they come from the browser and could be anything.
 * @param body parsed JSON
 * @returns the last questions, each with the id of its message
 * @throws {RequestError} naming the missing or oversized part
 */
export function turnsOf(body: unknown): readonly Turn[] {
  const messages = fieldOf(body, 'messages');
  if (!Array.isArray(messages)) throw new RequestError(400, 'The request has no messages.');
  const turns = messages
    .filter((message: unknown) => fieldOf(message, 'role') === 'user')
    .map((message: unknown): Turn => ({id: idOf(message), question: textOf(message), blocks: []}));
  const last = turns.at(-1);
  if (!last?.question.trim() || last.id === '') throw new RequestError(400, 'The request has no question.');
  if (turns.some(({question}) => question.length > LIMITS.characters))
    throw new RequestError(413, `A question can have at most ${LIMITS.characters} characters.`);
  if (last.id.length > LIMITS.idCharacters)
    throw new RequestError(413, `The id of a message can have at most ${LIMITS.idCharacters} characters.`);
  return turns.slice(-LIMITS.questions);
}

function idOf(message: unknown): string {
  const id = fieldOf(message, 'id');
  return typeof id === 'string' ? id : '';
}

/** The joined text parts of a message. */
function textOf(message: unknown): string {
  const parts = fieldOf(message, 'parts');
  if (!Array.isArray(parts)) return '';
  const texts = parts.map((part: unknown) => (fieldOf(part, 'type') === 'text' ? fieldOf(part, 'text') : ''));
  return texts.filter(text => typeof text === 'string').join('');
}
