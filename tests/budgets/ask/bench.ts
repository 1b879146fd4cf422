import {answererOf} from './built';
import {goals, judged} from './judge';
import {questionSets} from './questions';

/** How much of the unseen set's misses is shown: their number. */
const SILENT = 'unseen';

/** Holds the answers of the built site to their goals: `npm run build`, then `npm run bench:ask`. */
async function main(): Promise<void> {
  const ask = answererOf('build');
  for (const [name, set] of Object.entries(questionSets)) {
    const {shares, misses} = await judged(set, ask);
    console.log(`${name}: ${set.answered.length} questions, ${set.refused.length} that the docs do not answer`);
    for (const [what, share] of Object.entries(shares)) {
      const goal = Object.entries(goals).find(([key]) => key === what)?.[1] ?? 1;
      const isMet = share >= goal;
      console.log(`${isMet ? '✓' : '✕'} ${what}: ${(100 * share).toFixed(1)} % (at least ${100 * goal} %)`);
      if (!isMet) process.exitCode = 1;
    }
    for (const miss of name === SILENT ? [] : misses) console.log(`  ${miss}`);
  }
}

void main();
