import {expect, test} from '@playwright/test';
import {answererOf} from './built';
import {goals, judged, measures} from './judge';
import {realFloors, realMeasures, realShares} from '../real/outcomes';
import {realNames, realSets} from '../real/questions';
import {isSilent, questionSets, setNames} from './questions';

for (const name of setNames) {
  test(`answers from the docs are right, cite the right section first, and refuse: ${name} questions`, async () => {
    const {shares, misses} = await judged(questionSets[name], await answererOf('build'));
    const missed = measures.filter(what => shares[what] < goals[name][what]);
    expect(missed, isSilent(name) ? JSON.stringify(shares) : misses.join('\n')).toEqual([]);
  });
}

for (const name of realNames) {
  test(`questions of users are answered as well as before: ${name}`, async () => {
    const {shares, misses} = await realShares(realSets[name], await answererOf('build'));
    const missed = realMeasures.filter(({what, isMet}) => !isMet(shares[what], realFloors[name][what]));
    expect(missed, name === 'given' ? misses.join('\n') : JSON.stringify(shares)).toEqual([]);
  });
}
