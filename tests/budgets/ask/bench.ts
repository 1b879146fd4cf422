import {check, run} from '../measure';
import {answererOf} from './built';
import {goals, judged, measures} from './judge';
import {isSilent, questionSets, setNames} from './questions';
import {realGoals, realMeasures, realShares} from '../real/outcomes';
import {realSets, realNames} from '../real/questions';

/** Compares the answers of the built site with their goals: `npm run build`, then `npm run bench -- ask`. */
async function main(): Promise<void> {
  const ask = await answererOf('build');
  for (const name of setNames) {
    const {answered, refused} = questionSets[name];
    const {shares, misses} = await judged(questionSets[name], ask);
    console.log(`${name}: ${answered.length} questions, ${refused.length} that the docs do not answer`);
    for (const what of measures) {
      const [share, goal] = [shares[what], goals[name][what]];
      check(share >= goal, `${what}: ${(100 * share).toFixed(1)} % (at least ${100 * goal} %)`);
    }
    for (const miss of isSilent(name) ? [] : misses) console.log(`  ${miss}`);
  }
  for (const name of realNames) {
    const {shares, misses} = await realShares(realSets[name], ask);
    console.log(`${name}: ${realSets[name].length} questions of users`);
    for (const {what, isMet, text} of realMeasures) {
      const [goal, share] = [realGoals[what], `${what}: ${(100 * shares[what]).toFixed(1)} %`];
      // The threads have no limit. Nothing was tuned on them, so they show what to expect of new questions.
      if (name === 'threads') console.log(`  ${share} (no limit)`);
      else check(isMet(shares[what], goal), `${share} (${text} ${100 * goal} %)`);
    }
    for (const miss of name === 'given' ? misses : []) console.log(`  ${miss}`);
  }
}

run(main);
