import {expect, test} from '@playwright/test';
import {answererOf} from './built';
import {goals, judged, measures} from './judge';
import {isSilent, questionSets, setNames} from './questions';

for (const name of setNames) {
  test(`answers from the docs are right, cite the right section first, and refuse: ${name} questions`, async () => {
    const {shares, misses} = await judged(questionSets[name], answererOf('build'));
    const missed = measures.filter(what => shares[what] < goals[name][what]);
    expect(missed, isSilent(name) ? JSON.stringify(shares) : misses.join('\n')).toEqual([]);
  });
}
