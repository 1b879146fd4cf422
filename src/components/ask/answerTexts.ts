import {translate} from '@docusaurus/Translate';
import type {AnswerTexts} from '@jest-extended/ask/answer-texts';

/** The sentences of an answer, in the reader's language. */
export const answerTexts: AnswerTexts = {
  knownIssue: translate({id: 'site.Ask.knownIssue', message: 'Known issue'}),
  foreign: translate({
    id: 'site.Ask.foreign',
    message: '{name} is not a matcher of jest-extended. It belongs to {library}.',
  }),
  nothing: translate({
    id: 'site.Ask.nothing',
    message:
      'No section matches these words. Try the name of a matcher, the words of an error message, or a description of ' +
      'the value. If the docs should answer this, [let the maintainers know]({report}).',
  }),
  failed: translate({id: 'site.Ask.noDocs', message: 'The documentation could not be loaded. Your question is kept.'}),
};
