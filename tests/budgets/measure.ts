import {spawn} from 'node:child_process';
import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../site/browser';

/** @param share 0.95 for the value that 95 % of the values do not exceed */
export const getPercentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

export const getMedian = (values: readonly number[]): number => getPercentile(values, 0.5);

/** Prints a result and its limit. The command fails if the result is over the limit. */
export function check(isMet: boolean, text: string): void {
  console.log(`${isMet ? '✓' : '✕'} ${text}`);
  if (!isMet) process.exitCode = 1;
}

/**
 * Works with a browser while a Docusaurus server runs.
 * @param args of the command, e.g. `serve`
 * @param env additional environment variables of the server
 */
export async function runWithServer<Result>(
  args: readonly string[],
  work: (browser: Browser) => Promise<Result>,
  env: NodeJS.ProcessEnv = {},
): Promise<Result> {
  const browser = await chromium.launch(await findBrowser());
  const server = spawn('npx', ['docusaurus', ...args, '--no-open'], {
    stdio: 'ignore',
    // A process group, so that child processes can be stopped too.
    detached: true,
    env: {...process.env, ...env},
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

/** Works with a browser while a built site is served. */
export const runWithSite = <Result>(
  folder: string,
  port: number,
  work: (browser: Browser, home: string) => Promise<Result>,
): Promise<Result> =>
  runWithServer(['serve', '--port', `${port}`, '--dir', folder], async browser => {
    const home = `http://localhost:${port}`;
    while (!(await fetch(home).catch(() => undefined))) await new Promise(again => setTimeout(again, 100));
    return work(browser, home);
  });

/** Runs a benchmark. It fails with the error's message. */
export function run(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
