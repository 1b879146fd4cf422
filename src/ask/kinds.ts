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

/**
 * Tools that have sections of their own, each with the stems by which a question says that it is about the tool. Those apart do
 * not go without saying: what their docs say of a matcher comes before what the matcher's own do.
 */
export const tools: readonly {readonly title: RegExp; readonly asked: readonly string[]; readonly isApart?: true}[] = [
  {title: /eslint|^prefer-/i, asked: ['eslint', 'lint', 'linter', 'rul', 'rule', 'plugin', 'prefer'], isApart: true},
  {title: /vitest/i, asked: ['vitest', 'chai', 'vi'], isApart: true},
  {
    title: /typescript/i,
    asked: ['typescript', 'type', 'ts', 'tsc', 'tsconfig', 'compil', 'compiler', 'declaration', 'd'],
  },
];

/** Words that stand against each other: a question that asks about one turns away from the others. As stems. */
const CONTRASTS: readonly string[] = [
  'befor after',
  'start begin end',
  'key valu entry',
  'resolv reject',
  'positiv negativ',
  'even odd',
  'true fals',
  'frozen seal extensibl',
  'first last',
  'earlier later',
];

/** @returns those of the old words that none of the new ones takes the place of */
export const withoutReplaced = (old: readonly string[], fresh: readonly string[]): string[] => {
  const replaced = CONTRASTS.map(line => line.split(' ')).filter(group => group.some(word => fresh.includes(word)));
  return old.filter(word => !replaced.some(group => group.includes(word)));
};
