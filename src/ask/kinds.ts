import {groups} from '../catalogue';
import {alikeTo} from '../search/vocabulary';
import {stem} from '../search/words';

/** The pages whose matchers are about one kind of value, each with the stems that name the kind: `array` and `list`, say. */
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

/** @returns the words without those that name a kind of value */
export const withoutKinds = (words: readonly string[]): string[] => words.filter(word => pagesFor([word]).length === 0);

/** A tool that has sections of its own. */
interface Tool {
  /** How a title says that a section is about it. */
  readonly title: RegExp;
  /** The words, as stems, by which a question says so. */
  readonly asked: readonly string[];
  /** It does not go without saying: what its docs say of a matcher comes before what the matcher's own do. */
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

/** Words that stand against each other: a question that asks about one turns away from the others. */
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

/** @returns those of the old words that none of the new ones takes the place of */
export const withoutReplaced = (old: readonly string[], fresh: readonly string[]): string[] => {
  const replaced = CONTRASTS.filter(group => group.some(word => fresh.includes(word)));
  return old.filter(word => !replaced.some(group => group.includes(word)));
};
