import {countErrors} from '@jest-extended/text/nearest';
import {stem} from '@jest-extended/text/stem';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {getTails, getWords} from '@jest-extended/text/words';
import MiniSearch, {type SearchOptions} from 'minisearch';
import {type IndexedSection, getTitle, getWholeText} from './indexed-section';

/** A word in a section. */
interface WordMatch {
  readonly score: number;
  /** The terms that matched. */
  readonly terms: readonly string[];
}

/** The sections that contain a word, by their index in the list. */
export type WordMatches = ReadonlyMap<number, WordMatch>;

/** The sections for a word of a query. */
export interface WordResult {
  readonly matches: WordMatches;
  /** The word of the docs that was looked up, because they do not have the word itself. */
  readonly correction?: string;
}

/** The weight of a word in each indexed field of a section. */
const BOOST = {
  /** The title of the section. */
  title: 2,
  /** The titles above its own, which it shares with its neighbors. */
  above: 1,
  /** Its aliases, which are written for the search. */
  aliases: 3,
  /** The first paragraph: the subject of the section, and for a matcher the values that pass. */
  lead: 2,
  /** The rest of its text. */
  prose: 1,
  /** Code and other content outside the text: a word there is rarely the subject of the section. */
  aside: 0.3,
  /** Endings of identifiers in the title: `arrayofsize` is nearly a name. */
  titleTails: 3,
  /** Endings of identifiers in its aliases and its text. They count less, since a long name has many endings. */
  tails: 0.5,
};
type Fields = Readonly<Record<keyof typeof BOOST, string>>;
const TAILS: ReadonlySet<string | undefined> = new Set<keyof Fields>(['titleTails', 'tails']);

/** The weight of a match that differs from the typed word. */
const WEIGHTS = {
  /** It starts with the typed word: the reader may still be typing. */
  prefix: 0.5,
  /** Some letters differ: a typo, or another word. */
  fuzzy: 0.3,
  /** It is a synonym of the typed word. */
  synonym: 0.4,
};

/** A word of at least this length may have one error, of the next length two: shorter words are too similar. */
const ONE_ERROR = 4;
const TWO_ERRORS = 8;

/** The fewest letters of a prefix. The word that the reader is typing may be shorter. */
const LEAST_PREFIX = 3;

const OPTIONS: SearchOptions = {
  // The terms are already in the form of the index.
  tokenize: term => [term],
  boost: BOOST,
  weights: WEIGHTS,
};

/** A name of several words. A part of it says less than a word of its own. */
const NAME = /[\w$]*[a-z][A-Z][\w$]*/g;

const getFields = (section: IndexedSection): Fields => {
  const text = getWholeText(section);
  const [lead = '', ...rest] = text.split('\n');
  const title = getTitle(section);
  const aliases = section.aliases.join(' ');
  return {
    title,
    above: section.titles.slice(0, -1).join(' '),
    aliases,
    lead: lead.replace(NAME, ' '),
    prose: [...rest, ...(lead.match(NAME) ?? [])].join(' '),
    aside: section.aside,
    titleTails: title,
    tails: `${aliases} ${text}`,
  };
};

/** A term to look up, and the weight of its matches. */
interface Lookup {
  readonly term: string;
  readonly weight: number;
  readonly options?: SearchOptions;
}

/**
 * Indexes sections by their words. The page responds in between.
 * @returns `find` looks up a word, its prefixes, its other forms, its synonyms and its misspellings (`isLast`: the reader
 *   may still be typing it); `findOnly` looks up the word alone
 */
export async function createWordIndex(sections: readonly IndexedSection[]) {
  /** The words and the endings of identifiers in the docs, with the terms of the index. */
  const vocabulary = new Map<string, string>();
  const index = new MiniSearch<Fields & {id: number}>({
    fields: Object.keys(BOOST),
    tokenize(text, field) {
      const isTails = TAILS.has(field);
      return (isTails ? getTails(text) : getWords(text)).map(word => {
        const term = isTails ? word : stem(word);
        vocabulary.set(word, term);
        return term;
      });
    },
  });
  await index.addAllAsync(sections.map((section, id) => ({id, ...getFields(section)})));

  function lookUp(lookups: readonly Lookup[]): WordMatches {
    const matches = new Map<number, WordMatch>();
    for (const {term, weight, options} of lookups) {
      for (const {id, score, terms} of index.search(term, {...OPTIONS, ...options})) {
        const earlier = matches.get(id);
        matches.set(id, {
          score: Math.max(earlier?.score ?? 0, score * weight),
          terms: [...(earlier?.terms ?? []), ...terms],
        });
      }
    }
    return matches;
  }

  /** The words of the docs that a word may be a misspelling of, nearest first. */
  function findSimilar(word: string): {word: string; term: string; errors: number}[] {
    const mostErrors = word.length < ONE_ERROR ? 0 : word.length < TWO_ERRORS ? 1 : 2;
    // A part of a name is not a misspelling of the name, which would be marked with it.
    const isKnown = vocabulary.has(word);
    const similar: {word: string; term: string; errors: number}[] = [];
    for (const [other, term] of vocabulary) {
      if (Math.abs(other.length - word.length) > mostErrors || (isKnown && other.endsWith(word))) continue;
      const errors = countErrors(word, other, mostErrors);
      if (errors > 0 && errors <= mostErrors) similar.push({word: other, term, errors});
    }
    return similar.sort((a, b) => a.errors - b.errors);
  }

  return {
    find(word: string, isLast: boolean): WordResult {
      const root = stem(word);
      const prefix = word.length >= (isLast ? 2 : LEAST_PREFIX);
      const synonyms = getSynonyms(root).map((term): Lookup => ({term, weight: WEIGHTS.synonym}));
      const lookups = [{term: root, weight: 1, options: {prefix}}, ...synonyms];
      const similar = findSimilar(word);
      const matches = lookUp([...lookups, ...similar.map(({term}): Lookup => ({term, weight: WEIGHTS.fuzzy}))]);
      const [nearest] = similar;
      return nearest && lookUp(lookups).size === 0 ? {matches, correction: nearest.word} : {matches};
    },
    findOnly: (word: string): WordResult => ({matches: lookUp([{term: stem(word), weight: 1}])}),
  };
}
