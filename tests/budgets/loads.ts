import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {chromium, devices, type Browser, type CDPSession, type Page} from '@playwright/test';
import {chromiumSandbox, findBrowser} from '../site/browser';
import {lighthouse} from './peers';

const execute = promisify(execFile);

/** A phone on a slow 4G connection, as Lighthouse defines it; its processor is four times slower than this one. */
const SLOW = {offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8};
const SLOWER = 4;

/** The processor's time is counted until then, so that it includes the hydration. In milliseconds after the load. */
const AFTERWARDS_MS = 1_500;

/** How a page loads. Times are in milliseconds. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The cumulative layout shift. */
  readonly shift: number;
  /** The processor time of the page's thread, on this machine and without a slow connection. */
  readonly busy: number;
  /** The number of elements. */
  readonly elements: number;
}

async function onPhone<Result>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<Result>) {
  const context = await browser.newContext({...devices['Pixel 7'], ignoreHTTPSErrors: true});
  try {
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Runs in the page. Its functions have no names, because the compiler wraps named ones in a helper of its own. */
const paints = () =>
  new Promise<Pick<Load, 'firstPaint' | 'largestPaint' | 'shift'>>(resolve => {
    const found = {firstPaint: 0, largestPaint: 0, shift: 0};
    for (const type of ['paint', 'largest-contentful-paint', 'layout-shift'])
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
          if (entry.name === 'first-contentful-paint') found.firstPaint = entry.startTime;
          if (type === 'largest-contentful-paint') found.largestPaint = entry.startTime;
          if ('value' in entry) found.shift += Number(entry.value);
        }
      }).observe({type, buffered: true});
    // Entries that exist already arrive in the next tasks.
    setTimeout(() => resolve(found), 100);
  });

/** Loads a page twice, each time without a cache: as a slow phone, and to count the processor's time. */
export async function load(browser: Browser, url: string): Promise<Load> {
  const painted = await onPhone(browser, async (page, session) => {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    await page.goto(url, {waitUntil: 'networkidle'});
    return page.evaluate(paints);
  });
  const used = await onPhone(browser, async (page, session) => {
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await page.goto(url);
    await new Promise(later => setTimeout(later, AFTERWARDS_MS));
    const {metrics} = await session.send('Performance.getMetrics');
    const busy = metrics.find(({name}) => name === 'TaskDuration')?.value ?? Number.NaN;
    return {busy: 1000 * busy, elements: await page.locator('*').count()};
  });
  return {...painted, ...used};
}

/** What Lighthouse says about a page on a phone: the scores from 0 to 100, and times in milliseconds. */
export interface Audit {
  readonly performance: number;
  readonly accessibility: number;
  readonly practices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blocked: number;
}

/**
 * Audits a page with Lighthouse, which `buildOthers` installs.
 * @throws {Error} if Lighthouse fails
 */
export async function audit(url: string): Promise<Audit> {
  const {executablePath = chromium.executablePath()} = await findBrowser();
  const flags = `--headless --ignore-certificate-errors${chromiumSandbox ? '' : ' --no-sandbox'}`;
  const args = [url, '--output=json', '--quiet', `--chrome-flags=${flags}`];
  const env = {...process.env, CHROME_PATH: executablePath};
  const {stdout} = await execute(lighthouse, args, {env, maxBuffer: 50_000_000});
  const {categories, audits} = JSON.parse(stdout);
  const score = (name: string) => Math.round(100 * categories[name].score);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    largestPaint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
  };
}
