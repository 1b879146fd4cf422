import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, type LaunchOptions} from '@playwright/test';

/** The environment variable with the path of the browser to use. */
const NAMED = 'CHROMIUM_PATH';

/** The headless shell of Chromium opens pages three times as fast as full Chromium. */
const SHELL = 'chromium-headless-shell';

/** A longer download means that the network is restricted; the system package may still be available. */
const DOWNLOAD_LIMIT_MS = 4 * 60_000;
const PACKAGE_LIMIT_MS = 10 * 60_000;

/** Access to the machine for `findBrowser`; its tests pass a fake. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The path of a program on PATH. */
  onPath(program: string): string | undefined;
  /** Whether Playwright can start a browser with these options. */
  starts(options: LaunchOptions): Promise<boolean>;
  /** Runs a command, killed after `limitMs`. @returns whether it succeeded */
  run(command: string, limitMs: number): boolean;
}

/** Whether to use Chromium's sandbox. It works neither for root nor on most CI services. */
export const chromiumSandbox = process.getuid?.() !== 0 && !process.env.CI;

const machine: Machine = {
  env: process.env,
  onPath: program =>
    (process.env.PATH ?? '')
      .split(path.delimiter)
      .map(folder => path.join(folder, program))
      .find(file => existsSync(file)),
  starts: options =>
    chromium.launch({chromiumSandbox, ...options}).then(
      async browser => {
        await browser.close();
        return true;
      },
      () => false,
    ),
  run(command, timeout) {
    process.stdout.write(`The browser tests need a headless browser: ${command}\n`);
    // By default Playwright waits 30 s for each download server, even if the network is restricted.
    const env = {...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', DEBIAN_FRONTEND: 'noninteractive'};
    return spawnSync(command, {shell: true, stdio: 'inherit', timeout, env}).status === 0;
  },
};

/**
 * Finds a Chromium for the browser tests: the one in `CHROMIUM_PATH`, otherwise a headless shell (installed,
 * Playwright's, or the system package), otherwise an installed Chromium, Chrome or Edge.
 *
 * @returns options for `chromium.launch()`
 * @throws {Error} if the browser in `CHROMIUM_PATH` does not start, or if none is found
 */
export async function findBrowser({env, onPath, starts, run}: Machine = machine): Promise<LaunchOptions> {
  const named = env[NAMED];
  if (named) {
    if (await starts({executablePath: named})) return {executablePath: named};
    throw new Error(`${NAMED} is ${named}, and no browser starts there.`);
  }
  const installed = (program: string): LaunchOptions[] => {
    const executablePath = onPath(program);
    return executablePath === undefined ? [] : [{executablePath}];
  };
  const sudo = onPath('sudo') === undefined ? '' : 'sudo -n ';
  const apt = `${sudo}apt-get update && ${sudo}apt-get install -y ${SHELL}`;
  // Empty options start Playwright's own shell.
  const steps: readonly (() => LaunchOptions[])[] = [
    () => [...installed(SHELL), {}],
    () => (run('npx playwright install --only-shell chromium', DOWNLOAD_LIMIT_MS) ? [{}] : []),
    () => (onPath('apt-get') !== undefined && run(apt, PACKAGE_LIMIT_MS) ? installed(SHELL) : []),
    () => [...['chromium', 'chromium-browser'].flatMap(installed), {channel: 'chrome'}, {channel: 'msedge'}],
  ];
  for (const step of steps) for (const options of step()) if (await starts(options)) return options;
  throw new Error(`The browser tests need Chromium. Install it, or name one: ${NAMED}=/path/to/chromium npm test`);
}
