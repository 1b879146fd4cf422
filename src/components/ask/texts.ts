import {translate} from '@docusaurus/Translate';
import type {Progress} from './conversation';

/** Who answers: the docs themselves, or an assistant that generates answers. */
export type Answerer = 'docs' | 'assistant';

/** The error message if there is not a more specific one for readers. */
export const noAnswer = (): string =>
  translate({
    id: 'site.Ask.noAnswer',
    message: 'No answer arrived. Your question is kept.',
    description: 'Said when no answer came, or when it broke off, and nobody gave a reason for readers',
  });

const answeringText = (): string =>
  translate({
    id: 'theme.SearchModal.searchBox.placeholderTextAskAiStreaming',
    message: 'Answering...',
    description: 'The placeholder of the field while an answer is written',
  });

/** The placeholder of the field for a question. */
export function placeholder(state: 'first' | 'further' | 'answering' | 'ended'): string {
  switch (state) {
    case 'first':
      return translate({
        id: 'site.Ask.placeholder',
        message: 'Ask a question',
        description: 'The placeholder of the field for a first question',
      });
    case 'further':
      return translate({
        id: 'theme.SearchModal.searchBox.placeholderTextAskAi',
        message: 'Ask another question...',
        description: 'The placeholder of the field for a further question',
      });
    case 'answering':
      return answeringText();
    case 'ended':
      return translate({
        id: 'site.Ask.ended',
        message: 'Conversation limit reached',
        description: 'The placeholder of the field when a conversation cannot go on',
      });
  }
}

/** The name of the ask mode, and the text of its button without a query. */
export const askLabel = (by: Answerer): string =>
  by === 'docs'
    ? translate({
        id: 'site.Ask.docs',
        message: 'Ask the docs',
        description: 'Before the query, on the button that asks the documentation, and the name of that mode',
      })
    : translate({
        id: 'site.Ask.assistant',
        message: 'Ask AI',
        description: 'Before the query, on the button that asks an assistant, and the name of that mode',
      });

/** The text of an empty conversation: a heading, and a hint about questions. */
export const welcome = (by: Answerer): {readonly title: string; readonly text: string} =>
  by === 'docs'
    ? {
        title: translate({
          id: 'site.Ask.docsWelcome',
          message: 'What do you want to know?',
          description: 'The heading of a new conversation with the documentation',
        }),
        text: translate({
          id: 'site.Ask.docsWelcomeMore',
          message: 'The answer is quoted from these docs: the matcher that fits, an example to run, known issues.',
          description: 'What an answer of the documentation consists of',
        }),
      }
    : {
        title: translate({
          id: 'site.Ask.welcome',
          message: 'How can I help you today?',
          description: 'The heading of a new conversation with an assistant',
        }),
        text: translate({
          id: 'site.Ask.welcomeMore',
          message: 'I search the documentation for what you need: a matcher, how to set it up, why a test fails.',
          description: 'What an assistant does',
        }),
      };

/** The disclaimer about the author of the answers. */
export const authorship = (isQuoted: boolean): string =>
  isQuoted
    ? translate({
        id: 'site.Ask.quoted',
        message: 'Quoted from this documentation. Each part links to its section.',
        description: 'Under answers that are put together from the documentation',
      })
    : translate({
        id: 'theme.SearchModal.askAiScreen.disclaimerText',
        message: 'Answers are generated with AI which can make mistakes. Verify responses.',
        description: 'Under answers that a model generated',
      });

export const deletedText = (): string =>
  translate({
    id: 'site.Ask.deleted',
    message: 'Conversation deleted',
    description: 'What a screen reader says when a conversation was deleted from the history',
  });

export const stoppedText = (): string =>
  translate({
    id: 'site.Ask.stopped',
    message: 'You stopped this answer',
    description: 'Under an answer that the reader stopped',
  });

/** The announcement for screen readers about the progress of an answer. */
export function statusOf(progress: Progress): string {
  switch (progress.state) {
    case 'idle':
      return '';
    case 'answering':
      return answeringText();
    case 'answered':
      return translate({
        id: 'site.Ask.answered',
        message: 'Answer complete',
        description: 'What a screen reader says when an answer is complete',
      });
    case 'stopped':
      return stoppedText();
    case 'failed':
      return progress.message;
  }
}

/** The error message if the ask mode does not open. */
export const noAskMode = (): string =>
  translate({
    id: 'site.Ask.unavailable',
    message: 'Asking could not be loaded. Check your network connection and try again.',
    description: 'Under the button that asks, when the code of the ask mode cannot be fetched',
  });
