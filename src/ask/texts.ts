/** The titles and remarks in an answer. Everything else is quoted. The page passes translations. */
export interface AnswerTexts {
  /** Above the cautions and known issues of a section. */
  readonly watchOut: string;
  /** Above the edge cases that the question touches. */
  readonly edgeCases: string;
  /** Before the title of a known issue, if the answer is Markdown. */
  readonly knownIssue: string;
  /** Above related matchers. */
  readonly seeAlso: string;
  /** Before a misspelled matcher's section. `{name}` is the correct name. */
  readonly meant: string;
  /** Above a table that compares matchers. */
  readonly compared: string;
  /** For words of a question about a matcher that the docs do not contain. `{words}` are those words. */
  readonly unknownWords: string;
  /** For a question about something else. `{name}` is a name in the question. */
  readonly foreign: string;
  /** For a question about a matcher of another library. `{name}` is the matcher, `{library}` the library. */
  readonly foreignOf: string;
  /** If the docs do not answer, in Markdown. `{report}` is the address for a report. */
  readonly refused: string;
  /** Above the sections nearest to a question that the docs do not answer. */
  readonly near: string;
  /** Above the sections to read next. */
  readonly more: string;
  /** The error if the docs cannot be loaded. */
  readonly failed: string;
}

export const englishTexts: AnswerTexts = {
  watchOut: 'Watch out for',
  edgeCases: 'Edge cases',
  knownIssue: 'Known issue',
  seeAlso: 'See also',
  meant: 'jest-extended has no matcher of that name. This is {name}:',
  compared: 'Side by side',
  unknownWords: 'These docs do not mention {words}.',
  foreign: '{name} is not part of jest-extended.',
  foreignOf: '{name} is not a matcher of jest-extended. It belongs to {library}.',
  refused:
    'These docs do not answer that. If they should, [let the maintainers know]({report}). Try the name of a matcher, ' +
    'the words of an error message, or a description of the value.',
  near: 'The nearest sections',
  more: 'More',
  failed: 'The documentation could not be loaded. Your question is kept.',
};
