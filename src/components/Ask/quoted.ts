import type {AskMessage} from '@docsearch/react/modal';
import {BY_DOCS} from '@site/src/ask/wire/protocol';

/**
 * Whether a conversation has answers, and all of them say that no model wrote them. One that does not say, of another
 * server or stored by a version of the site before, counts as a model's.
 */
export function isQuoted(messages: readonly AskMessage[]): boolean {
  const answers = messages.filter(({role}) => role === 'assistant');
  return answers.length > 0 && answers.every(({parts}) => parts.some(isByDocs));
}

const isByDocs = ({type, data}: AskMessage['parts'][number]): boolean => type === BY_DOCS.type && data === BY_DOCS.data;
