import {type BuiltDocs, readBuiltDocs} from '@jest-extended/search/answers/built-docs';
import {quoteSection} from '@jest-extended/search/answers/quote';
import {flattenParts, isText} from '@jest-extended/docs-model/section';
import {expect, test} from '@playwright/test';
import {BUILD} from '../../site/sitemap';
import {realSets} from '../real/questions';
import {isWhole, takeSample} from '../sample';
import {getPath} from '../search/queries';
import {ask, measureCards} from './cards';
import {questionSets, subjectSet} from './questions';

// One worker reads the docs once.
test.describe.configure({mode: 'default'});

let docs: BuiltDocs;
test.beforeAll(async () => {
  docs = await readBuiltDocs(BUILD);
});

/** The least share of questions with a right section among the cards, and that of the set that was collected last. */
const [LEAST, LEAST_OF_LATER] = [0.88, 0.86];

/** The greatest share of questions that are said not to be answered. */
const MOST_REFUSED = 0.07;

test('a right section is among the three cards, and few questions are said not to be answered, in each set', async () => {
  const sample = takeSample([...questionSets.values()].flat(), 3);
  const results = await measureCards(docs, isWhole ? questionSets : new Map([['sample of all sets', sample]]));
  expect(results.length).toBeGreaterThan(0);
  // Single misses are not listed, so that nobody tunes on them.
  const isGood = ({name, share, refused, count}: (typeof results)[number]) =>
    share >= (name === 'later' ? LEAST_OF_LATER : LEAST) && refused <= MOST_REFUSED * count;
  expect(results.filter(result => !isGood(result))).toEqual([]);
});

test('says of most questions about something else that the docs do not answer them, and of hardly any other', async () => {
  const countRefused = async (questions: readonly string[]): Promise<number> =>
    (await Promise.all(questions.map(question => ask(docs, [question])))).filter(({isRefused}) => isRefused).length;
  expect(await countRefused(subjectSet.inside)).toBeLessThanOrEqual(2);
  expect(await countRefused(subjectSet.outside)).toBeGreaterThanOrEqual(35);
  const {later, ...sets} = realSets;
  const listOutside = (set: typeof later) => set.flatMap(({scope, text}) => (scope === 'out' ? text : []));
  expect(await countRefused(listOutside(later))).toBeGreaterThanOrEqual(4);
  expect(await countRefused(Object.values(sets).flatMap(listOutside))).toBeGreaterThanOrEqual(26);
});

test('a question about a name of another library shows its row of the table of names', async () => {
  const rows = docs.sections.filter(({url}) => url.includes('#coming-from-'));
  expect(rows.length).toBeGreaterThan(30);
  const beginnings = ['coming from', "I'm migrating from", "What's the equivalent of", 'what do I write instead of'];
  const questions = rows.flatMap(({url, titles}) => {
    const [name = ''] = titles.at(-1)?.replace(/^.*: /, '').split(', ') ?? [];
    return beginnings.map(beginning => ({question: `${beginning} ${name} in Jest?`, url}));
  });
  for (const {question, url} of takeSample(questions, 3)) {
    const {cards, isRefused} = await ask(docs, [question]);
    expect(isRefused, question).toBe(false);
    // Our matcher of that name may come before it.
    expect(cards.slice(0, 2), question).toContain(getPath(url));
  }
});

test('the name of a library alone quotes a row of values', async () => {
  // A worker is none.
  const names = docs.sections.flatMap(({url}) => /#values-from-libraries-(?!worker)([a-z]+)$/.exec(url)?.[1] ?? []);
  expect(names.length).toBeGreaterThan(15);
  for (const name of names) {
    const {cards, isRefused} = await ask(docs, [name]);
    expect(isRefused, name).toBe(false);
    expect(cards[0], name).toContain('/docs/matchers#values-from-libraries-');
  }
});

/** The exception that the paragraph after a text makes, if it makes one. */
const findException = (texts: readonly string[], index: number): string | undefined =>
  texts[index + 1]?.match(/^[^.]*\bexceptions?\b[^.]*\..*/s)?.[0];

test('no quotation ends after a colon or before an exception, whatever part of its section the question is about', () => {
  const all = docs.sections.map(section => ({
    section,
    texts: flattenParts(section.parts).flatMap(part => (isText(part) ? part.markdown : [])),
  }));
  const hasException = ({texts}: {texts: readonly string[]}) => texts.some((_, index) => findException(texts, index));
  const asked = new Set([...takeSample(all, 5), ...all.filter(hasException)]);
  let exceptions = 0;
  for (const {section, texts} of asked) {
    for (const question of ['', ...texts.flatMap(text => text.split('\n'))]) {
      const parts = quoteSection(section, question);
      const last = parts.at(-1);
      expect(last && isText(last) ? last.markdown : '', section.url).not.toMatch(/:\s*$/);
      const quotes = parts.flatMap(part => (isText(part) ? part.markdown : []));
      for (const [index, text] of texts.entries()) {
        const exception = findException(texts, index);
        if (exception === undefined || !quotes.includes(text)) continue;
        exceptions += 1;
        expect(quotes, `${section.url}: ${text}`).toContain(exception);
      }
    }
  }
  expect(all.length).toBeGreaterThan(150);
  expect(exceptions).toBeGreaterThan(0);
});
