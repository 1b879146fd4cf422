/** The sentences of an answer. Everything else is quoted. The page passes translations. */
export interface AnswerTexts {
  /** Before the title of a known issue, if the answer is Markdown. */
  readonly knownIssue: string;
  /** For a matcher of another library. `{name}` is the matcher, `{library}` the library. */
  readonly foreign: string;
  /** If the search finds nothing, in Markdown. `{report}` is the URL of the form for a report. */
  readonly nothing: string;
  /** The error if the docs cannot be loaded. */
  readonly failed: string;
}

export const englishTexts: AnswerTexts = {
  knownIssue: 'Known issue',
  foreign: '{name} is not a matcher of jest-extended. It belongs to {library}.',
  nothing:
    'No section matches these words. Try the name of a matcher, the words of an error message, or a description of the ' +
    'value. If the docs should answer this, [let the maintainers know]({report}).',
  failed: 'The documentation could not be loaded. Your question is kept.',
};
