/** The sentences of an answer. Everything else is quoted. The page passes translations. */
export interface AnswerTexts {
  /** Before the title of a known issue, if the answer is Markdown. */
  readonly knownIssue: string;
  /** For a matcher of another library. `{name}` is the matcher, `{library}` the library. */
  readonly foreign: string;
  /** The beginning of the answer to a question that no section fits. */
  readonly unanswered: string;
  /** Where such a question may belong. `{library}` is another library. */
  readonly elsewhere: string;
  /** What the docs cover and what the reader can do, in Markdown. `{report}` is the URL of the form for a report. */
  readonly hints: string;
  /** The error if the docs cannot be loaded. */
  readonly failed: string;
}

export const englishTexts: AnswerTexts = {
  knownIssue: 'Known issue',
  foreign: '{name} is not a matcher of jest-extended. It belongs to {library}.',
  unanswered: 'These docs do not seem to answer this.',
  elsewhere: 'The docs of {library} may.',
  hints:
    'They cover the matchers of jest-extended, how to set it up, and the messages that a wrong setup gives. Try the name ' +
    'of a matcher, the words of a message, or a description of the value. If these docs should answer this, ' +
    '[let the maintainers know]({report}).',
  failed: 'The documentation could not be loaded. Your question is kept.',
};
