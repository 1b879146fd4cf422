import {wordIndex} from './find';
import {anchorOf, levelOf, type Section, titleOf} from './section';
import {classOf, isFiller} from './vocabulary';
import {gluedOf, piecesOf, spacedOf, stem, stemsOf, tailsOf, wordsOf} from './words';

/** A section that answers a query, the better the higher its score. */
export interface Ranked {
  readonly section: Section;
  readonly score: number;
  /** The stems and ends of identifiers in it that the query found. */
  readonly found: ReadonlySet<string>;
}

/** More words, and more identifiers as a whole, than any question has. */
const MOST_WORDS = 24;
const MOST_IDENTIFIERS = 4;

/** What an identifier as a whole counts beside its humps, and what a filler counts beside a word. */
const WHOLE = 0.8;
const FILLER = 0.17;

/** How much it counts that a section has all words, and how much that it has them in prominent places. */
const COVER_POWER = 2;
const PROMINENCE_POWER = 0.4;

/** So many sections are compared with the query as a whole; those behind have too few of its words. */
const CANDIDATES = 150;

/**
 * How much it counts that the query has the words of a section's name, is like one of its phrases, stands in it, or is an
 * end of its name.
 */
const NAMED = 0.4;
const PHRASED = 3;
const PHRASE_POWER = 1.5;
const VERBATIM = 3;
const ENDED = 2;
const LEAST_END = 4;
const LEAST_VERBATIM = 3;

/** What a section counts that has no text, such as a list of links: whoever searches wants the thing itself. */
const NO_TEXT = 0.35;

/** What is below these shares of the best score and the best cover is no result. */
const LEAST_SCORE = 0.08;
const LEAST_COVER = 0.3;

/** A call as it stands in a test: `await expect(x).resolves.not.toBeNil()`. */
const CALL = /^(?:await\s+)?expect(?:\([^)]*\))?\.(?:(?:not|resolves|rejects)\.)*(\w+)(?:\(.*)?$/s;

/** A section, and what is compared with a whole query. */
interface Known {
  readonly section: Section;
  readonly name: readonly string[];
  /** Its name and its anchor, each in one word; a page answers to its group's name too. */
  readonly names: readonly string[];
  /** Where its name is one identifier, the ends of it. */
  readonly ends: readonly string[];
  readonly phrases: readonly {readonly glued: string; readonly meaning: ReadonlySet<string>}[];
  readonly text: string;
  readonly hasText: boolean;
}

/** What a text says: its stems without fillers, one stem for all that are alike. */
const meaningOf = (text: string): Set<string> =>
  new Set(
    stemsOf(text)
      .filter(word => !isFiller(word))
      .map(classOf),
  );

function knownOf(section: Section): Known {
  const {titles, words, prose} = section;
  const name = titleOf(section).replace(/\(.*$/s, '');
  return {
    section,
    name: stemsOf(name),
    names: [name, levelOf(section) === 1 ? titles[0] : anchorOf(section)].flatMap(text =>
      text ? [gluedOf(text)] : [],
    ),
    ends: piecesOf(name).length === 1 ? tailsOf(name) : [],
    phrases: [name, ...words]
      .map(phrase => ({glued: gluedOf(phrase), meaning: meaningOf(phrase)}))
      .filter(({meaning}) => meaning.size > 0),
    text: spacedOf(`${titleOf(section)} ${prose}`),
    hasText: prose !== '',
  };
}

/**
 * Indexes sections for searching.
 * @returns a function that gives the sections that answer a query, the best first, of those allowed
 */
export function indexed(sections: readonly Section[]) {
  const {find, findOnly} = wordIndex(sections);
  const known = sections.map(knownOf);
  const massOf = masses(known);

  return function rank(query: string, allows: (section: Section) => boolean): Ranked[] {
    const allowed = (id: number) => known[id] !== undefined && allows(known[id].section);
    const totals = new Map<number, {score: number; cover: number; found: Set<string>}>();
    let whole = 0;
    for (const {word, weight, isQuick} of askedOf(query)) {
      // Where words that tell something were found, fillers are looked for only there.
      const found = isQuick ? findOnly(word, totals.size > 0 ? id => totals.has(id) : allowed) : find(word, allowed);
      const rarity = weight * Math.log(1 + sections.length / (1 + found.size));
      whole += rarity;
      const most = Math.max(0, ...Array.from(found.values(), ({score}) => score));
      for (const [id, {score, terms}] of found) {
        const total = totals.get(id) ?? {score: 0, cover: 0, found: new Set()};
        total.score += score * weight;
        total.cover += rarity * (score / most) ** PROMINENCE_POWER;
        for (const term of terms) total.found.add(term);
        totals.set(id, total);
      }
    }

    const compare = comparison(query, massOf);
    const ranked = Array.from(totals, ([id, {score, cover, found}]) => {
      const covered = cover / whole;
      return {id, found, covered, score: score * covered ** COVER_POWER};
    })
      .sort((a, b) => b.score - a.score)
      .flatMap(({id, score, ...rest}, at) => {
        const one = known[id];
        if (!one) return [];
        const isMeant = one.names.includes(compare.glued);
        if (at >= CANDIDATES && !isMeant) return [];
        return [{...rest, section: one.section, isMeant, score: score * compare.with(one)}];
      });
    const best = Math.max(0, ...ranked.map(({score}) => score));
    const bestCover = Math.max(0, ...ranked.map(({covered}) => covered));
    return ranked
      .filter(
        ({isMeant, score, covered}) => isMeant || (score >= LEAST_SCORE * best && covered >= LEAST_COVER * bestCover),
      )
      .sort((a, b) => Number(b.isMeant) - Number(a.isMeant) || b.score - a.score);
  };
}

/** The words to look for, those that tell most first. */
function askedOf(query: string): {word: string; weight: number; isQuick: boolean}[] {
  const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  const identifiers = piecesOf(query)
    .filter(pieces => pieces.length > 1)
    .map(pieces => gluedOf(pieces.map(({text}) => text).join('')))
    .filter(word => !words.includes(word))
    .slice(0, MOST_IDENTIFIERS);
  return [
    ...identifiers.map(word => ({word, weight: WHOLE, isQuick: false})),
    ...words.filter(word => !isFiller(stem(word))).map(word => ({word, weight: 1, isQuick: false})),
    ...words.filter(word => isFiller(stem(word))).map(word => ({word, weight: FILLER, isQuick: true})),
  ];
}

/** How much each word tells in names and phrases: the rarer, the more. */
function masses(known: readonly Known[]): (words: Iterable<string>) => number {
  const counts = new Map<string, number>();
  for (const {phrases} of known) {
    for (const word of new Set(phrases.flatMap(({meaning}) => [...meaning]))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const massOf = (word: string) => Math.log(1 + known.length / (1 + (counts.get(word) ?? 0)));
  return words => [...words].reduce((sum, word) => sum + massOf(word), 0);
}

/** Compares a query as a whole with sections: by what a score is multiplied. */
function comparison(query: string, massOf: (words: Iterable<string>) => number) {
  const asked = new Set(stemsOf(query));
  const meaning = meaningOf(query);
  const mass = massOf(meaning);
  const glued = gluedOf(CALL.exec(query.trim())?.[1] ?? query);
  const text = spacedOf(query);
  const isLong = text.split(' ').length >= LEAST_VERBATIM;

  const likeness = (phrase: Known['phrases'][number]): number => {
    if (phrase.glued === glued) return 1;
    const shared = massOf([...phrase.meaning].filter(word => meaning.has(word)));
    return shared === 0 ? 0 : (2 * shared) / (massOf(phrase.meaning) + mass);
  };
  /** Which share of an end of a name the query is, where the end begins with it. */
  const ended = (ends: readonly string[]): number =>
    glued.length < LEAST_END
      ? 0
      : Math.max(0, ...ends.map(end => (end.startsWith(glued) ? glued.length / end.length : 0)));

  return {
    glued,
    with: ({name, ends, phrases, text: own, hasText}: Known): number => {
      const named = name.length > 1 ? name.filter(word => asked.has(word)).length / name.length : 0;
      const phrased = Math.max(0, ...phrases.map(likeness));
      return (
        (1 + NAMED * named) *
        (1 + PHRASED * phrased ** PHRASE_POWER) *
        (isLong && own.includes(text) ? 1 + VERBATIM : 1) *
        (1 + ENDED * ended(ends)) *
        (hasText ? 1 : NO_TEXT)
      );
    },
  };
}
