import {readBuiltDocs} from '@jest-extended/search/answers/built-docs';
import {quoteSection} from '@jest-extended/search/answers/quote';
import {flattenParts, isText} from '@jest-extended/docs-model/section';
import {expect, test} from '@playwright/test';

import {measureCards, readAnswerer} from './cards';
import {getPath} from '../search/queries';
import {subjectSet} from './questions';

/** The least share of questions with a right section among the cards, for questions of any kind. */
const LEAST = 0.88;

/** The greatest share of questions that are said not to be answered. */
const MOST_REFUSED = 0.07;

test('a right section is among the three cards, and few questions are said not to be answered, in each set', async () => {
  const results = await measureCards('build');
  expect(results.length).toBeGreaterThan(0);
  // Single misses are not listed, so that nobody tunes on them.
  expect(results.filter(({share, refused, count}) => !(share >= LEAST && refused <= MOST_REFUSED * count))).toEqual([]);
});

test('says of most questions about something else that the docs do not answer them, and of hardly any other', async () => {
  const ask = await readAnswerer('build');
  const countRefused = async (questions: readonly string[]): Promise<number> =>
    (await Promise.all(questions.map(question => ask([question])))).filter(({isRefused}) => isRefused).length;
  expect(await countRefused(subjectSet.inside)).toBeLessThanOrEqual(2);
  expect(await countRefused(subjectSet.outside)).toBeGreaterThanOrEqual(35);
});

test('a question about a name of another library shows its row of the table of names', async () => {
  const ask = await readAnswerer('build');
  const {sections} = await readBuiltDocs('build');
  const rows = sections.filter(({url}) => url.includes('#coming-from-'));
  expect(rows.length).toBeGreaterThan(30);
  for (const {url, titles} of rows) {
    const [name = ''] = titles.at(-1)?.replace(/^.*: /, '').split(', ') ?? [];
    for (const before of [
      'coming from',
      "I'm migrating from",
      "What's the equivalent of",
      'what do I write instead of',
    ]) {
      const question = `${before} ${name} in Jest?`;
      const {cards, isRefused} = await ask([question]);
      expect(isRefused, question).toBe(false);
      // Our matcher of that name may come before it.
      expect(cards.slice(0, 2), question).toContain(getPath(url));
    }
  }
});

test('no quotation ends after a colon or before an exception, whatever part of its section the question is about', async () => {
  const {sections} = await readBuiltDocs('build');
  expect(sections.length).toBeGreaterThan(150);
  let exceptions = 0;
  for (const section of sections) {
    const texts = flattenParts(section.parts).flatMap(part => (isText(part) ? part.markdown : []));
    for (const question of ['', ...texts.flatMap(text => text.split('\n'))]) {
      const parts = quoteSection(section, question);
      const last = parts.at(-1);
      expect(last && isText(last) ? last.markdown : '', section.url).not.toMatch(/:\s*$/);
      const quotes = parts.flatMap(part => (isText(part) ? part.markdown : []));
      for (const [index, text] of texts.entries()) {
        const exception = texts[index + 1];
        if (exception === undefined || !/^[^.]*\bexceptions?\b[^.]*\./.test(exception)) continue;
        if (!quotes.includes(text)) continue;
        exceptions += 1;
        expect(quotes, `${section.url}: ${text}`).toContain(exception);
      }
    }
  }
  expect(exceptions).toBeGreaterThan(0);
});
