import {findMatchers, findTable, listMatchers} from '../examples/index-tables';
import {pageAt} from '../examples/pages.cjs';

/** What a version does: the outcomes of each matcher by kind of values, in the order of the calls. */
export type Outcomes = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** A result that another version does not have. */
interface Change {
  readonly matcher: string;
  readonly kind: string;
  readonly from: string;
  readonly to: string;
}

/** A statement of the table: its row, its words, and which results it describes of the matchers that they name. */
type Statement = readonly [row: string, words: string, describes: (change: Change) => boolean, matchers?: RegExp];

const createTest =
  (result: string) =>
  (kinds: RegExp) =>
  ({kind, to}: Change) =>
    kinds.test(kind) && to === result;
const fails = createTest('fails');
const throws = createTest('throws');
/** A matcher that threw for a kind can also fail for some of its values. */
const passes =
  (kinds: RegExp) =>
  ({kind, from, to}: Change) =>
    kinds.test(kind) && (to === 'passes' || from === 'throws');

/** The matchers of a page. */
const matchPage = (page: string): RegExp => new RegExp(`^(?:${listMatchers(/./, page).join('|')})$`);

const statements: readonly Statement[] = [
  ['2.1', 'Only numbers pass in `.toBeFinite()`', fails(/^(?!numbers|negative|-)/)],
  [
    '2.1',
    '`.toContainKey()`, `.toContainEntry()` and `.toContainAllEntries()` throw for objects without a prototype',
    throws(/prototype/),
  ],
  ['2.1', '`.toSatisfy()` throws for a result that is not a boolean', throws(/./)],
  [
    '2.1',
    '`.toHaveBeenCalledBefore()` and `…After()` fail if the later mock was never called',
    fails(/^mocks$/),
    /^toHaveBeenCalled(?:Before|After)$/,
  ],
  ['5', 'fail for other types, which passed or threw before', passes(/symbols|prototype/), /./],
  ['5', 'pass in the date matchers', fails(/^(?!dates)/), matchPage('date')],
  ['5', 'only strings in most string matchers', fails(/^(?!strings|numeric strings)/), matchPage('string')],
  ['5', 'only arrays in `.toSatisfyAny()`', fails(/^(?!arrays)/)],
  ['5', 'only numbers in `.toBeWithin()`', fails(/^(?!numbers|negative|-)/)],
  ['5', 'BigInts again in 5.0.2', passes(/^BigInts$/), /^toBeWithin$/],
  [
    '5',
    'only objects in most matchers for [keys, values and entries]',
    fails(/^(?!objects|collections|dates)/),
    /^toContain/,
  ],
  ['5', 'Dates fail in `.toBePositive()`', fails(/^dates/)],
  ['5', 'strings and numbers as the member of `.toPartiallyContain()`', fails(/^arrays$/)],
  ['5', 'Dates, Maps and Sets pass in `.toBeObject()` and `.toBeEmptyObject()`', passes(/^(?:dates|collections)/)],
  ['5', 'BigInts in `.toBePositive()`', passes(/^BigInts$/)],
  ['5', 'only dates (even of fake timers and subclasses)', passes(/subclass/), matchPage('date')],
  ['6', 'BigInts pass in `.toBeEven()`, `.toBeOdd()` and `.toBeFinite()`', passes(/^BigInts$/)],
  ['6', 'negative numbers in `.toBeOdd()`', passes(/^negative/)],
  ['6', '`-Infinity` in `.toBeNegative()`', passes(/^-Infinity$/)],
  [
    '6',
    'Numeric strings, `Number` objects and other types fail in `.toBeEven()`, `.toBeOdd()`, `.toBePositive()` and ' +
      '`.toBeNegative()`',
    fails(/^(?!BigInts|numbers|negative|-)/),
  ],
];

function* listChanges(before: Outcomes, after: Outcomes): Generator<Change> {
  for (const [matcher, kinds] of Object.entries(after))
    for (const [kind, outcomes] of Object.entries(kinds))
      for (const [place, to] of outcomes.entries()) {
        const from = before[matcher]?.[kind]?.[place];
        if (from !== undefined && from !== to) yield {matcher, kind, from, to};
      }
}

/**
 * Compares the table of "Upgrading" with what each version does.
 * @param versions the outcomes of each version, oldest first
 * @returns a sentence on each change and new matcher that its row lacks, and on each statement that nothing supports
 */
export function checkUpgrades(versions: ReadonlyMap<string, Outcomes>): string[] {
  const rows = findTable(pageAt('docs/getting-started/install.mdx'), 'upgrading');
  const wrong = new Set<string>();
  const supported = new Set<Statement>();
  let before: Outcomes | undefined;
  for (const [version, after] of versions) {
    const row = rows.find(({Version: name}) => name !== undefined && `${version}.`.startsWith(`${name}.`));
    const text = row?.['Changes'] ?? '';
    const own = statements.filter(([name, words]) => name === row?.['Version'] && text.includes(words));
    for (const change of before ? listChanges(before, after) : []) {
      const {matcher, kind, from, to} = change;
      const fitting = own.filter(
        ([, words, describes, matchers]) =>
          describes(change) && (matchers ? matchers.test(matcher) : findMatchers(words).includes(matcher)),
      );
      fitting.forEach(statement => supported.add(statement));
      if (fitting.length === 0) wrong.add(`${version}: .${matcher}() ${to} for ${kind}, and ${from} before.`);
    }
    for (const matcher of before ? Object.keys(after) : [])
      if (!before?.[matcher] && !findMatchers(text).includes(matcher)) wrong.add(`${version}: .${matcher}() is new.`);
    before = after;
  }
  for (const statement of statements)
    if (!supported.has(statement)) wrong.add(`${statement[0]}: nothing supports "${statement[1]}".`);
  return [...wrong];
}
