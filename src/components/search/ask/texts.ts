import {translate} from '@docusaurus/Translate';
import type {Answerer} from '@site/config/answerer';
import type {Progress} from './conversation';

/** The error message if there is not a more specific one for readers. */
export const getNoAnswerText = (): string =>
  translate({id: 'site.Ask.noAnswer', message: 'No answer was received. Your question is kept.'});

const getAnsweringText = (): string =>
  translate({id: 'theme.SearchModal.searchBox.placeholderTextAskAiStreaming', message: 'Answering...'});

/** The placeholder of the field for a question. */
export function getPlaceholder(state: 'first' | 'further' | 'answering' | 'ended'): string {
  switch (state) {
    case 'first':
      return translate({id: 'site.Ask.placeholder', message: 'Ask a question'});
    case 'further':
      return translate({id: 'theme.SearchModal.searchBox.placeholderTextAskAi', message: 'Ask another question...'});
    case 'answering':
      return getAnsweringText();
    case 'ended':
      return translate({id: 'site.Ask.ended', message: 'Conversation limit reached'});
  }
}

/** The name of the ask mode, and the text of its button without a query. */
export const getAskLabel = ({kind}: Answerer): string =>
  kind === 'docs'
    ? translate({id: 'site.Ask.docs', message: 'Ask the docs'})
    : translate({id: 'site.Ask.assistant', message: 'Ask AI'});

/** The text of an empty conversation: a heading, and a hint about questions. */
export const getWelcome = ({kind}: Answerer): {readonly title: string; readonly text: string} =>
  kind === 'docs'
    ? {
        title: translate({id: 'site.Ask.docsWelcome', message: 'What do you want to know?'}),
        text: translate({
          id: 'site.Ask.docsWelcomeMore',
          message:
            'The sections of these docs that match your words, quoted: a matcher, an example to run, known issues.',
        }),
      }
    : {
        title: translate({id: 'site.Ask.welcome', message: 'How can I help you today?'}),
        text: translate({
          id: 'site.Ask.welcomeMore',
          message: 'I search the documentation for what you need: a matcher, how to set it up, why a test fails.',
        }),
      };

/** Questions that an empty conversation offers, one of each kind that the docs answer. */
export const getExampleQuestions = (): readonly string[] => [
  translate({id: 'site.Ask.example.need', message: 'How do I compare two lists in any order?'}),
  translate({id: 'site.Ask.example.detail', message: 'Does toBeWithin include the end?'}),
  translate({id: 'site.Ask.example.message', message: 'expect(...).toBeArray is not a function'}),
];

/** The disclaimer about the author of the answers. */
export const getDisclaimer = (isQuoted: boolean): string =>
  isQuoted
    ? translate({id: 'site.Ask.quoted', message: 'Quoted from this documentation. Each part links to its section.'})
    : translate({
        id: 'theme.SearchModal.askAiScreen.disclaimerText',
        message: 'Answers are generated with AI which can make mistakes. Verify responses.',
      });

export const getDeletedText = (): string => translate({id: 'site.Ask.deleted', message: 'Conversation deleted'});

export const getCutText = (): string =>
  translate({id: 'site.Ask.cut', message: 'Earlier questions of this conversation were not stored.'});

export const getStoppedText = (): string => translate({id: 'site.Ask.stopped', message: 'You stopped this answer'});

/** The announcement for screen readers about the progress of an answer. */
export function describeProgress(progress: Progress): string {
  switch (progress.state) {
    case 'idle':
      return '';
    case 'answering':
      return getAnsweringText();
    case 'answered':
      return translate({id: 'site.Ask.answered', message: 'Answer complete'});
    case 'stopped':
      return getStoppedText();
    case 'failed':
      return progress.message;
  }
}

/** The error message if the ask mode does not open. */
export const getUnavailableText = (): string =>
  translate({
    id: 'site.Ask.unavailable',
    message: 'The ask panel could not be loaded. Check your network connection and try again.',
  });
