import {comparing} from './compare';
import {type Found, wordIndex} from './find';
import type {Section} from './section';
import {aboutOf, isFiller} from './vocabulary';
import {stem, wordsOf} from './words';

/** A section that answers a query. */
export interface Ranked {
  readonly section: Section;
  /** The stems and ends of identifiers in it that the query found. */
  readonly found: ReadonlySet<string>;
}

/** More words than any question has. */
const MOST_WORDS = 24;

/** What a filler counts beside a word that tells something. */
const FILLER = 0.2;

/** So many sections are compared with the query as a whole; those behind have too few of its words. */
const CANDIDATES = 150;

/** What is below this share of the best score is no result. */
const LEAST_SCORE = 0.08;

/** A word to look for. */
interface Asked {
  readonly word: string;
  readonly isFiller: boolean;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
}

/** The words to look for, those that tell most first. */
function askedOf(query: string): Asked[] {
  const words = wordsOf(aboutOf(query)).slice(0, MOST_WORDS);
  return [...new Set(words)]
    .map(word => ({word, isFiller: isFiller(stem(word)), isLast: word === words.at(-1)}))
    .sort((a, b) => Number(a.isFiller) - Number(b.isFiller));
}

/**
 * Indexes sections for searching.
 * @returns a function that gives the sections that answer a query, the best first, of those allowed
 */
export function indexed(sections: readonly Section[]) {
  const {find, findOnly} = wordIndex(sections);
  const compare = comparing(sections);
  const lookUp = remembering(({word, isFiller, isLast}) => (isFiller ? findOnly(word) : find(word, isLast)));

  return function rank(query: string, allows: (section: Section) => boolean): Ranked[] {
    const asked = lookUp(askedOf(query));
    // A filler is not worth being shown as found where another word was.
    const shown = asked.filter(({isFiller}) => isFiller === asked[0]?.isFiller);
    const {isMeant, fit} = compare(query);
    const ranked = scored(asked, sections.length)
      .flatMap(({id, score}) => {
        const section = sections[id];
        return section && allows(section) ? [{id, section, score, isMeant: isMeant(id)}] : [];
      })
      .sort((a, b) => b.score - a.score)
      .filter(({isMeant}, at) => isMeant || at < CANDIDATES)
      .map(one => ({...one, score: one.score * fit(one.id)}));
    const best = Math.max(0, ...ranked.map(({score}) => score));
    return ranked
      .filter(({isMeant, score}) => isMeant || score >= LEAST_SCORE * best)
      .sort((a, b) => Number(b.isMeant) - Number(a.isMeant) || b.score - a.score)
      .map(({id, section}) => ({section, found: new Set(shown.flatMap(({found}) => found.get(id)?.terms ?? []))}));
  };
}

/** A word that was looked for, and where it was found. */
interface LookedUp extends Asked {
  readonly found: Found;
}

/** Looks words up, and keeps what was found for the next query: who types, changes one word at a time. */
function remembering(find: (asked: Asked) => Found): (asked: readonly Asked[]) => readonly LookedUp[] {
  let kept: readonly LookedUp[] = [];
  return asked => {
    kept = asked.map(one => ({
      ...one,
      found: kept.find(({word, isLast}) => word === one.word && isLast === one.isLast)?.found ?? find(one),
    }));
    return kept;
  };
}

/** The sections that have some of the words, and what they are worth by these: the rarer a word, the more it tells. */
function scored(asked: readonly LookedUp[], count: number): {id: number; score: number}[] {
  const totals = new Map<number, {score: number; cover: number}>();
  let whole = 0;
  for (const {isFiller, found} of asked) {
    const weight = isFiller ? FILLER : 1;
    const rarity = weight * Math.log(1 + count / (1 + found.size));
    whole += rarity;
    // Where words that tell something were found, fillers count only there.
    const isClosed = isFiller && totals.size > 0;
    for (const [id, {score}] of found) {
      const total = totals.get(id);
      if (total) {
        total.score += score * weight;
        total.cover += rarity;
      } else if (!isClosed) totals.set(id, {score: score * weight, cover: rarity});
    }
  }
  return Array.from(totals, ([id, {score, cover}]) => ({id, score: (score * cover) / whole}));
}
