import {translate} from '@docusaurus/Translate';
import type {AnswerTexts} from '@site/src/ask/texts';

/** The titles and remarks in an answer, in the reader's language. */
export const answerTexts: AnswerTexts = {
  watchOut: translate({id: 'site.Ask.watchOut', message: 'Watch out for'}),
  edgeCases: translate({id: 'site.Ask.edgeCases', message: 'Edge cases'}),
  knownIssue: translate({id: 'site.Ask.knownIssue', message: 'Known issue'}),
  seeAlso: translate({id: 'site.Ask.seeAlso', message: 'See also'}),
  meant: translate({id: 'site.Ask.meant', message: 'jest-extended has no matcher of that name. This is {name}:'}),
  compared: translate({id: 'site.Ask.compared', message: 'Side by side'}),
  unknownWords: translate({id: 'site.Ask.unknownWords', message: 'These docs do not mention {words}.'}),
  foreign: translate({id: 'site.Ask.foreign', message: '{name} is not part of jest-extended.'}),
  foreignOf: translate({
    id: 'site.Ask.foreignOf',
    message: '{name} is not a matcher of jest-extended. It belongs to {library}.',
  }),
  refused: translate({
    id: 'site.Ask.refused',
    message:
      'These docs do not answer that. If they should, [let the maintainers know]({report}). Try the name of a matcher, ' +
      'the words of an error message, or a description of the value.',
  }),
  near: translate({id: 'site.Ask.near', message: 'The nearest sections'}),
  more: translate({id: 'site.Ask.more', message: 'More'}),
  failed: translate({id: 'site.Ask.noDocs', message: 'The documentation could not be loaded. Your question is kept.'}),
};
