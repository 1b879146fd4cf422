// cspell:ignore Damerau
/** The most errors in a name, which has to have at least so many letters. */
const MOST_ERRORS = 2;
const SHORTEST = 8;

/**
 * The name that a misspelled one probably means, regardless of letter case. It counts errors: by {@link compareNames},
 * Jest's `toBeTruthy` would be taken for `toBeTrue`.
 * @returns `undefined` if no name is near or the misspelled one is too short
 */
export function findNearestName(misspelled: string, names: readonly string[]): string | undefined {
  const lower = misspelled.toLowerCase();
  if (lower.length < SHORTEST) return undefined;
  const near = names
    .map(name => ({name, errors: countErrors(lower, name.toLowerCase())}))
    .sort((a, b) => a.errors - b.errors)[0];
  return near && near.errors <= MOST_ERRORS ? near.name : undefined;
}

/**
 * The number of errors between two words: letters that are added, removed, replaced, or swapped with their neighbor (the
 * distance of Damerau 1964, where no letter is part of two errors).
 * @param most with more errors than these, the result is `Infinity`
 */
export function countErrors(word: string, other: string, most = Infinity): number {
  let before: number[] = [];
  let row = Array.from({length: other.length + 1}, (_, column) => column);
  for (let i = 1; i <= word.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (word[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : replaced;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced, swapped));
    }
    // Each row follows from the two before it.
    if (Math.min(...next) > most && Math.min(...row) >= most) return Infinity;
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

const getLetters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Pairs of neighboring letters, with their counts. */
function countPairs(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (let i = 0; i + 1 < text.length; i++) {
    const pair = text.slice(i, i + 2);
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return counts;
}

/**
 * The similarity of two names, from 0 (nothing shared) to 1 (equal), regardless of letter case and punctuation: twice
 * their shared pairs of letters, divided by all their pairs (Dice 1945). Part of a long name is similar to it, which it
 * is not by the number of errors.
 */
export function compareNames(name: string, other: string): number {
  const [a, b] = [getLetters(name), getLetters(other)];
  if (a === b) return a === '' ? 0 : 1;
  const [pairsOfA, pairsOfB] = [countPairs(a), countPairs(b)];
  let shared = 0;
  for (const [pair, count] of pairsOfA) shared += Math.min(count, pairsOfB.get(pair) ?? 0);
  const all = Math.max(a.length - 1, 0) + Math.max(b.length - 1, 0);
  return all === 0 ? 0 : (2 * shared) / all;
}
