import {translate} from '@docusaurus/Translate';
import type {Answerer} from '@site/config/answerer';
import type {AskedExchange} from './useExchanges';

/** The name of the ask mode, and the text of its button without a query. */
export const getAskLabel = ({kind}: Answerer): string =>
  kind === 'docs'
    ? translate({id: 'site.Ask.docs', message: 'Ask the docs'})
    : translate({id: 'site.Ask.assistant', message: 'Ask AI'});

/** The note on the author of the answers. */
export const getDisclaimer = ({kind}: Answerer): string =>
  kind === 'docs'
    ? translate({id: 'site.Ask.quoted', message: 'Answers are quoted from this documentation.'})
    : translate({
        id: 'theme.SearchModal.askAiScreen.disclaimerText',
        message: 'Answers are generated with AI which can make mistakes. Verify responses.',
      });

/** Questions that an empty conversation offers, one of each kind that the docs answer. */
export const getExampleQuestions = (): readonly string[] => [
  translate({id: 'site.Ask.example.need', message: 'How do I compare two lists in any order?'}),
  translate({id: 'site.Ask.example.detail', message: 'Does toBeWithin include the end?'}),
  translate({id: 'site.Ask.example.message', message: 'expect(...).toBeArray is not a function'}),
];

const getAnsweringText = (): string =>
  translate({id: 'theme.SearchModal.searchBox.placeholderTextAskAiStreaming', message: 'Answering...'});

/** The placeholder of the field for a question. */
export function getPlaceholder(last: AskedExchange | undefined): string {
  if (!last) return translate({id: 'site.Ask.placeholder', message: 'Ask a question'});
  return last.state === 'answering'
    ? getAnsweringText()
    : translate({id: 'theme.SearchModal.searchBox.placeholderTextAskAi', message: 'Ask another question...'});
}

/** The state of an answer in words. */
export function describeState({state, message}: AskedExchange): string {
  switch (state) {
    case 'answering':
      return getAnsweringText();
    case 'complete':
      return translate({id: 'site.Ask.answered', message: 'Answer complete'});
    case 'stopped':
      return translate({id: 'site.Ask.stopped', message: 'You stopped this answer'});
    case 'failed':
      return message ?? getNoAnswerText();
  }
}

const getNoAnswerText = (): string =>
  translate({id: 'site.Ask.noAnswer', message: 'No answer was received. Your question is kept.'});

/** The error message if the docs cannot be loaded. */
export const getNoDocsText = (): string =>
  translate({id: 'site.Ask.noDocs', message: 'The documentation could not be loaded. Your question is kept.'});

/** The error message if the ask mode does not open. */
export const getUnavailableText = (): string =>
  translate({
    id: 'site.Ask.unavailable',
    message: 'The ask panel could not be loaded. Check your network connection and try again.',
  });
