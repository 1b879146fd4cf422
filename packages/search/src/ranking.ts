import {memoize} from '@jest-extended/text/memoize';
import {stem} from '@jest-extended/text/stem';
import {isStopWord, removeFrame} from '@jest-extended/text/stop-words';
import {splitPieces, getWords} from '@jest-extended/text/words';
import {createComparison, PRECEDENCE} from './comparison';
import {type IndexedSection, isMatcher} from './indexed-section';
import {type WordResult, createWordIndex} from './word-index';

/** A section that answers a query. */
export interface RankedSection {
  readonly section: IndexedSection;
  /** For each word of the query, the stems and the endings of identifiers that matched it. */
  readonly terms: readonly ReadonlySet<string>[];
  /** Why it comes before all others, as a value of `PRECEDENCE`; 0 if it does not. */
  readonly precedence: number;
  /** Whether it comes before all others, or the query nearly means the same as its name or an alias. */
  readonly isAbout: boolean;
}

/** The result of a query. */
interface Ranking {
  /** Best first. */
  readonly sections: readonly RankedSection[];
  /** The query with the words that were looked up, if they differ from its own. */
  readonly correction?: string;
}

/** No question has more words. */
const MOST_WORDS = 24;

/** The most results to keep in each of two caches: of words that may still be typed, and of others. */
const CACHED = 300;

/** The weight of a stop word. */
const STOP_WORD = 0.2;

/** The number of sections that are compared with the whole query: on a large site, comparing all of them is slow. */
const CANDIDATES = 150;

/** A section with a lower share of the best score is not a result. */
const LEAST_SCORE = 0.08;

/**
 * A query is about a section if `measurePhrase` is at least this value, `exact` for a query that is a single word,
 * otherwise `words`, and at least this share of the greatest one.
 */
const LEAST_PHRASE = {words: 0.5, exact: 0.9, share: 0.8};

/** A word to look for. */
interface QueryWord {
  readonly word: string;
  readonly isStop: boolean;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
}

/** A word of a query, and the sections that contain it. */
interface FoundWord extends QueryWord, WordResult {}

/** A section that has words of the query, comes before all others, or is a matcher that the query names. */
interface Candidate extends Pick<RankedSection, 'section' | 'precedence'> {
  /** Its index in the list of all sections. */
  readonly index: number;
  readonly isNamed: boolean;
  /** The part of its score that its words contribute. */
  readonly wordScore: number;
}

interface ScoredCandidate extends Candidate {
  /** How much the query means the same as an alias of the section, from 0 to 1. */
  readonly phrase: number;
  readonly score: number;
}

/**
 * Indexes sections for searching.
 * @returns a function that ranks the sections for a query, of those that `allows` accepts
 */
export async function createRanking(sections: readonly IndexedSection[]) {
  const {find, findOnly} = await createWordIndex(sections);
  const compare = createComparison(sections);
  // A reader who types changes one word at a time, and words come again.
  const lookUp = (isLast: boolean) =>
    memoize(word => (isStopWord(stem(word)) ? findOnly(word) : find(word, isLast)), CACHED);
  const [findLast, findOther] = [lookUp(true), lookUp(false)];

  return function rankSections(query: string, allows: (section: IndexedSection) => boolean): Ranking {
    const words = listWords(query).map((word): FoundWord => ({
      ...word,
      ...(word.isLast ? findLast : findOther)(word.word),
    }));
    const {getPrecedence, measure, isNamed} = compare(query);
    const wordScores = scoreWords(words, sections.length);
    const candidates = sections
      .map((section, index): Candidate => {
        const wordScore = wordScores.get(index) ?? 0;
        return {index, section, wordScore, precedence: getPrecedence(index), isNamed: isNamed(index)};
      })
      .filter(({section}) => allows(section))
      .sort((a, b) => b.wordScore - a.wordScore)
      .filter(
        ({wordScore, precedence, isNamed}, rank) => (wordScore > 0 && rank < CANDIDATES) || precedence > 0 || isNamed,
      )
      .map((candidate): ScoredCandidate => {
        const {phrase, factor} = measure(candidate.index);
        return {...candidate, phrase, score: candidate.wordScore * factor};
      });
    const correction = replaceWords(query, new Map(words.map(({word, correction}) => [word, correction])));
    return {sections: selectResults(raiseNamed(candidates), words), ...(correction !== query && {correction})};
  };
}

/** The words of a query to look for, stop words last. */
function listWords(query: string): QueryWord[] {
  const words = getWords(removeFrame(query)).slice(0, MOST_WORDS);
  return [...new Set(words)]
    .map(word => ({word, isStop: isStopWord(stem(word)), isLast: word === words.at(-1)}))
    .sort((a, b) => Number(a.isStop) - Number(b.isStop));
}

/** The sections that have some of the words, with their scores: the rarer a word, the more it counts. */
function scoreWords(words: readonly FoundWord[], count: number): ReadonlyMap<number, number> {
  const totals = new Map<number, {score: number; cover: number}>();
  let whole = 0;
  for (const {isStop, matches} of words) {
    const weight = isStop ? STOP_WORD : 1;
    const rarity = weight * Math.log(1 + count / (1 + matches.size));
    whole += rarity;
    for (const [index, {score}] of matches) {
      const total = totals.get(index);
      if (total) {
        total.score += score * weight;
        total.cover += rarity;
      } else totals.set(index, {score: score * weight, cover: rarity});
    }
  }
  return new Map(Array.from(totals, ([index, {score, cover}]) => [index, (score * cover) / whole]));
}

const getBest = (candidates: readonly ScoredCandidate[]): number => Math.max(0, ...candidates.map(({score}) => score));

/** Gives a matcher that the query names the best score of all matchers. Other sections can be better. */
function raiseNamed(candidates: readonly ScoredCandidate[]): ScoredCandidate[] {
  const best = getBest(candidates.filter(({section}) => isMatcher(section)));
  return candidates
    .map(candidate => (candidate.isNamed ? {...candidate, score: best} : candidate))
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed));
}

/** The candidates that are results, best first, each with the terms to highlight and whether the query is about it. */
function selectResults(candidates: readonly ScoredCandidate[], words: readonly FoundWord[]): RankedSection[] {
  // Stop words are highlighted only if the query has nothing else.
  const shownWords = words.filter(({isStop}) => isStop === words[0]?.isStop);
  const leastPhrase = Math.max(
    shownWords.length === 1 ? LEAST_PHRASE.exact : LEAST_PHRASE.words,
    ...candidates.map(({phrase}) => LEAST_PHRASE.share * phrase),
  );
  // Compared with a section that comes first anyway, because the query is its name, no other would be a result.
  const least = LEAST_SCORE * getBest(candidates.filter(({precedence}) => precedence !== PRECEDENCE.name));
  return candidates
    .filter(({precedence, score}) => precedence > 0 || score >= least)
    .sort((a, b) => b.precedence - a.precedence || b.score - a.score)
    .map(({index, section, precedence, phrase}) => ({
      section,
      precedence,
      terms: shownWords.map(({matches}) => new Set(matches.get(index)?.terms)),
      isAbout: precedence > 0 || phrase >= leastPhrase,
    }));
}

/**
 * Replaces words and parts of identifiers, whose capital letter is kept.
 * @param words the words of a text in lower case, each with its replacement
 */
function replaceWords(text: string, words: ReadonlyMap<string, string | undefined>): string {
  let result = text;
  for (const {text: piece, start} of splitPieces(text).flat().reverse()) {
    const word = piece.toLowerCase();
    const replacement = words.get(word) ?? word;
    const isCapital = piece.charAt(0) !== word.charAt(0);
    const spelling = isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
    if (replacement !== word) result = result.slice(0, start) + spelling + result.slice(start + piece.length);
  }
  return result;
}
