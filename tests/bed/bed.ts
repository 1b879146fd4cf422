import type {Part} from './parts';
import {notRun, sum, tallyOf, type Outcome, type Tally} from './tally';

/** What the bed needs from the world; the tests of the bed give their own. */
export interface World {
  /** Runs a part to its end. Never rejects: a part that cannot start has the exit code `null` and no report. */
  run(part: Part): Promise<Outcome>;
  /** Shows the reader a line. */
  say(line: string): void;
  /** Milliseconds since some fixed moment. */
  now(): number;
}

/**
 * Runs the parts one after the other. A failed part stops only those that need it.
 *
 * @param parts what to run, in order
 * @param world how to run, tell and time them
 * @returns the sum over all parts; one that did not run counts as failed
 */
export async function runParts(parts: readonly Part[], {run, say, now}: World): Promise<Tally> {
  const tallies = new Map<string, Tally>();
  for (const part of parts) {
    const needed = part.needs === undefined ? undefined : tallies.get(part.needs);
    if (part.needs !== undefined && needed?.failed !== 0) {
      say(`✗ ${part.name}: did not run, because it needs "${part.needs}"`);
      tallies.set(part.name, notRun);
      continue;
    }
    say(`▸ ${part.name}`);
    const start = now();
    const tally = tallyOf(await run(part));
    tallies.set(part.name, tally);
    const seconds = ((now() - start) / 1000).toFixed(1);
    say(`${tally.failed > 0 ? '✗' : '✓'} ${part.name}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
  }
  return sum([...tallies.values()]);
}
