import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {countOf, lastLine, type Count} from './count';
import {parts, type Part} from './parts';

const REPORTS = path.resolve('.cache/checks');

/** The number of parts that run at the same time, except slow ones. */
const LANES = 2;

/** The time limit of a part. A part that takes longer hangs. */
const LIMIT_MS = 30 * 60_000;

const NOT_RUN: Count = {passed: 0, failed: 1, skipped: 0};

/** Runs a part from the root of the repository. Output appears immediately for a part that runs alone, otherwise at its end. */
async function run({name, command, some = [], report: format, slow}: Part): Promise<Count> {
  const report = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  // A report from an earlier run must not be used for this one.
  rmSync(report, {force: true});
  const [program, ...args] = [...command, ...some].map(text => text.replace('{report}', report));
  const start = performance.now();
  process.stdout.write(`▸ ${name}\n`);
  const output: Buffer[] = [];
  const exitCode = await new Promise<number | null>(resolve => {
    const child = spawn(program ?? '', args, {
      stdio: ['ignore', slow ? 'inherit' : 'pipe', slow ? 'inherit' : 'pipe'],
      // Programs in node_modules/.bin are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => output.push(text));
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
  process.stdout.write(Buffer.concat(output));
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
  for (const part of chosen.filter(({slow}) => slow)) {
    const isMet = counts.get(part.needs ?? '')?.failed !== 1;
    if (!isMet) process.stdout.write(`✗ ${part.name}: not run, because it needs "${part.needs}"\n`);
    counts.set(part.name, isMet ? await run(part) : NOT_RUN);
  }
  const sum = (key: keyof Count) => [...counts.values()].reduce((total, count) => total + count[key], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

main()
  .catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return NOT_RUN;
  })
  .then(total => {
    process.stdout.write(`${lastLine(total)}\n`);
    process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
  });
