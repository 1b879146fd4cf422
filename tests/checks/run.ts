import {spawn} from 'node:child_process';
import {closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeSync} from 'node:fs';
import path from 'node:path';
import {countTests, formatCount, type Count} from './count';
import {parts, type Part} from './parts';

const REPORTS = path.resolve('.cache/checks');

/** The number of lines that the end of the run shows of a part that failed. A file has all of them. */
const SHOWN_LINES = 200;

const NOT_RUN: Count = {passed: 0, failed: 1, skipped: 0};

/** The output of the parts that failed. */
const failures: string[] = [];

const print = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Runs a part from the root of the repository. */
async function run({name, command, report: format}: Part, isWhole: boolean): Promise<Count> {
  const file = path.join(REPORTS, name.replaceAll(' ', '-'));
  const [report, log] = [`${file}.json`, `${file}.log`];
  // A report from an earlier run must not be used for this one.
  rmSync(report, {force: true});
  const [program = '', ...args] = command.map(text => text.replace('{report}', report));
  const start = performance.now();
  print(`▸ ${name}`);
  const progress = setInterval(() => print(`… ${name}`), 60_000);
  const output = openSync(log, 'w');
  const exitCode = await new Promise<number | null>(resolve => {
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      // Programs in node_modules/.bin are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        ...(isWhole && {WHOLE: 'true'}),
        PATH: `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
    });
    child.on('error', error => {
      writeSync(output, `${error.message}\n`);
      resolve(null);
    });
    child.on('exit', resolve);
  });
  closeSync(output);
  clearInterval(progress);
  const count = countTests(exitCode, format, existsSync(report) ? readFileSync(report, 'utf8') : undefined);
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
  if (count.failed > 0) failures.push(`✗ ${name}, ${path.relative('.', log)}\n${lines}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`${count.failed > 0 ? '✗' : '✓'} ${name}: ${formatCount(count)}, ${seconds} s`);
  return count;
}

/** @throws {Error} if an argument is not the name of a part */
function selectParts(args: readonly string[]): Part[] {
  const names = args.filter(arg => !arg.startsWith('-'));
  const [isQuick, isWhole] = [args.includes('--quick'), args.includes('--whole')];
  const partNames = parts.map(part => part.name);
  const unknown = names.filter(name => !partNames.includes(name));
  if (unknown.length > 0)
    throw new Error(`no part is named ${unknown.join(', ')}; the parts are: ${partNames.join(', ')}`);
  const chosen = parts.filter(part =>
    names.length > 0 ? names.includes(part.name) : !(isQuick && part.slow) && (isWhole || !part.whole),
  );
  return isWhole ? chosen : chosen.map(part => ({...part, command: [...part.command, ...(part.some ?? [])]}));
}

/** Runs parts one after the other: most of them use all cores. */
async function runAll(chosen: readonly Part[], isWhole: boolean): Promise<Count> {
  mkdirSync(REPORTS, {recursive: true});
  const counts = new Map<string, Count>();
  for (const part of chosen) {
    const isMet = counts.get(part.needs ?? '')?.failed !== 1;
    if (!isMet) print(`✗ ${part.name}: not run, because it needs "${part.needs}"`);
    counts.set(part.name, isMet ? await run(part, isWhole) : NOT_RUN);
  }
  const sum = (key: keyof Count) => [...counts.values()].reduce((total, count) => total + count[key], 0);
  return {passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped')};
}

async function main(args: readonly string[]): Promise<void> {
  const chosen = selectParts(args);
  const total = await runAll(chosen, args.includes('--whole'));
  if (failures.length > 0) print(`\n${failures.join('\n\n')}\n`);
  print(formatCount(total));
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  print(formatCount(NOT_RUN));
  process.exitCode = 1;
});
