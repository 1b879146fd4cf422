import type {Turn} from './block';
import {renderAnswer} from './markdown';

/**
 * The body of a chat request.
 * @param turns the conversation; earlier answers are sent as Markdown
 * @param searchParameters restrict the search of Algolia's assistant
 */
export function createRequest(turns: readonly Turn[], searchParameters?: object) {
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
      ...(blocks.length > 0 ? [message(`${id}-answer`, 'assistant', renderAnswer(blocks))] : []),
    ]),
    ...(searchParameters && {searchParameters}),
  };
}
