import {runParts} from './bed';
import {parts} from './parts';
import {runPart} from './process';
import {lastLine, notRun} from './tally';

/**
 * `npm test` runs every part, `npm run check` (`--quick`) those that need no browser. Names after the options run these
 * parts only: `npm test -- lint "unit tests"`. With `--whole`, parts that run only some of their tests run all of them.
 */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const names = args.filter(arg => !arg.startsWith('-'));
  const known = parts.map(part => part.name);
  const unknown = names.filter(name => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no part is named ${unknown.join(', ')}; the parts are: ${known.join(', ')}`);

  const quick = args.includes('--quick');
  const whole = args.includes('--whole');
  const chosen = parts
    .filter(part => (names.length > 0 ? names.includes(part.name) : !(quick && part.slow) && (whole || !part.whole)))
    // Who asks for one part alone answers for what it needs.
    .map(part => (names.length > 0 ? {...part, needs: undefined} : part))
    .map(part => (whole ? {...part, some: undefined} : part));
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const total = await runParts(chosen, {run: runPart, say, now: () => performance.now()});
  say(lastLine(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write(`${lastLine(notRun)}\n`);
  process.exitCode = 1;
});
