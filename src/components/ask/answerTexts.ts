import {translate} from '@docusaurus/Translate';
import type {AnswerTexts} from '@jest-extended/ask/answer-texts';

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
  nearest: translate({id: 'site.Ask.nearest', message: 'The nearest sections:'}),
  hints: translate({
    id: 'site.Ask.hints',
    message:
      'Try the name of a matcher, the words of an error message, or a description of the value. If these docs should ' +
      'answer this, [let the maintainers know]({report}).',
  }),
  failed: translate({id: 'site.Ask.noDocs', message: 'The documentation could not be loaded. Your question is kept.'}),
};
