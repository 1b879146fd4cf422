import {stem} from '../text/stem';
import {isStopWord, withoutFrame} from '../text/stop-words';
import {wordsOf} from '../text/words';
import {createComparison, factorOf, type Signals} from './compare';
import {type Found, createWordIndex} from './find';
import type {Section} from './section';

/** A section that answers a query. */
export interface Ranked {
  readonly section: Section;
  /** For each word of the query, the stems and the endings of identifiers that matched it. */
  readonly found: readonly ReadonlySet<string>[];
  /** 2 if it explains the message in the query, 1 if it is named by the message or by the whole query: these come first. */
  readonly place: number;
  /** The part of the score that its words contribute, and the signals that multiply it. */
  readonly words: number;
  readonly signals: Signals;
  readonly score: number;
  /** Whether the query is its name, or nearly means the same as a name, an alias or the beginning of its text. */
  readonly isAbout: boolean;
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

/** The words to look for, stop words last. */
function askedOf(query: string): Asked[] {
  const words = wordsOf(withoutFrame(query)).slice(0, MOST_WORDS);
  return [...new Set(words)]
    .map(word => ({word, isStop: isStopWord(stem(word)), isLast: word === words.at(-1)}))
    .sort((a, b) => Number(a.isStop) - Number(b.isStop));
}

/**
 * Indexes sections for searching.
 * @returns a function that ranks the sections for a query, of those that `allows` accepts, best first
 */
export async function createRanking(sections: readonly Section[]) {
  const {find, findOnly} = await createWordIndex(sections);
  const compare = createComparison(sections);
  const lookUp = cached(({word, isStop, isLast}) => (isStop ? findOnly(word) : find(word, isLast)));

  return function rank(query: string, allows: (section: Section) => boolean): Ranked[] {
    const asked = lookUp(askedOf(query));
    // Stop words are highlighted only if the query has nothing else.
    const shown = asked.filter(({isStop}) => isStop === asked[0]?.isStop);
    const {placeOf, isMentioned, signalsOf} = compare(query);
    const ranked = scored(asked, sections.length)
      .flatMap(({id, score}) => {
        const section = sections[id];
        return section && allows(section) ? [{id, section, words: score, place: placeOf(id)}] : [];
      })
      .sort((a, b) => b.words - a.words)
      .filter(({id, place}, at) => at < CANDIDATES || place > 0 || isMentioned(id))
      .map(one => {
        const signals = signalsOf(one.id);
        return {...one, signals, score: one.words * factorOf(signals)};
      });
    const isExact = shown.length === 1 || NEGATED.test(query);
    const least = isExact ? LEAST_PHRASE.exact : LEAST_PHRASE.words;
    const best = Math.max(0, ...ranked.map(({score}) => score));
    return ranked
      .filter(({place, score}) => place > 0 || score >= LEAST_SCORE * best)
      .sort((a, b) => b.place - a.place || b.score - a.score)
      .map(({id, ...one}) => ({
        ...one,
        found: shown.map(({found}) => new Set(found.get(id)?.terms)),
        isAbout:
          one.place > 0 ||
          (one.score >= ABOUT_SCORE * best &&
            shown.every(({found}) => found.get(id)?.isSubject) &&
            ((one.signals.get('phrase') ?? 0) >= least || shown.every(({found}) => found.get(id)?.isTitle))),
      }));
  };
}

/** A word and the sections that contain it. */
interface LookedUp extends Asked {
  readonly found: Found;
}

/** Looks up words and caches the results for the next query: a reader who types changes one word at a time. */
function cached(find: (asked: Asked) => Found): (asked: readonly Asked[]) => readonly LookedUp[] {
  let kept: readonly LookedUp[] = [];
  return asked => {
    kept = asked.map(one => ({
      ...one,
      found: kept.find(({word, isLast}) => word === one.word && isLast === one.isLast)?.found ?? find(one),
    }));
    return kept;
  };
}

/** The sections that have some of the words, with their scores: the rarer a word, the more it counts. */
function scored(asked: readonly LookedUp[], count: number): {id: number; score: number}[] {
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
  return Array.from(totals, ([id, {score, cover}]) => ({id, score: (score * cover) / whole}));
}
