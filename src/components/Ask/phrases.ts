import {translate} from '@docusaurus/Translate';
import type {Phrases} from '@site/src/ask/phrases';

/** What an answer says in its own words, in the reader's language. */
export const phrases: Phrases = {
  beware: translate({
    id: 'site.Ask.beware',
    message: 'Beware',
    description: 'In an answer, above what to watch out for',
  }),
  edges: translate({
    id: 'site.Ask.edges',
    message: 'Edges',
    description: 'In an answer, above special cases that the question touches',
  }),
  instead: translate({
    id: 'site.Ask.instead',
    message: 'See also',
    description: "In an answer, above what a matcher's relatives are for",
  }),
  fault: translate({
    id: 'site.Ask.fault',
    message: 'Fault',
    description: 'In an answer, before the title of a note on a fault of the library',
  }),
  meant: translate({
    id: 'site.Ask.meant',
    message: 'jest-extended has no matcher of that name. This is {name}:',
    description: 'In an answer, where a matcher was misspelt; {name} is the right one',
  }),
  compared: translate({
    id: 'site.Ask.compared',
    message: 'Side by side',
    description: 'In an answer, above a table that compares matchers',
  }),
  unheard: translate({
    id: 'site.Ask.unheard',
    message: 'These docs say nothing about {words}.',
    description: 'In an answer, where the question has words that the docs do not have; {words} are those',
  }),
  refused: translate({
    id: 'site.Ask.refused',
    message:
      'These docs do not answer that. If they should, [let the maintainers know]({report}). Names of matchers, words from ' +
      'an error message or what a value should look like find most.',
    description: 'The answer where the docs have none, in Markdown; {report} is the address of a report',
  }),
  near: translate({
    id: 'site.Ask.near',
    message: 'The nearest sections',
    description: 'Where the docs have no answer, above sections that are near the question',
  }),
  more: translate({
    id: 'site.Ask.more',
    message: 'More',
    description: 'In an answer, above sections that also have to do with the question',
  }),
};
