import {groups} from '../catalogue';
import {stem} from '../text/stem';
import {synonymsOf as alikeTo} from '../text/synonyms';

/** The pages of matchers for one kind of value, each with the stems that name the kind, e.g. `array` and `list`. */
const kinds = new Map(
  groups
    .filter(({page}) => /^[a-z]+$/.test(page) && !['fail', 'pass'].includes(page))
    .map(({page}): [string, readonly string[]] => [`/docs/matchers/${page}`, [stem(page), ...alikeTo(stem(page))]]),
);

/**
 * The pages of the kinds of values that words name, in the words' order.
 * @param words stems
 */
export const pagesFor = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap(word => [...kinds].filter(([, names]) => names.includes(word)).map(([page]) => page))),
];

/** A tool that has sections of its own. */
interface Tool {
  /** Matches the titles of its sections. */
  readonly title: RegExp;
  /** The words of a question about it, as stems. */
  readonly asked: readonly string[];
  /** Whether its section about a matcher comes before the matcher's own. */
  readonly isApart: boolean;
}

const tool = (title: RegExp, asked: string, isApart: boolean): Tool => ({
  title,
  asked: asked.split(' ').map(stem),
  isApart,
});

export const tools: readonly Tool[] = [
  tool(/eslint|^prefer-/i, 'eslint lint linter rule plugin prefer', true),
  tool(/vitest/i, 'vitest chai vi', true),
  tool(/typescript/i, 'typescript type ts tsc tsconfig compile compiler declaration', false),
];

/** Opposites: a question about one of them is no longer about the others. */
const CONTRASTS = [
  'before after',
  'start begin end',
  'key value entry',
  'resolve reject',
  'positive negative',
  'even odd',
  'true false',
  'frozen sealed extensible',
  'first last',
  'earlier later',
].map(line => line.split(' ').map(stem));

/** @returns the old words that are not replaced with an opposite among the new ones */
export const withoutReplaced = (old: readonly string[], fresh: readonly string[]): string[] => {
  const replaced = CONTRASTS.filter(group => group.some(word => fresh.includes(word)));
  return old.filter(word => !replaced.some(group => group.includes(word)));
};
