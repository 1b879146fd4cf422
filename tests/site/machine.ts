import {spawn} from 'node:child_process';
import {accessSync, constants, statSync} from 'node:fs';
import path from 'node:path';
import {chromium} from '@playwright/test';
import type {Machine} from './browser';

const START_LIMIT_MS = 30_000;

function isFile(file: string): boolean {
  return statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return isFile(file);
  } catch {
    return false;
  }
}

/** Runs a command to its end, or kills it; whether it ended well. */
function run(
  [program = '', ...args]: readonly string[],
  limitMs: number,
  output: 'inherit' | 'ignore',
): Promise<boolean> {
  return new Promise(resolve => {
    const child = spawn(program, args, {
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
      // On a closed network each attempt to reach a download server fails soon; Playwright's own wait is 30 s each.
      env: {...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', DEBIAN_FRONTEND: 'noninteractive'},
    });
    const limit = setTimeout(() => child.kill(), limitMs);
    const end = (ok: boolean) => {
      clearTimeout(limit);
      resolve(ok);
    };
    child.on('error', () => end(false));
    child.on('close', code => end(code === 0));
  });
}

/** The machine that the tests run on. */
export const machine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  isFile,
  onPath: program =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .map(folder => path.join(folder, program))
      .find(isProgram),
  // On Windows a browser opens a window instead of telling its version.
  starts: async file => process.platform === 'win32' || run([file, '--version'], START_LIMIT_MS, 'ignore'),
  playwrightPath: () => chromium.executablePath(),
  run: (command, limitMs) => run(command, limitMs, 'inherit'),
  say: line => process.stdout.write(`${line}\n`),
};
