import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {countOf, lastLine, type Count} from './count';
import {parts, type Part} from './parts';

const REPORTS = path.resolve('.cache/checks');

/** The number of parts that run at the same time, except slow ones. */
const LANES = 3;

/** The time limit of a part. A part that takes longer hangs. */
const LIMIT_MS = 30 * 60_000;

const NOT_RUN: Count = {passed: 0, failed: 1, skipped: 0};

/** The number of lines that the end of the run repeats of each part that failed. */
const REPEATED_LINES = 60;

/** The last lines of the parts that failed. */
const failures: string[] = [];

/** The slow parts in groups that run one after the other. */
function groupsOf(slow: readonly Part[]): Part[][] {
  const groups: Part[][] = [];
  for (const part of slow) {
    const last = groups.at(-1);
    if (part.together && last) last.push(part);
    else groups.push([part]);
  }
  return groups;
}

/** Runs a part from the root of the repository. Its output appears at its end; that of the first slow part of a group appears while it runs. */
async function run({name, command, some = [], report: format, slow, together}: Part): Promise<Count> {
  const isShownAtOnce = slow && !together;
  const report = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  // A report from an earlier run must not be used for this one.
  rmSync(report, {force: true});
  const [program, ...args] = [...command, ...some].map(text => text.replace('{report}', report));
  const start = performance.now();
  process.stdout.write(`▸ ${name}\n`);
  const output: Buffer[] = [];
  const exitCode = await new Promise<number | null>(resolve => {
    const child = spawn(program ?? '', args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      // Programs in node_modules/.bin are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => {
        output.push(text);
        if (isShownAtOnce) process.stdout.write(text);
      });
    const limit = setTimeout(() => child.kill(), LIMIT_MS);
    const end = (code: number | null) => {
      clearTimeout(limit);
      resolve(code);
    };
    child.on('error', error => {
      output.push(Buffer.from(`${error.message}\n`));
      end(null);
    });
    child.on('close', end);
  });
  const count = countOf(exitCode, format, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const text = Buffer.concat(output).toString();
  if (!isShownAtOnce) process.stdout.write(text);
  if (count.failed > 0) failures.push(`✗ ${name}\n${text.trimEnd().split('\n').slice(-REPEATED_LINES).join('\n')}`);
  process.stdout.write(`${count.failed > 0 ? '✗' : '✓'} ${name}: ${lastLine(count)}, ${seconds} s\n`);
  return count;
}

/**
 * `npm test` runs every part, `npm run check` (`--quick`) all parts that are not slow. Names after the options select
 * parts: `npm test -- lint "unit tests"`. With `--whole`, parts that normally run some of their tests run all of them.
 */
async function main(): Promise<Count> {
  const args = process.argv.slice(2);
  const names = args.filter(arg => !arg.startsWith('-'));
  const [quick, whole] = [args.includes('--quick'), args.includes('--whole')];
  const known = parts.map(part => part.name);
  const unknown = names.filter(name => !known.includes(name));
  if (unknown.length > 0) throw new Error(`no part is named ${unknown.join(', ')}; the parts are: ${known.join(', ')}`);
  const chosen = parts
    .filter(part => (names.length > 0 ? names.includes(part.name) : !(quick && part.slow) && (whole || !part.whole)))
    .map(part => (whole ? {...part, some: undefined} : part));

  mkdirSync(REPORTS, {recursive: true});
  const counts = new Map<string, Count>();
  const waiting = chosen.filter(({slow}) => !slow).values();
  const lane = async () => {
    for (const part of waiting) counts.set(part.name, await run(part));
  };
  await Promise.all(Array.from({length: LANES}, lane));
  const runOrNot = async (part: Part) => {
    const isMet = counts.get(part.needs ?? '')?.failed !== 1;
    if (!isMet) process.stdout.write(`✗ ${part.name}: not run, because it needs "${part.needs}"\n`);
    counts.set(part.name, isMet ? await run(part) : NOT_RUN);
  };
  for (const group of groupsOf(chosen.filter(({slow}) => slow))) await Promise.all(group.map(runOrNot));
  const sum = (key: keyof Count) => [...counts.values()].reduce((total, count) => total + count[key], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return NOT_RUN;
  })
  .then(total => {
    if (failures.length > 0) process.stdout.write(`\nWhat failed, once more:\n${failures.join('\n\n')}\n\n`);
    process.stdout.write(`${lastLine(total)}\n`);
    process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
  });
