import {expect, test} from '@playwright/test';
import {answererOf} from './built';
import {goals, judged, type Shares} from './judge';
import {questionSets} from './questions';

const halves = Object.entries(questionSets);

for (const [name, set] of halves) {
  test(`answers from the docs are right, cite their section first, and refuse: ${name} questions`, async () => {
    const {shares, misses} = await judged(set, answererOf('build'));
    const missed = Object.entries(goals).filter(([what, goal]) => shareOf(shares, what) < goal);
    // The unseen questions stay unseen: their misses are counted, not shown.
    expect(missed, name === 'unseen' ? JSON.stringify(shares) : misses.join('\n')).toEqual([]);
  });
}

const shareOf = (shares: Shares, what: string): number =>
  Object.entries(shares).find(([name]) => name === what)?.[1] ?? 0;
