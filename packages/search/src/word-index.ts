import {countErrors} from '@jest-extended/text/nearest';
import {stem} from '@jest-extended/text/stem';
import {getSynonyms} from '@jest-extended/text/synonyms';
import {getTails, getWords} from '@jest-extended/text/words';
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
const TAILS: ReadonlySet<string> = new Set<keyof Fields>(['titleTails', 'tails']);

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

/** How much the end of a longer word counts against a prefix. */
const PREFIX_END = 0.3;

/** The parameters of Okapi BM25+, as most engines have them. */
const [K, B, DELTA] = [1.2, 0.7, 0.5];

const getFields = (section: IndexedSection): Fields => {
  const text = getWholeText(section);
  const [lead = '', ...rest] = text.split('\n');
  const title = getTitle(section);
  const aliases = section.aliases.join(' ');
  return {
    title,
    above: section.titles.slice(0, -1).join(' '),
    aliases,
    lead,
    prose: rest.join(' '),
    aside: section.aside,
    titleTails: title,
    tails: `${aliases} ${text}`,
  };
};

/** A term to look up, and the weight of its matches. */
interface Lookup {
  readonly term: string;
  readonly weight: number;
  /** Whether longer terms match, too. */
  readonly prefix?: boolean;
}

/** A section that has a term in a field. */
interface Posting {
  readonly section: number;
  times: number;
}

/** A field of all sections. */
interface Field {
  readonly name: string;
  readonly boost: number;
  readonly postings: Map<string, Posting[]>;
  /** The number of different terms in each section. */
  readonly lengths: number[];
}

/** The page responds after so many sections. */
const CHUNK = 25;

/**
 * Indexes sections by their words. The page responds in between.
 * @returns `find` looks up a word, its prefixes, its other forms, its synonyms and its misspellings (`isLast`: the reader
 *   may still be typing it); `findOnly` looks up the word alone
 */
export async function createWordIndex(sections: readonly IndexedSection[]) {
  /** The words and the endings of identifiers in the docs, with the terms of the index. */
  const vocabulary = new Map<string, string>();
  const fields = Object.entries(BOOST).map(([name, boost]): Field => ({name, boost, postings: new Map(), lengths: []}));

  function addText({name, postings, lengths}: Field, section: number, text: string): void {
    const isTails = TAILS.has(name);
    let length = 0;
    for (const word of isTails ? getTails(text) : getWords(text)) {
      const term = isTails ? word : stem(word);
      vocabulary.set(word, term);
      const list = postings.get(term) ?? [];
      const last = list.at(-1);
      if (last?.section === section) {
        last.times++;
        continue;
      }
      length++;
      list.push({section, times: 1});
      postings.set(term, list);
    }
    lengths.push(length);
  }

  for (const [number, section] of sections.entries()) {
    if (number % CHUNK === CHUNK - 1) await new Promise(resolve => setTimeout(resolve));
    const texts: Readonly<Record<string, string>> = getFields(section);
    for (const field of fields) addText(field, number, texts[field.name] ?? '');
  }
  const terms = new Set(fields.flatMap(({postings}) => [...postings.keys()]));
  const averages = fields.map(({lengths}) => lengths.reduce((sum, length) => sum + length, 0) / sections.length);

  /** Adds the score of a term to that of each section that has it. */
  function addScores(matches: Map<number, {score: number; terms: Set<string>}>, term: string, weight: number): void {
    for (const [index, {boost, postings, lengths}] of fields.entries()) {
      const list = postings.get(term) ?? [];
      const rarity = Math.log(1 + (sections.length - list.length + 0.5) / (list.length + 0.5));
      for (const {section, times} of list) {
        const length = (lengths[section] ?? 0) / (averages[index] ?? 1);
        const frequency = DELTA + (times * (K + 1)) / (times + K * (1 - B + B * length));
        const match = matches.get(section) ?? {score: 0, terms: new Set()};
        match.score += weight * boost * rarity * frequency;
        match.terms.add(term);
        matches.set(section, match);
      }
    }
  }

  function lookUp(lookups: readonly Lookup[]): WordMatches {
    const matches = new Map<number, WordMatch>();
    for (const {term, weight, prefix} of lookups) {
      const found = new Map<number, {score: number; terms: Set<string>}>();
      addScores(found, term, 1);
      for (const longer of prefix ? terms : []) {
        const rest = longer.length - term.length;
        if (rest > 0 && longer.startsWith(term))
          addScores(found, longer, (WEIGHTS.prefix * longer.length) / (longer.length + PREFIX_END * rest));
      }
      for (const [section, {score, terms}] of found) {
        const earlier = matches.get(section);
        matches.set(section, {
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
      const lookups = [{term: root, weight: 1, prefix}, ...synonyms];
      const similar = findSimilar(word);
      const matches = lookUp([...lookups, ...similar.map(({term}): Lookup => ({term, weight: WEIGHTS.fuzzy}))]);
      const [nearest] = similar;
      return nearest && lookUp(lookups).size === 0 ? {matches, correction: nearest.word} : {matches};
    },
    findOnly: (word: string): WordResult => ({matches: lookUp([{term: stem(word), weight: 1}])}),
  };
}
