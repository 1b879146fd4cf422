import {stem} from '@jest-extended/text/stem';
import {isStopWord, removeFrame} from '@jest-extended/text/stop-words';
import {splitPieces, getWords} from '@jest-extended/text/words';
import {createComparison, getFactor, PLACE, type Signals} from './compare';
import {type WordResult, createWordIndex} from './find';
import type {Section} from './section';

/** A section that answers a query. */
export interface Ranked {
  readonly section: Section;
  /** For each word of the query, the stems and the endings of identifiers that matched it. */
  readonly found: readonly ReadonlySet<string>[];
  /** Why it comes before all others, as a value of `PLACE`; 0 if it does not. */
  readonly place: number;
  /** The part of the score that its words contribute, and the signals that multiply it. */
  readonly words: number;
  readonly signals: Signals;
  readonly score: number;
  /** Whether the query is its name, or nearly means the same as a name, an alias or the beginning of its text. */
  readonly isAbout: boolean;
}

/** The sections for a query, best first. */
interface Ranking {
  readonly ranked: readonly Ranked[];
  /** The query with the words that were looked up, if they differ from its own. */
  readonly corrected?: string;
}

/** No question has more words. */
const MOST_WORDS = 24;

/** The weight of a stop word. */
const STOP_WORD = 0.2;

/** The number of sections that are compared with the whole query. The others have too few of its words. */
const CANDIDATES = 150;

/** A section with a lower share of the best score is not a result. */
const LEAST_SCORE = 0.08;

/** A section with a lower share only has the words. */
const ABOUT_SCORE = 0.5;

/** The least value of the signal `phrase` for a query about a section, and for one whose only word has to be the phrase. */
const LEAST_PHRASE = {words: 0.5, exact: 0.9};

/** A negation reverses the meaning: phrases with only some of its words are about something else. */
const NEGATED = /\b(?:not|never|no|without|\w+n['’]t)\b/i;

/** A word to look for. */
interface Asked {
  readonly word: string;
  readonly isStop: boolean;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
}

/** The words of a query. */
const wordsIn = (query: string): string[] => [...new Set(getWords(removeFrame(query)).slice(0, MOST_WORDS))];

/** The words to look for, stop words last. */
function prepareWords(words: readonly string[]): Asked[] {
  return [...new Set(words)]
    .map(word => ({word, isStop: isStopWord(stem(word)), isLast: word === words.at(-1)}))
    .sort((a, b) => Number(a.isStop) - Number(b.isStop));
}

/**
 * Indexes sections for searching.
 * @returns a function that ranks the sections for a query, of those that `allows` accepts
 */
export async function createRanking(sections: readonly Section[]) {
  const {find, findOnly, split} = await createWordIndex(sections);
  const compare = createComparison(sections);
  const lookUp = cached(({word, isStop, isLast}) => (isStop ? findOnly(word) : find(word, isLast)));

  return function rank(query: string, allows: (section: Section) => boolean): Ranking {
    const words = new Map(wordsIn(query).map(word => [word, split(word)]));
    const asked = lookUp(prepareWords([...words.values()].flat()));
    // Stop words are highlighted only if the query has nothing else.
    const shown = asked.filter(({isStop}) => isStop === asked[0]?.isStop);
    const {getPlace, isMentioned, getSignals} = compare(query);
    const scores = scored(asked, sections.length);
    const ranked = sections
      .map((section, id) => ({id, section, words: scores.get(id) ?? 0, place: getPlace(id)}))
      .filter(({section, words, place}) => (words > 0 || place > 0) && allows(section))
      .sort((a, b) => b.words - a.words)
      .filter(({id, place}, at) => at < CANDIDATES || place > 0 || isMentioned(id))
      .map(one => {
        const signals = getSignals(one.id);
        return {...one, signals, score: one.words * getFactor(signals)};
      });
    const isExact = shown.length === 1 || NEGATED.test(query);
    const least = isExact ? LEAST_PHRASE.exact : LEAST_PHRASE.words;
    const best = Math.max(0, ...ranked.map(({score}) => score));
    const results = ranked
      .filter(({place, score}) => place > 0 || score >= LEAST_SCORE * best)
      .sort((a, b) => b.place - a.place || b.score - a.score)
      .map(({id, ...one}) => ({
        ...one,
        found: shown.map(({found}) => new Set(found.get(id)?.terms)),
        isAbout:
          one.place >= PLACE.name ||
          (one.score >= ABOUT_SCORE * best &&
            shown.every(({found}) => found.get(id)?.isSubject) &&
            ((one.signals.get('phrase') ?? 0) >= least || shown.every(({found}) => found.get(id)?.isTitle))),
      }));
    for (const {word, correction} of asked) if (correction !== undefined) words.set(word, [correction]);
    const corrected = replaceWords(query, words);
    return {ranked: results, ...(corrected !== query && {corrected})};
  };
}

/**
 * Replaces words and parts of identifiers, whose capital letter is kept.
 * @param words the words of a text in lower case, each with its replacement
 */
function replaceWords(text: string, words: ReadonlyMap<string, readonly string[]>): string {
  let result = text;
  for (const {text: piece, start} of splitPieces(text).flat().reverse()) {
    const word = piece.toLowerCase();
    const instead = words.get(word)?.join(' ') ?? word;
    const isCapital = piece.charAt(0) !== word.charAt(0);
    const written = isCapital ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
    if (instead !== word) result = result.slice(0, start) + written + result.slice(start + piece.length);
  }
  return result;
}

/** A word and the sections that contain it. */
interface LookedUp extends Asked, WordResult {}

/** Looks up words and caches the results for the next query: a reader who types changes one word at a time. */
function cached(find: (asked: Asked) => WordResult): (asked: readonly Asked[]) => readonly LookedUp[] {
  let kept: readonly LookedUp[] = [];
  return asked => {
    kept = asked.map(
      one => kept.find(({word, isLast}) => word === one.word && isLast === one.isLast) ?? {...one, ...find(one)},
    );
    return kept;
  };
}

/** The sections that have some of the words, with their scores: the rarer a word, the more it counts. */
function scored(asked: readonly LookedUp[], count: number): ReadonlyMap<number, number> {
  const totals = new Map<number, {score: number; cover: number}>();
  let whole = 0;
  for (const {isStop, found} of asked) {
    const weight = isStop ? STOP_WORD : 1;
    const rarity = weight * Math.log(1 + count / (1 + found.size));
    whole += rarity;
    // If other words were found, stop words count only in the same sections.
    const isClosed = isStop && totals.size > 0;
    for (const [id, {score}] of found) {
      const total = totals.get(id);
      if (total) {
        total.score += score * weight;
        total.cover += rarity;
      } else if (!isClosed) totals.set(id, {score: score * weight, cover: rarity});
    }
  }
  return new Map(Array.from(totals, ([id, {score, cover}]) => [id, (score * cover) / whole]));
}
