import {stem} from '../text/stem';
import type {Known, Knowledge} from './knowledge';
import {ANY_NAME, tokensOf} from './tokens';

/** The least number of shared words in a row, and their least share of the shorter text. */
const LEAST_RUN = 3;
const LEAST_SHARE = 0.5;
/** The least weight of the shared words. */
const LEAST_WEIGHT = 4;

/** The longest run of words that two messages share. */
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
 */
export function explained(text: string, {all, weightOf}: Knowledge): Known | undefined {
  const asked = tokensOf(text);
  const weigh = (tokens: readonly string[]): number => {
    const run = longestRun(asked, tokens);
    const share = run.length / Math.min(asked.length, tokens.length);
    if (run.length < LEAST_RUN || share < LEAST_SHARE) return 0;
    return run.reduce((sum, token) => sum + (token === ANY_NAME ? 0 : weightOf(stem(token))), 0);
  };
  const found = all
    .map(known => ({known, weight: known.messages.reduce((sum, message) => sum + weigh(message), 0)}))
    .sort((a, b) => b.weight - a.weight)[0];
  return found && found.weight >= LEAST_WEIGHT ? found.known : undefined;
}
