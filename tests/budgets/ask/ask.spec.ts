import {expect, test} from '@playwright/test';
import {measureCards, readAnswerer} from './cards';
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
