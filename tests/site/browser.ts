import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, firefox, type LaunchOptions} from '@playwright/test';

/** The environment variable with the path of the browser to use. */
const NAMED = 'CHROMIUM_PATH';

/** The headless shell of Chromium opens pages three times as fast as full Chromium. */
const SHELL = 'chromium-headless-shell';

/** Debian's package of Firefox. */
const FIREFOX = 'firefox-esr';

/** Playwright starts a Firefox without its own patches, and uses WebDriver BiDi. The value also finds it outside PATH. */
const FIREFOX_CHANNEL = 'moz-firefox';

/** A longer download means that the network is restricted; the system package may still be available. */
const DOWNLOAD_LIMIT_MS = 4 * 60_000;
const PACKAGE_LIMIT_MS = 10 * 60_000;

/** Access to the machine for `findBrowser` and `findFirefox`; their tests pass a fake. */
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
    (options.channel === FIREFOX_CHANNEL ? firefox : chromium).launch({chromiumSandbox, ...options}).then(
      async browser => {
        await browser.close();
        return true;
      },
      () => false,
    ),
  run(command, timeout) {
    process.stdout.write(`The browser tests need a browser: ${command}\n`);
    // By default Playwright waits 30 s for each download server, even if the network is restricted.
    const env = {...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', DEBIAN_FRONTEND: 'noninteractive'};
    return spawnSync(command, {shell: true, stdio: 'inherit', timeout, env}).status === 0;
  },
};

/** The launch options for an installed program; empty if it is not on PATH. */
function findInstalled({onPath}: Machine, program: string): LaunchOptions[] {
  const executablePath = onPath(program);
  return executablePath === undefined ? [] : [{executablePath}];
}

/** Installs a package of the system. @returns the launch options for the program of its name; empty if that fails */
function installPackage(machine: Machine, name: string): LaunchOptions[] {
  const {onPath, run} = machine;
  if (onPath('apt-get') === undefined) return [];
  const sudo = onPath('sudo') === undefined ? '' : 'sudo -n ';
  const command = `${sudo}apt-get update && ${sudo}apt-get install -y ${name}`;
  return run(command, PACKAGE_LIMIT_MS) ? findInstalled(machine, name) : [];
}

/** The first options that start a browser. A step runs only if those before it have found none. */
async function findFirst(
  {starts}: Machine,
  steps: readonly (() => readonly LaunchOptions[])[],
): Promise<LaunchOptions | undefined> {
  for (const step of steps) for (const options of step()) if (await starts(options)) return options;
  return undefined;
}

/**
 * Finds a Chromium for the browser tests: the one in `CHROMIUM_PATH`, otherwise a headless shell (installed,
 * Playwright's, or the system package), otherwise an installed Chromium, Chrome or Edge.
 *
 * @returns options for `chromium.launch()`
 * @throws {Error} if the browser in `CHROMIUM_PATH` does not start, or if none is found
 */
export async function findBrowser(on: Machine = machine): Promise<LaunchOptions> {
  const named = on.env[NAMED];
  if (named) {
    if (await on.starts({executablePath: named})) return {executablePath: named};
    throw new Error(`${NAMED} is ${named}, and no browser starts there.`);
  }
  const options = await findFirst(on, [
    // Empty options start Playwright's own shell.
    () => [...findInstalled(on, SHELL), {}],
    () => (on.run('npx playwright install --only-shell chromium', DOWNLOAD_LIMIT_MS) ? [{}] : []),
    () => installPackage(on, SHELL),
    () => [
      ...['chromium', 'chromium-browser'].flatMap(program => findInstalled(on, program)),
      {channel: 'chrome'},
      {channel: 'msedge'},
    ],
  ]);
  if (options) return options;
  throw new Error(`The browser tests need Chromium. Install it, or name one: ${NAMED}=/path/to/chromium npm test`);
}

/**
 * Finds a Firefox for the tests in a second browser: an installed one, or the system package.
 *
 * @returns options for `firefox.launch()`; `undefined` if there is none and none can be installed
 */
export async function findFirefox(on: Machine = machine): Promise<LaunchOptions | undefined> {
  const driven = (options: LaunchOptions): LaunchOptions => ({channel: FIREFOX_CHANNEL, ...options});
  return findFirst(on, [
    () => [...[FIREFOX, 'firefox'].flatMap(program => findInstalled(on, program)), {}].map(driven),
    () => installPackage(on, FIREFOX).map(driven),
  ]);
}
