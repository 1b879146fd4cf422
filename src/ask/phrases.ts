/**
 * What an answer says in its own words. Everything else in it is quoted. The page gives translated ones.
 */
export interface Phrases {
  /** Above what to watch out for. */
  readonly beware: string;
  /** Above special cases that the question touches. */
  readonly edges: string;
  /** Above what a matcher's relatives are for. */
  readonly instead: string;
  /** Before the title of a note on a fault of the library. */
  readonly fault: string;
  /** Before what was asked for, where a name was misspelt. `{name}` is the right one. */
  readonly meant: string;
  /** Where matchers are compared in a table. */
  readonly compared: string;
  /** Where a question about a matcher has words that the docs do not have. `{words}` are those. */
  readonly unheard: string;
  /** Where the docs do not answer. `{report}` is the address where a missing page can be reported. */
  readonly refused: string;
  /** Before sections that are near a question that the docs do not answer. */
  readonly near: string;
  /** Before sections that also have to do with an answered question. */
  readonly more: string;
}

export const english: Phrases = {
  beware: 'Beware',
  edges: 'Edges',
  instead: 'See also',
  fault: 'Fault',
  meant: 'jest-extended has no matcher of that name. This is {name}:',
  compared: 'Side by side',
  unheard: 'These docs say nothing about {words}.',
  refused:
    'These docs do not answer that. If they should, [let the maintainers know]({report}). Names of matchers, words from ' +
    'an error message or what a value should look like find most.',
  near: 'The nearest sections',
  more: 'More',
};
