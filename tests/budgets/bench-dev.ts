import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import budgets from './budgets.json';
import {check, getMedian, run, runWithServer} from './measure';

/**
 * `npm run bench -- dev` measures a maintainer's waiting time: from `docusaurus start` to the first page, without and with
 * the cache of an earlier start, and from saving an MDX file to seeing the change. It is not a test: on a busy machine the
 * result means little.
 */
const ADDRESS = 'http://localhost:4320/docs/getting-started/install';
const FILE = 'docs/getting-started/install.mdx';
const GENERATED = '.docusaurus-bench';
const MARK = 'Seen by the benchmark';
const EDITS = 5;

/** Docusaurus loads the docs again after an edit is on the screen, for about a second. An edit during this time waits for it. */
const BETWEEN_EDITS_MS = 2000;
const GIVE_UP_MS = 120_000;

const formatSeconds = (ms: number) => (ms / 1000).toFixed(2);

/** Milliseconds until the page shows a text. A locator would check only every half second. */
async function waitUntil(page: Page, text: string, start: number): Promise<number> {
  const isShown = (text: string) => document.querySelector('main')?.textContent.includes(text);
  await page.waitForFunction(isShown, text, {timeout: GIVE_UP_MS, polling: 'raf'});
  return performance.now() - start;
}

/** Loads the page as soon as the server responds, and waits for its heading. */
async function measureFirstPage(page: Page, start: number): Promise<number> {
  while (performance.now() - start < GIVE_UP_MS) {
    const answered = await page.goto(ADDRESS, {waitUntil: 'commit'}).then(
      response => response?.ok() ?? false,
      () => false,
    );
    if (answered) {
      await page.getByRole('heading', {level: 1}).waitFor({timeout: GIVE_UP_MS});
      return performance.now() - start;
    }
    await new Promise(again => setTimeout(again, 100));
  }
  throw new Error(`the server did not answer within ${formatSeconds(GIVE_UP_MS)} s`);
}

/** Saves the file several times, each time with a new marker, and waits for the marker on the page. */
async function measureEdits(page: Page, original: string): Promise<number[]> {
  const taken: number[] = [];
  for (let i = 1; i <= EDITS; i++) {
    await page.waitForTimeout(BETWEEN_EDITS_MS);
    const start = performance.now();
    writeFileSync(FILE, `${original}\n${MARK} ${i}.\n`);
    taken.push(await waitUntil(page, `${MARK} ${i}.`, start));
  }
  return taken;
}

async function main(): Promise<void> {
  const original = readFileSync(FILE, 'utf8');
  const {coldSeconds, firstPageSeconds, editSeconds, slowestEditSeconds} = budgets.dev;
  const runWithDevServer = (work: (page: Page, first: number) => Promise<void> | void) => {
    const start = performance.now();
    rmSync(GENERATED, {recursive: true, force: true});
    return runWithServer(
      ['start', '--port', '4320'],
      async browser => {
        const page = await browser.newPage();
        await work(page, await measureFirstPage(page, start));
      },
      {DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED},
    );
  };
  rmSync('node_modules/.cache/rspack', {recursive: true, force: true});
  await runWithDevServer((_, first) =>
    check(
      first <= coldSeconds * 1000,
      `first page without a cache: ${formatSeconds(first)} s (limit ${coldSeconds} s)`,
    ),
  );
  await runWithDevServer(async (page, first) => {
    check(first <= firstPageSeconds * 1000, `first page: ${formatSeconds(first)} s (limit ${firstPageSeconds} s)`);
    const taken = await measureEdits(page, original);
    const isQuick = getMedian(taken) <= editSeconds * 1000 && Math.max(...taken) <= slowestEditSeconds * 1000;
    const limits = `limits: median ${editSeconds} s, slowest ${slowestEditSeconds} s`;
    check(isQuick, `edit on screen: ${taken.map(formatSeconds).join(', ')} s (${limits})`);
  }).finally(() => writeFileSync(FILE, original));
}

run(main);
