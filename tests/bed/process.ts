import {spawn} from 'node:child_process';
import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Part} from './parts';
import {reportOf} from './reports';
import type {Outcome} from './tally';

const REPORTS = path.resolve('.cache/bed');
const BIN = path.resolve('node_modules/.bin');

/** No part takes longer; one that does hangs, and a run must end. */
const LIMIT_MS = 30 * 60_000;

/**
 * Runs a part as a process of its own, its output passed straight on, and reads its report.
 * @param part what to run, from the repository's top folder
 * @returns its exit code (`null` when it could not start or took longer than 30 minutes) and what it counted
 */
export async function runPart({name, command, some = [], env, count}: Part): Promise<Outcome> {
  const report = path.join(REPORTS, `${name.replaceAll(' ', '-')}.json`);
  mkdirSync(REPORTS, {recursive: true});
  // A report of an earlier run must not speak for this one.
  rmSync(report, {force: true});
  const filled = (text: string) => text.replace('{report}', report);
  const [program, ...args] = [...command, ...some].map(filled);
  const exitCode = await new Promise<number | null>(resolve => {
    const child = spawn(program ?? name, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // Programs in node_modules/.bin are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
      env: {
        ...process.env,
        PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
        ...Object.fromEntries(Object.entries(env ?? {}).map(([key, value]) => [key, filled(value)])),
      },
    });
    // Not spawn's own `timeout`: that one holds this process when the program could not start.
    const limit = setTimeout(() => child.kill(), LIMIT_MS);
    const end = (code: number | null) => {
      clearTimeout(limit);
      resolve(code);
    };
    child.on('error', error => {
      process.stderr.write(`${error.message}\n`);
      end(null);
    });
    child.on('close', end);
  });
  return {exitCode, report: reportOf(count, exitCode, report)};
}
