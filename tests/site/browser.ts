import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {chromium, firefox, type LaunchOptions} from '@playwright/test';

/** The headless shell of Chromium opens pages three times as fast as full Chromium. */
const SHELL = 'chromium-headless-shell';

/** Debian's package of Firefox. */
const FIREFOX = 'firefox-esr';

/** Playwright starts a Firefox without its own patches, and uses WebDriver BiDi. The value also finds it outside PATH. */
const FIREFOX_CHANNEL = 'moz-firefox';

/** Installing takes longer only where the network is restricted. */
const LIMIT_MS = 5 * 60_000;

/** Whether to use Chromium's sandbox. It works neither for root nor on most CI services. */
export const chromiumSandbox = process.getuid?.() !== 0 && !process.env.CI;

/** The launch options for a program on PATH; none if it is not there. */
const findOnPath = (program: string): LaunchOptions[] =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map(folder => path.join(folder, program))
    .filter(file => existsSync(file))
    .map(executablePath => ({executablePath}));

/** Runs a command. @returns whether it succeeded */
function run(command: string): boolean {
  process.stdout.write(`The browser tests need a browser: ${command}\n`);
  // By default Playwright waits 30 s for each download server, even if the network is restricted.
  const env = {...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000', DEBIAN_FRONTEND: 'noninteractive'};
  return spawnSync(command, {shell: true, stdio: 'inherit', timeout: LIMIT_MS, env}).status === 0;
}

/** Installs a package of the system. @returns the launch options for the program of its name; none if that fails */
function installPackage(name: string): LaunchOptions[] {
  const sudo = findOnPath('sudo').length > 0 ? 'sudo -n ' : '';
  const hasApt = findOnPath('apt-get').length > 0;
  return hasApt && run(`${sudo}apt-get update && ${sudo}apt-get install -y ${name}`) ? findOnPath(name) : [];
}

/** The first options that start a browser. A step runs only if those before it have found none. */
async function findFirst(
  browser: typeof chromium,
  steps: readonly (() => readonly LaunchOptions[])[],
): Promise<LaunchOptions | undefined> {
  for (const step of steps)
    for (const options of step()) {
      const started = await browser.launch({chromiumSandbox, ...options}).catch(() => undefined);
      await started?.close();
      if (started) return options;
    }
  return undefined;
}

/**
 * Finds a Chromium for the browser tests: the one in `CHROMIUM_PATH`, otherwise a headless shell (installed,
 * Playwright's, or the system package), otherwise an installed Chromium, Chrome or Edge.
 *
 * @returns options for `chromium.launch()`
 * @throws {Error} if the browser in `CHROMIUM_PATH` does not start, or if none is found
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const executablePath = process.env['CHROMIUM_PATH'];
  // Empty options start Playwright's own shell.
  const options = await findFirst(
    chromium,
    executablePath
      ? [() => [{executablePath}]]
      : [
          () => [...findOnPath(SHELL), {}],
          () => (run('npx playwright install --only-shell chromium') ? [{}] : []),
          () => installPackage(SHELL),
          () => [
            ...findOnPath('chromium'),
            ...findOnPath('chromium-browser'),
            {channel: 'chrome'},
            {channel: 'msedge'},
          ],
        ],
  );
  if (options) return options;
  if (executablePath) throw new Error(`CHROMIUM_PATH is ${executablePath}, and no browser starts there.`);
  throw new Error('The browser tests need Chromium. Install it, or name one: CHROMIUM_PATH=/path/to/chromium npm test');
}

/**
 * Finds a Firefox for the tests in a second browser: an installed one, or the system package.
 *
 * @returns options for `firefox.launch()`; `undefined` if there is none and none can be installed
 */
export async function findFirefox(): Promise<LaunchOptions | undefined> {
  const drive = (options: LaunchOptions): LaunchOptions => ({channel: FIREFOX_CHANNEL, ...options});
  return findFirst(firefox, [
    () => [...findOnPath(FIREFOX), ...findOnPath('firefox'), {}].map(drive),
    () => installPackage(FIREFOX).map(drive),
  ]);
}
