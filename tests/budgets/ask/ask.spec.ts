import {expect, test} from '@playwright/test';
import {measureCards} from './cards';

/** The least share of questions with a right section among the cards, for questions of any kind. */
const LEAST = 0.88;

test('a right section is among the three cards, for each set of questions', async () => {
  const results = await measureCards('build');
  expect(results.length).toBeGreaterThan(0);
  // Single misses are not listed, so that nobody tunes on them.
  expect(results.filter(({share}) => !(share >= LEAST))).toEqual([]);
});
