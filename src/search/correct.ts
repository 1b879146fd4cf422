import {similarity} from '../text/nearest';
import {stem} from '../text/stem';
import {isStopWord} from '../text/stop-words';
import {synonymsOf} from '../text/synonyms';
import {type Piece, piecesOf, runsIn} from '../text/words';
import type {Ranked} from './rank';
import type {Section} from './section';

/** Longer texts are questions and messages, in which a replaced word matters little. */
const MOST_WORDS = 8;

/** Shorter words are found only as they are. */
const LEAST_LETTERS = 4;

/** A term with a lower similarity, from 0 to 1, is not the word with another spelling. */
const LEAST_SIMILARITY = 0.3;

/**
 * Returns a query with each misspelled word replaced by the word that was found for it; `undefined` if no word was.
 * @param ranked the sections that were found, best first
 */
export function correctQuery(query: string, ranked: readonly Ranked[]): string | undefined {
  const [best] = ranked;
  const pieces = piecesOf(query).flat();
  if (!best || best.place > 0 || pieces.length > MOST_WORDS) return undefined;
  const terms = getTerms([best]);
  const stems = pieces.map(({text}) => stem(text.toLowerCase()));
  const others = terms.filter(term => !stems.includes(term));
  const corrected = pieces.reduceRight((text, piece) => {
    if (isFound(piece, terms) || isFound(piece, getTerms(ranked))) return text;
    const term = findNearest(piece.text, others);
    if (term === undefined) return text;
    const end = piece.start + piece.text.length;
    return text.slice(0, piece.start) + toCase(findForm(term, best.section), piece.text) + text.slice(end);
  }, query);
  return corrected === query ? undefined : corrected;
}

const getTerms = (ranked: readonly Ranked[]): string[] => [
  ...new Set(ranked.flatMap(({found}) => found.flatMap(terms => [...terms]))),
];

/** Whether a word was found as it is, in another form, as the beginning of a word, or by a synonym. */
function isFound({text}: Piece, terms: readonly string[]): boolean {
  const word = text.toLowerCase();
  const root = stem(word);
  if (word.length < LEAST_LETTERS || isStopWord(root)) return true;
  const synonyms = synonymsOf(root);
  return terms.some(term => term.startsWith(root) || term.startsWith(word) || synonyms.includes(term));
}

function findNearest(word: string, terms: readonly string[]): string | undefined {
  const [nearest] = terms
    .map(term => ({term, likeness: similarity(word, term)}))
    .filter(({likeness}) => likeness >= LEAST_SIMILARITY)
    .sort((a, b) => b.likeness - a.likeness);
  return nearest?.term;
}

/** The word of a section whose stem is a term: identifiers in their letter case, words in lower case. */
function findForm(term: string, {titles, words, aside, prose}: Section): string {
  const text = [...titles, ...words, prose, aside].join('\n');
  const all = [...runsIn(text), ...piecesOf(text).flatMap(pieces => pieces.map(piece => piece.text))];
  const form = all.find(word => [word.toLowerCase(), stem(word.toLowerCase())].includes(term)) ?? term;
  return /[a-z][A-Z]/.test(form) ? form : form.toLowerCase();
}

/** In an identifier, a word begins with a capital letter. */
const toCase = (word: string, like: string): string =>
  /^[A-Z]/.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
