/**
 * `npm run bench -- finder`: for how many examples the right matcher comes first. With `--explain` it lists the misses of
 * the tuned set.
 */
import {GOAL, findMisses, pairSets} from '@jest-extended/finder/testing/pairs';
import {check, run} from '../measure';

const explains = process.argv.includes('--explain');

run(async () => {
  for (const [name, pairs] of Object.entries(pairSets)) {
    const misses = await findMisses(pairs);
    const right = pairs.length - misses.length;
    const share = right / pairs.length;
    check(share >= GOAL, `${name}: ${right} of ${pairs.length} right first, ${share.toFixed(3)} (at least ${GOAL})`);
    if (name !== 'tuned' || !explains) continue;
    for (const {pair, matchers} of misses) {
      console.log(
        `    ${pair.value} and ${pair.expected}: ${pair.leads.join(' or ')}; found ${matchers.slice(0, 5).join(', ')}`,
      );
    }
  }
});
