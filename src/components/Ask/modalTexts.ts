import {translate} from '@docusaurus/Translate';
import type {AskWay} from '@site/config/ask-way';
import type {ModalTexts} from '@docsearch/react/modal';
import {quotedSources} from './sources';

/**
 * What the ask mode says that the theme's table of texts (3.9.2) does not have. The constants are DocSearch's own words
 * unless the site's say it better.
 */
const searchBox = {
  newConversationPlaceholder: translate({
    id: 'site.Ask.placeholder',
    message: 'Ask a question',
    description: 'The placeholder of the field for a first question',
  }),
  conversationHistoryTitle: translate({
    id: 'site.Ask.history',
    message: 'My conversation history',
    description: 'The heading of the list of earlier conversations',
  }),
  startNewConversationText: translate({
    id: 'site.Ask.startNew',
    message: 'Start a new conversation',
    description: 'The entry of the menu, and the button, that begin a conversation',
  }),
  viewConversationHistoryText: translate({
    id: 'site.Ask.viewHistory',
    message: 'Conversation history',
    description: 'The entry of the menu that shows earlier conversations',
  }),
  threadDepthErrorPlaceholder: translate({
    id: 'site.Ask.tooDeep',
    message: 'Conversation limit reached',
    description: 'The placeholder of the field when a conversation cannot go on',
  }),
  stopButtonText: translate({
    id: 'site.Ask.stop',
    message: 'Stop answering',
    description: 'The name of the button that stops an answer',
  }),
  menuButtonText: translate({
    id: 'site.Ask.menu',
    message: 'Conversations',
    description: 'The name of the button that opens the menu of conversations',
  }),
};

/** What stands in and around an answer. */
export const askAiScreen = {
  stoppedStreamingText: translate({
    id: 'site.Ask.stopped',
    message: 'You stopped this response',
    description: 'Under an answer that the reader stopped',
  }),
  errorTitleText: translate({
    id: 'site.Ask.error',
    message: 'No answer',
    description: 'The heading above the reason why no answer came',
  }),
  startNewConversationButtonText: searchBox.startNewConversationText,
};

/** What a reader is told who may ask an assistant. */
const ofAssistant = {
  resultsScreen: {
    noResultsAskAiPlaceholder: translate({
      id: 'site.Ask.insteadOfHits',
      message: "Didn't find it in the docs? Ask AI to help: ",
      description: 'Before the query, where a search found nothing and an assistant can be asked',
    }),
  },
  newConversation: {
    newConversationTitle: translate({
      id: 'site.Ask.welcome',
      message: 'How can I help you today?',
      description: 'The heading of a new conversation with an assistant',
    }),
    newConversationDescription: translate({
      id: 'site.Ask.welcomeMore',
      message: 'I search the documentation for what you need: a matcher, how to set it up, why a test fails.',
      description: 'What an assistant does',
    }),
  },
};

const askTheDocs = translate({
  id: 'site.Ask.docs',
  message: 'Ask the docs: ',
  description: 'Before the query, in the entry of the search that has the documentation answer',
});

/** With answers that no model wrote: what stands above them, in the place of the disclaimer, and what their sources are. */
const quoted: ModalTexts['askAiScreen'] = {
  disclaimerText: translate({
    id: 'site.Ask.quoted',
    message: 'Quoted from this documentation. Each part links to its section.',
    description: 'Above answers that are put together from the documentation',
  }),
  sourcesOf: quotedSources,
};

/** What a reader is told who may ask the docs themselves. No AI answers here, so none is named. */
const ofDocs = {
  resultsScreen: {askAiPlaceholder: askTheDocs, noResultsAskAiPlaceholder: askTheDocs},
  newConversation: {
    newConversationTitle: translate({
      id: 'site.Ask.docsWelcome',
      message: 'What do you want to know?',
      description: 'The heading of a new conversation with the documentation',
    }),
    newConversationDescription: translate({
      id: 'site.Ask.docsWelcomeMore',
      message: 'The answer is put together from these docs: the matcher that fits, an example, what to beware of.',
      description: 'What an answer of the documentation is',
    }),
  },
};

/**
 * The theme's texts of the modal, with those of the ask mode.
 * @param byDocs whether all answers that are shown are the docs', whoever was asked
 * @param foundText says how many sections were found
 */
export function withAskTexts(
  modal: ModalTexts | undefined,
  way: AskWay['way'],
  byDocs: boolean,
  foundText: (count: number) => string,
): ModalTexts {
  const own = way === 'docs' ? ofDocs : ofAssistant;
  return {
    ...modal,
    searchBox: {...modal?.searchBox, ...searchBox},
    askAiScreen: {
      ...modal?.askAiScreen,
      ...askAiScreen,
      ...((way === 'docs' || byDocs) && quoted),
      foundText: count => `· ${foundText(count)}`,
    },
    resultsScreen: {...modal?.resultsScreen, ...own.resultsScreen},
    newConversation: own.newConversation,
  };
}
