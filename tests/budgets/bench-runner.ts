import {buildHarness} from '@jest-extended/runner/testing/build';
import {serve} from '@jest-extended/runner/testing/serve';
import {chromium} from '@playwright/test';
import {findBrowser} from '../site/browser';
import {check, getMedian, run} from './measure';
import budgets from './budgets.json';
import {measureGzip} from './search/gzip';

const budget = budgets.runner;

const EXAMPLE = `
describe('toBeArrayOfSize', () => {
  test('passes when the array has that size', () => {
    expect([1, 2]).toBeArrayOfSize(2);
  });
  test('says what it got', () => {
    expect([1, 2]).toBeArrayOfSize(3);
  });
});
`;
const WARM_RUNS = 15;
const FRESH_PAGES = 7;
/** Pause between runs, in which the next worker starts while a reader would read the report. */
const READING_MS = 400;

const measureGzipKiB = (text = '') => measureGzip(text) / 1024;

/** Compares the runner's speed on this machine with tests/budgets/budgets.json: `npm run bench -- runner`. */
async function measureRunner(): Promise<Record<string, number>> {
  const files = await buildHarness();
  const server = await serve(files);
  const browser = await chromium.launch(await findBrowser());
  /** Milliseconds from the call to the result, in the page. */
  const measureFreshPage = async (prepared: boolean): Promise<{milliseconds: number; requests: number}> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${server.url}/`);
    await page.waitForFunction(() => 'runner' in globalThis);
    const requests = server.requests.filter(request => /jest|frame/.test(request)).length;
    if (prepared) await page.evaluate(() => globalThis.runner.prepare());
    const milliseconds = await page.evaluate(async code => {
      const start = performance.now();
      await globalThis.runner.run(code, {file: 'example.test.ts'});
      return performance.now() - start;
    }, EXAMPLE);
    await context.close();
    return {milliseconds, requests};
  };
  try {
    const first = await measureFreshPage(false);
    const cold: number[] = [];
    const prepared: number[] = [];
    for (let i = 0; i < FRESH_PAGES; i++) {
      cold.push((await measureFreshPage(false)).milliseconds);
      prepared.push((await measureFreshPage(true)).milliseconds);
    }
    const page = await browser.newPage();
    await page.goto(`${server.url}/`);
    await page.evaluate(() => globalThis.runner.prepare());
    const warm = await page.evaluate(
      async ([code, runs, pause]) => {
        const all: number[] = [];
        for (let i = 0; i < runs; i++) {
          await new Promise(resolve => setTimeout(resolve, pause));
          const start = performance.now();
          await globalThis.runner.run(code, {file: 'example.test.ts'});
          all.push(performance.now() - start);
        }
        return all;
      },
      [EXAMPLE, WARM_RUNS, READING_MS] as const,
    );
    return {
      scriptGzipKiB: measureGzipKiB(files.get('/jest.js')?.text),
      pageClientGzipKiB: measureGzipKiB(files.get('/page.js')?.text),
      frameGzipKiB: measureGzipKiB(files.get('/frame.html')?.text),
      requestsBeforeIntent: first.requests,
      warmMedianMs: getMedian(warm),
      preparedMedianMs: getMedian(prepared),
      coldMedianMs: getMedian(cold),
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

async function main(): Promise<void> {
  const measured = await measureRunner();
  for (const [name, limit] of Object.entries(budget)) {
    const value = measured[name] ?? Number.NaN;
    check(value <= limit, `${name}: ${value.toFixed(1)} (at most ${limit})`);
  }
}

run(main);
