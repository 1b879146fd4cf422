import MiniSearch, {type SearchOptions} from 'minisearch';
import {type Section, titleOf} from './section';
import {alikeTo} from './vocabulary';
import {stem, stemsOf, tailsOf} from './words';

/** Where a word was found: sections by their place in the list, with what it counts there. */
export type Found = ReadonlyMap<number, {readonly score: number; readonly terms: readonly string[]}>;

/** What MiniSearch indexes of a section. */
interface Fields {
  readonly id: number;
  readonly title: string;
  readonly above: string;
  readonly words: string;
  /** The first paragraph: on the pages of matchers, what passes. */
  readonly lead: string;
  readonly prose: string;
  readonly aside: string;
  /** Ends of the title's identifiers, and of all others: apart, since a long name has many that begin alike. */
  readonly titleTails: string;
  readonly tails: string;
}

const BOOST = {
  title: 2,
  above: 1,
  words: 3,
  lead: 2,
  prose: 1.2,
  aside: 0.3,
  titleTails: 3,
  tails: 0.7,
} as const satisfies Partial<Record<keyof Fields, number>>;
const FIELDS = Object.keys(BOOST);
const TAILS = new Set(['titleTails', 'tails']);

const OPTIONS: SearchOptions = {
  // Terms come as they are in the index.
  tokenize: term => [term],
  processTerm: term => term,
  boost: BOOST,
  bm25: {k: 1.2, b: 0.56, d: 0.5},
  weights: {prefix: 0.5, fuzzy: 0.3},
};

/** What a word counts that was found for another: alike, or with two letters swapped. */
const ALIKE = 0.4;
const SWAPPED = 0.8;

/** From this length on a word may have one error, and from the next on two. */
const ONE_ERROR = 4;
const TWO_ERRORS = 8;

/** A word with each two neighbouring letters swapped in turn. */
const swapsOf = (word: string): string[] =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

/**
 * Indexes sections by their words.
 * @returns `find` tells where a word stands: as it is, begun, in another form, alike, or misspelt. `findOnly` takes it as
 *   it is, which is quick.
 */
export function wordIndex(sections: readonly Section[]) {
  const known = new Set<string>();
  const index = new MiniSearch<Fields>({
    fields: FIELDS,
    tokenize: (text, field) => (field && TAILS.has(field) ? tailsOf(text) : stemsOf(text)),
    processTerm: term => {
      known.add(term);
      return term;
    },
  });
  index.addAll(
    sections.map((section, id): Fields => {
      const [lead = '', ...rest] = section.prose.split('\n');
      const title = titleOf(section);
      const words = section.words.join(' ');
      return {
        id,
        title,
        above: section.titles.slice(0, -1).join(' '),
        words,
        lead,
        prose: rest.join(' '),
        aside: section.aside,
        titleTails: title,
        tails: [words, section.prose, section.aside].join(' '),
      };
    }),
  );

  type Lookup = readonly [term: string, weight: number, options?: SearchOptions];

  function lookUp(lookups: readonly Lookup[], allowed: (id: number) => boolean): Found {
    const found = new Map<number, {score: number; terms: string[]}>();
    for (const [term, weight, options] of lookups) {
      for (const {id, score, terms} of index.search(term, {
        ...OPTIONS,
        filter: result => allowed(result.id),
        ...options,
      })) {
        const before = found.get(id);
        if (!before) found.set(id, {score: score * weight, terms: [...terms]});
        else {
          before.score = Math.max(before.score, score * weight);
          before.terms.push(...terms);
        }
      }
    }
    return found;
  }

  return {
    find(word: string, allowed: (id: number) => boolean): Found {
      const root = stem(word);
      const fuzzy = word.length < ONE_ERROR ? 0 : word.length < TWO_ERRORS ? 1 : 2;
      const forms = [...new Set([root, word])];
      const swapped = word.length < ONE_ERROR ? [] : swapsOf(word).flatMap(swap => [...new Set([swap, stem(swap)])]);
      return lookUp(
        [
          ...forms.map((form): Lookup => [form, 1, {prefix: form.length > 1, fuzzy}]),
          ...alikeTo(root).map((other): Lookup => [other, ALIKE]),
          ...swapped.filter(swap => known.has(swap)).map((swap): Lookup => [swap, SWAPPED]),
        ],
        allowed,
      );
    },
    findOnly: (word: string, allowed: (id: number) => boolean): Found => lookUp([[stem(word), 1]], allowed),
  };
}
