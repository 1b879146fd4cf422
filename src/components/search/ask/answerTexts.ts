import {translate} from '@docusaurus/Translate';
import type {AnswerTexts} from '@jest-extended/search/answers/answer-texts';

/** The sentences of an answer, in the reader's language. */
export const answerTexts: AnswerTexts = {
  knownIssue: translate({id: 'site.Ask.knownIssue', message: 'Known issue'}),
  foreign: translate({
    id: 'site.Ask.foreign',
    message: '{name} is not a matcher of jest-extended. It belongs to {library}.',
  }),
  unanswered: translate({id: 'site.Ask.unanswered', message: 'These docs do not seem to answer this.'}),
  elsewhere: translate({
    id: 'site.Ask.elsewhere',
    message: 'The docs of {library} may.',
    description: 'After: These docs do not seem to answer this.',
  }),
  hints: translate({
    id: 'site.Ask.hints',
    message:
      'They cover the matchers of jest-extended, how to set it up, and the messages that a wrong setup gives. Try the name ' +
      'of a matcher, the words of a message, or a description of the value. If these docs should answer this, ' +
      '[let the maintainers know]({report}).',
  }),
  failed: translate({id: 'site.Ask.noDocs', message: 'The documentation could not be loaded. Your question is kept.'}),
};
