import {getGroup} from './synonyms';

/** The meaning of a text: its words as classes of synonyms, with their weights. */
export interface Meaning {
  readonly weights: ReadonlyMap<string, number>;
  /** The sum of the weights. */
  readonly whole: number;
}

/**
 * @param stems of a text's words
 * @param weigh the weight of a stem
 */
export function createMeaning(stems: Iterable<string>, weigh: (stem: string) => number): Meaning {
  const weights = new Map(Array.from(stems, stem => [getGroup(stem), weigh(stem)]));
  return {weights, whole: add(weights.values())};
}

/**
 * The similarity of two meanings, from 0 (nothing shared) to 1 (equal): twice the shared weight, divided by the sum of both
 * weights. Of two synonyms the lower weight counts.
 */
export function compareMeanings(meaning: Meaning, other: Meaning): number {
  const shared = Array.from(meaning.weights, ([word, weight]) => Math.min(weight, other.weights.get(word) ?? 0));
  return (2 * add(shared)) / (meaning.whole + other.whole || 1);
}

function add(values: Iterable<number>): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
}
