import MiniSearch from 'minisearch';
import {levelOf, type Section, titleOf} from './section';
import {isFiller, alikeTo} from './vocabulary';
import {gluedOf, stem, tailsOf, wordsOf} from './words';

/** A section that answers a query, the better the higher its score. */
export interface Ranked {
  readonly section: Section;
  readonly score: number;
  /** The stems and ends of identifiers in it that the query found. */
  readonly found: ReadonlySet<string>;
}

/** What MiniSearch indexes of a section. `tails` is apart from the titles, where long identifiers would count many times. */
interface Fields {
  readonly id: number;
  readonly title: string;
  readonly above: string;
  readonly words: string;
  readonly prose: string;
  readonly code: string;
  readonly tails: string;
}

const WEIGHTS = {title: 4, above: 1, words: 3, prose: 1.2, code: 0.3, tails: 1.5} as const;
const FIELDS = ['title', 'above', 'words', 'prose', 'code', 'tails'] as const satisfies (keyof Fields)[];

/** More words than any question has. */
const MOST_WORDS = 24;

/** From this length on a word may have one error, and from the next on two. */
const ONE_ERROR = 4;
const TWO_ERRORS = 8;

/** What a word counts that was found by another: begun, alike, misspelt. */
const BEGUN = 0.6;
const ALIKE = 0.4;
const SWAPPED = 0.6;
const MISSPELT = 0.3;

/** What a filler counts beside a word. */
const FILLER = 0.15;

/** How much less a section counts that covers less of the query: its share to this power. */
const COVER_POWER = 2;

/** A section that covers less than this share of what the best covers is no result. */
const LEAST_COVER = 0.7;

/** How much a name counts of which the query has every word, and a phrase that it is. */
const NAMED = 0.5;
const PHRASED = 1;

/** How much a section counts less for each level below the page. */
const LEVEL = 0.06;

/** Whether two of a word's letters were typed in the wrong order: every such word that could have been meant. */
const swapsOf = (word: string): string[] =>
  Array.from(
    {length: word.length - 1},
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );

const stemsOf = (text: string): string[] => wordsOf(text).map(stem);

/** The name that a title begins with: `.toBeArrayOfSize(size)` is toBeArrayOfSize. */
const nameOf = (title: string): string => title.replace(/\(.*$/s, '');

/** A section's own name and the phrases it may be looked for by, as stems. */
interface Known {
  readonly section: Section;
  readonly glued: string;
  readonly name: readonly string[];
  readonly phrases: readonly ReadonlySet<string>[];
}

const knownOf = (section: Section): Known => {
  const name = nameOf(titleOf(section));
  const meaning = (phrase: string) => new Set(stemsOf(phrase).filter(word => !isFiller(word)));
  return {
    section,
    glued: gluedOf(name),
    name: stemsOf(name),
    phrases: [name, ...section.words].map(meaning).filter(words => words.size > 0),
  };
};

/**
 * Indexes sections for searching.
 * @returns a function that gives the sections that answer a query, the best first
 */
export function indexed(sections: readonly Section[]) {
  const known = sections.map(knownOf);
  const vocabulary = new Set<string>();
  const index = new MiniSearch<Fields>({
    fields: [...FIELDS],
    tokenize: (text, field) => (field === 'tails' ? tailsOf(text) : stemsOf(text)),
    processTerm: term => {
      vocabulary.add(term);
      return term;
    },
  });
  index.addAll(
    sections.map((section, id) => ({
      id,
      title: titleOf(section),
      above: section.titles.slice(0, -1).join(' '),
      words: section.words.join(' '),
      prose: section.prose,
      code: section.code,
      tails: [titleOf(section), section.prose, section.code].join(' '),
    })),
  );

  type Found = Map<number, {score: number; terms: Set<string>}>;

  /** Where a word is found, however it is written, with the best of its scores. */
  function find(word: string, allowed: (id: number) => boolean): Found {
    const found: Found = new Map();
    const root = stem(word);
    const look = (term: string, weight: number, options: {prefix?: boolean; fuzzy?: number} = {}) => {
      const results = index.search(term, {
        tokenize: text => [text],
        processTerm: text => text,
        boost: WEIGHTS,
        bm25: {k: 1.2, b: 0.7, d: 0.5},
        weights: {prefix: BEGUN, fuzzy: MISSPELT},
        filter: ({id}) => allowed(id),
        ...options,
      });
      for (const {id, score, terms} of results) {
        const before = found.get(id);
        found.set(id, {
          score: Math.max(before?.score ?? 0, score * weight),
          terms: new Set([...(before?.terms ?? []), ...terms]),
        });
      }
    };
    const fuzzy = word.length < ONE_ERROR ? 0 : word.length < TWO_ERRORS ? 1 : 2;
    look(root, 1, {prefix: root.length > 1, fuzzy});
    if (word !== root) look(word, 1, {prefix: true});
    for (const other of alikeTo(root)) look(other, ALIKE);
    if (word.length >= ONE_ERROR) {
      for (const swapped of swapsOf(word)) {
        for (const term of new Set([swapped, stem(swapped)])) if (vocabulary.has(term)) look(term, SWAPPED);
      }
    }
    return found;
  }

  return function rank(query: string, allows: (section: Section) => boolean): Ranked[] {
    const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
    const allowed = (id: number) => {
      const section = sections[id];
      return section !== undefined && allows(section);
    };
    const totals = new Map<number, {score: number; cover: number; found: Set<string>}>();
    let weights = 0;
    for (const word of words) {
      const found = find(word, allowed);
      const rarity = Math.log(1 + sections.length / (1 + found.size));
      const weight = rarity * (isFiller(stem(word)) ? FILLER : 1);
      weights += weight;
      for (const [id, {score, terms}] of found) {
        const total = totals.get(id) ?? {score: 0, cover: 0, found: new Set()};
        total.score += score * (isFiller(stem(word)) ? FILLER : 1);
        total.cover += weight;
        for (const term of terms) total.found.add(term);
        totals.set(id, total);
      }
    }
    const asked = new Set(words.map(stem));
    const meant = new Set([...asked].filter(word => !isFiller(word)));
    const glued = gluedOf(query);
    const ranked = [...totals].flatMap(([id, {score, cover, found}]) => {
      const one = known[id];
      if (!one) return [];
      const covered = cover / weights;
      const named = one.name.length > 1 ? share(one.name, asked) : 0;
      const phrased = Math.max(0, ...one.phrases.map(phrase => likeness(phrase, meant)));
      return {
        section: one.section,
        found,
        covered,
        is: one.glued === glued,
        score:
          score *
          covered ** COVER_POWER *
          (1 + NAMED * named) *
          (1 + PHRASED * phrased ** 2) *
          (1 - LEVEL * (levelOf(one.section) - 1)),
      };
    });
    const best = Math.max(0, ...ranked.map(({covered}) => covered));
    return ranked
      .filter(({covered}) => covered >= LEAST_COVER * best)
      .sort((a, b) => Number(b.is) - Number(a.is) || b.score - a.score);
  };
}

/** Which share of the words is among those asked for. */
const share = (words: readonly string[], asked: ReadonlySet<string>): number =>
  words.filter(word => asked.has(word)).length / words.length;

/** How alike two sets of words are, from 0 to 1 (Dice). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter(word => other.has(word)).length;
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size);
}
