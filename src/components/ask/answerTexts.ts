import {translate} from '@docusaurus/Translate';
import type {AnswerTexts} from '@site/src/ask/texts';

/** The titles and remarks in an answer, in the reader's language. */
export const answerTexts: AnswerTexts = {
  watchOut: translate({
    id: 'site.Ask.watchOut',
    message: 'Watch out',
    description: 'In an answer, above cautions and known issues',
  }),
  edgeCases: translate({
    id: 'site.Ask.edgeCases',
    message: 'Edge cases',
    description: 'In an answer, above the edge cases that the question touches',
  }),
  knownIssue: translate({
    id: 'site.Ask.knownIssue',
    message: 'Known issue',
    description: 'In an answer that is copied, before the title of a known issue of the library',
  }),
  seeAlso: translate({
    id: 'site.Ask.seeAlso',
    message: 'See also',
    description: 'In an answer, above related matchers',
  }),
  meant: translate({
    id: 'site.Ask.meant',
    message: 'jest-extended has no matcher of that name. This is {name}:',
    description: 'In an answer, where a matcher was misspelled; {name} is the right one',
  }),
  compared: translate({
    id: 'site.Ask.compared',
    message: 'Side by side',
    description: 'In an answer, above a table that compares matchers',
  }),
  unknownWords: translate({
    id: 'site.Ask.unknownWords',
    message: 'These docs say nothing about {words}.',
    description: 'In an answer, where the question has words that the docs do not have; {words} are those',
  }),
  refused: translate({
    id: 'site.Ask.refused',
    message:
      'These docs do not answer that. If they should, [let the maintainers know]({report}). Try the name of a matcher, ' +
      'the words of an error message, or a description of the value.',
    description: 'The answer where the docs have none, in Markdown; {report} is the address of a report',
  }),
  near: translate({
    id: 'site.Ask.near',
    message: 'The nearest sections',
    description: 'Where the docs have no answer, above the sections nearest to the question',
  }),
  more: translate({
    id: 'site.Ask.more',
    message: 'More',
    description: 'In an answer, above sections to read next',
  }),
  failed: translate({
    id: 'site.Ask.noDocs',
    message: 'The documentation could not be fetched. Your question is kept.',
    description: 'Said when the documentation cannot be fetched to answer a question',
  }),
};
