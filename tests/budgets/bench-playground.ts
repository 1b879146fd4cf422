import {spawn} from 'node:child_process';
import {deflateRawSync} from 'node:zlib';
import {faults} from '@jest-extended/runner/testing/faults';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findBrowser} from '../site/browser';
import budgets from './budgets.json';
import {check, getPercentile, run} from './measure';

const budget = budgets.playground;

/**
 * `npm run bench -- playground` measures the built site's playground: the longest task that blocks the page between
 * opening a link and the end of its run, and the time to the next run's result. It covers all of faults.ts and
 * large outputs. Tasks are measured in processor time, as the median of several runs. Arguments after `--`: the built
 * site's folder (default `build`), and part of the names of the cases to measure.
 */
const PORT = 4330;
const TIMES = 3;
const VERDICT_MS = 40_000;
const SETTLED_MS = 300;

const createPrintingTest = (lines: number, pieces: number) =>
  `test('prints', () => { for (let i = 0; i < ${lines}; i++) console.log(Array.from({length: ${pieces}}, (_, at) => '\\x1b[3' + at % 8 + 'm.').join('')); });`;

const much: Readonly<Record<string, string>> = {
  'a link of the most lines': `test('a', () => {});\n${`// ${'a line of a long file '.repeat(2)}\n`.repeat(1_990)}`,
  'a link of the most short lines': `test('a', () => {});${'\n'.repeat(1_990)}`,
  'five hundred lines of twelve colors': createPrintingTest(500, 12),
  'two hundred lines of two hundred colors': createPrintingTest(200, 200),
  'three thousand tests': `for (let i = 0; i < 3000; i++) test('number ' + i, () => expect(i).not.toBeOneOf([2000, 2500]));`,
  'a hundred failures': `for (let i = 0; i < 120; i++) test('number ' + i, () => expect([i]).toBeArrayOfSize(2));`,
};

const cases = {...Object.fromEntries(Object.entries(faults).map(([name, {code}]) => [name, code])), ...much};

/** A Chromium trace event, with the fields used here; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, which does not depend on the machine's load. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/** The longest task of the page's thread, in milliseconds of processor time. */
function findLongestTask(trace: Buffer): number {
  const {traceEvents}: {traceEvents: readonly TraceEvent[]} = JSON.parse(trace.toString());
  const getThread = ({pid, tid}: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain').map(getThread),
  );
  const tasks = traceEvents.filter(event => event.name === 'RunTask' && pages.has(getThread(event)));
  if (tasks.length === 0) throw new Error('the trace has no tasks');
  return Math.max(...tasks.map(({tdur}) => (tdur ?? 0) / 1000));
}

/** The events of the page's thread during an action. */
async function trace(browser: Browser, page: Page, happens: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, {categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline']});
  await happens();
  // Wait until the results are painted.
  await page.waitForTimeout(SETTLED_MS);
  return findLongestTask(await browser.stopTracing());
}

/** All in milliseconds. */
interface Measured {
  /** The longest task while a link opens. */
  readonly load: number;
  /** The longest task while its code runs. */
  readonly run: number;
  /** From the key that starts the next run to its result. */
  readonly next: number;
}

const NEXT = "test('fine', () => { expect([1]).toBeArray(); });";

/** Opens a link, runs its code, and then runs a test that passes. */
async function measure(browser: Browser, code: string): Promise<Measured> {
  const page = await browser.newPage();
  const hash = deflateRawSync(Buffer.from(code)).toString('base64url');
  const load = await trace(browser, page, async () => {
    await page.goto(`http://localhost:${PORT}/playground#code=${hash}`);
    await page.waitForFunction(start => document.querySelector('textarea')?.value.startsWith(start), code.slice(0, 5));
  });
  const run = await trace(browser, page, async () => {
    await page.locator('textarea').press('Control+Enter');
    await page
      .getByRole('status')
      .filter({hasText: /PASS|FAIL|ERROR|STOPPED/})
      .waitFor({timeout: VERDICT_MS});
  });
  await page.locator('textarea').fill(NEXT);
  const start = performance.now();
  await page.locator('textarea').press('Control+Enter');
  await page.getByRole('status').filter({hasText: '1 test passed'}).waitFor({timeout: VERDICT_MS});
  const next = performance.now() - start;
  await page.close();
  return {load, run, next};
}

const getMedian = (values: readonly number[]): number => getPercentile(values, 0.5);

/** Works with a browser while a built site is served. */
async function runWithSite(folder: string, work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(await findBrowser());
  const args = ['docusaurus', 'serve', '--no-open', '--port', `${PORT}`, '--dir', folder];
  // A process group, so that child processes can be stopped too.
  const server = spawn('npx', args, {stdio: 'ignore', detached: true});
  try {
    while (!(await fetch(`http://localhost:${PORT}`).catch(() => undefined)))
      await new Promise(again => setTimeout(again, 100));
    await work(browser);
  } finally {
    await browser.close();
    if (server.pid !== undefined) process.kill(-server.pid);
  }
}

async function main(): Promise<void> {
  const [folder = 'build', only = ''] = process.argv.slice(2);
  await runWithSite(folder, async browser => {
    for (const [name, code] of Object.entries(cases).filter(([each]) => each.includes(only))) {
      const measured: Measured[] = [];
      for (let i = 0; i < TIMES; i++) measured.push(await measure(browser, code));
      const load = getMedian(measured.map(each => each.load));
      const runs = getMedian(measured.map(each => each.run));
      const next = getMedian(measured.map(each => each.next));
      check(
        Math.max(load, runs) <= budget.longestTaskMs && next <= budget.nextRunMs,
        `${name}: tasks of ${load.toFixed()} ms to open and ${runs.toFixed()} ms to run (at most ` +
          `${budget.longestTaskMs}), ${next.toFixed()} ms to the next verdict (at most ${budget.nextRunMs})`,
      );
    }
  });
}

run(main);
