/** How many letters may be wrong in a name of at least this length. */
const MISTAKES = 2;
const LONG = 8;

/**
 * The name that a misspelt one stands for, letter case aside.
 * @returns nothing when none of the names is near, or the misspelt one is too short to tell
 */
export function nearestName(misspelt: string, names: readonly string[]): string | undefined {
  const lower = misspelt.toLowerCase();
  if (lower.length < LONG) return undefined;
  const near = names
    .map(name => ({name, mistakes: distance(lower, name.toLowerCase())}))
    .sort((a, b) => a.mistakes - b.mistakes)[0];
  return near && near.mistakes <= MISTAKES ? near.name : undefined;
}

/** How many letters have to be added, left out or exchanged (Levenshtein 1965). */
function distance(one: string, other: string): number {
  let row = Array.from({length: other.length + 1}, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
