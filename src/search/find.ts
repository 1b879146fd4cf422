import MiniSearch, {type SearchOptions} from 'minisearch';
import {type Section, titleOf} from './section';
import {alikeTo} from './vocabulary';
import {stem, stemsOf, tailsOf} from './words';

/** Sections in which a word was found, by their place in the list: what it counts there, and as which terms it stands there. */
export type Found = ReadonlyMap<number, {readonly score: number; readonly terms: readonly string[]}>;

/** How much a word counts in each field that a section is indexed by. */
const BOOST = {
  /** What the section is called. */
  title: 2,
  /** The titles above its own, which it shares with its neighbours. */
  above: 1,
  /** What readers call it: written to be found. */
  words: 3,
  /** The first paragraph, which says what the section is about; on the pages of matchers, what passes. */
  lead: 2,
  /** The rest of its text. */
  prose: 1,
  /** Code and what else stands beside the text: a word there seldom is what the section is about. */
  aside: 0.3,
  /** Ends of the title's identifiers: `arrayofsize` is nearly a name. */
  titleTails: 3,
  /** Ends of all other identifiers: apart from the title's, since a long name has many that begin alike. */
  tails: 0.5,
};
type Fields = Readonly<Record<keyof typeof BOOST, string>>;
const TAILS: ReadonlySet<string> = new Set<keyof Fields>(['titleTails', 'tails']);

/** How much a word counts that was found in place of the one that was typed. */
const INSTEAD = {
  /** It begins with the typed one: the reader may not have finished. */
  prefix: 0.5,
  /** It has other letters: a typing error, or another word. */
  fuzzy: 0.3,
  /** Two neighbouring letters are swapped: hardly anything but a typing error. */
  swapped: 0.8,
  /** It is used like the typed one (vocabulary.ts). */
  alike: 0.4,
};

/** From this length on a word may have one error, and from the next on two; shorter ones are too like each other. */
const ONE_ERROR = 4;
const TWO_ERRORS = 8;

/** Words begin with so many letters before it means anything; but who types, begins with one. */
const LEAST_PREFIX = 3;

const OPTIONS: SearchOptions = {
  // Terms come as they are in the index.
  tokenize: term => [term],
  boost: BOOST,
  weights: INSTEAD,
};

const fieldsOf = (section: Section): Fields => {
  const [lead = '', ...rest] = section.prose.split('\n');
  const title = titleOf(section);
  const words = section.words.join(' ');
  return {
    title,
    above: section.titles.slice(0, -1).join(' '),
    words,
    lead,
    prose: rest.join(' '),
    aside: section.aside,
    titleTails: title,
    tails: [words, section.prose, section.aside].join(' '),
  };
};

/** A word with each two neighbouring letters swapped in turn. */
const swapsOf = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.charAt(at) + word.slice(at + 2));

/** What is looked up for a word, and what it counts when it is found. */
interface Lookup {
  readonly term: string;
  readonly weight: number;
  readonly options?: SearchOptions;
}

/**
 * Indexes sections by their words.
 * @returns `find` tells where a word stands: as it is, begun, in another form, alike, or misspelt; `isLast` says that it
 *   is being typed. `findOnly` takes it as it is.
 */
export function wordIndex(sections: readonly Section[]) {
  const index = new MiniSearch<Fields & {id: number}>({
    fields: Object.keys(BOOST),
    tokenize: (text, field) => (field && TAILS.has(field) ? tailsOf(text) : stemsOf(text)),
  });
  index.addAll(sections.map((section, id) => ({id, ...fieldsOf(section)})));

  function lookUp(lookups: readonly Lookup[]): Found {
    const found = new Map<number, {score: number; terms: string[]}>();
    for (const {term, weight, options} of lookups) {
      for (const {id, score, terms} of index.search(term, {...OPTIONS, ...options})) {
        const before = found.get(id);
        if (!before) found.set(id, {score: score * weight, terms});
        else {
          before.score = Math.max(before.score, score * weight);
          before.terms.push(...terms);
        }
      }
    }
    return found;
  }

  return {
    find(word: string, isLast: boolean): Found {
      const root = stem(word);
      const fuzzy = word.length < ONE_ERROR ? 0 : word.length < TWO_ERRORS ? 1 : 2;
      // Of two errors, a swap is two.
      const swaps = fuzzy === 1 ? swapsOf(word).map(stem) : [];
      const prefix = word.length >= (isLast ? 2 : LEAST_PREFIX);
      // What begins with a word, begins with its root, unless the root ends differently: `entries`, `entry`.
      const forms = word.startsWith(root) ? [root] : [root, word];
      return lookUp([
        ...forms.map((term): Lookup => ({term, weight: 1, options: {prefix, fuzzy}})),
        ...alikeTo(root).map((term): Lookup => ({term, weight: INSTEAD.alike})),
        ...swaps.map((term): Lookup => ({term, weight: INSTEAD.swapped})),
      ]);
    },
    findOnly: (word: string): Found => lookUp([{term: stem(word), weight: 1}]),
  };
}
