import {stem} from '../search/words';
import type {Known, Knowledge} from './knowledge';

/** Stands for the names of matchers: the docs show a message with another one than the reader has. */
const ANY_NAME = '*';

/** A message as words that can be compared. */
export const tokensOf = (message: string): string[] =>
  (message.match(/[\p{L}\p{N}_]+/gu) ?? []).map(token => (/^to[A-Z]\w+$/.test(token) ? ANY_NAME : token.toLowerCase()));

/** Shorter runs of words say nothing, nor do runs that are a small part of both texts. */
const LEAST_RUN = 3;
const LEAST_SHARE = 0.5;
/** What the words of a run have to tell at the least. */
const LEAST_WEIGHT = 4;

/** The most words that two messages have one after the other. */
function longestRun(one: readonly string[], other: readonly string[]): readonly string[] {
  let best: readonly string[] = [];
  for (let from = 0; from < one.length; from++) {
    for (let at = 0; at < other.length; at++) {
      let length = 0;
      while (from + length < one.length && one[from + length] === other[at + length]) length++;
      if (length > best.length) best = one.slice(from, from + length);
    }
  }
  return best;
}

/**
 * The section that explains a message, found by its wording.
 * @param text a question with the message in it
 * @param least how much of the question the message has to be, from 0 to 1
 */
export function explained(text: string, least: number, {all, weightOf}: Knowledge): Known | undefined {
  const asked = tokensOf(text);
  const weigh = (tokens: readonly string[]): number => {
    const run = longestRun(asked, tokens);
    const share = run.length / Math.min(asked.length, tokens.length);
    if (run.length < LEAST_RUN || share < LEAST_SHARE || run.length < least * asked.length) return 0;
    return run.reduce((sum, token) => sum + (token === ANY_NAME ? 0 : weightOf(stem(token))), 0);
  };
  const found = all
    .map(known => ({known, weight: known.messages.reduce((sum, message) => sum + weigh(message), 0)}))
    .sort((a, b) => b.weight - a.weight)[0];
  return found && found.weight >= LEAST_WEIGHT ? found.known : undefined;
}
