import {chromium, devices, type Browser} from '@playwright/test';
import {findBrowser} from '../site/browser';
import {hydrated} from '../site/test';
import budgets from './budgets.json';
import {hosted} from './host';
import {check, median, run} from './measure';

/** The first tap on a page, and what it opens. */
const taps = [
  {name: 'search', path: '/docs/matchers/array', on: 'button.DocSearch-Button'},
  {name: 'search', path: '/docs/getting-started/setup', on: 'button.DocSearch-Button'},
  {name: 'menu', path: '/docs/matchers/array', on: '.navbar__toggle'},
  {name: 'edge cases', path: '/docs/matchers/array', on: 'main details summary'},
  {name: 'text', path: '/docs/matchers/array', on: 'main p'},
] as const;

const ROUNDS = 7;

/** The processor is four times slower than this one, like Lighthouse's phone. */
const SLOWER = 4;

/** A finger stays on the screen for about this long. */
const HELD_MS = 80;

/** The page's own work after the load is over by then. */
const SETTLED_MS = 1_000;

/**
 * Runs in the page and resolves to the milliseconds from lifting the finger of the next tap to the first frame after its click. Its
 * functions have no names, because the compiler wraps named ones in a helper that the page does not have.
 */
const watching = () => ({
  painted: new Promise<number>(resolve => {
    let start = 0;
    addEventListener('pointerup', event => (start = event.timeStamp), {capture: true, once: true});
    addEventListener(
      'click',
      () => {
        // A task that is posted in an animation frame runs after the frame is painted.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - start);
        requestAnimationFrame(() => port2.postMessage(null));
      },
      {capture: true, once: true},
    );
  }),
});

/** Loads a page as a slow phone and taps an element. @returns milliseconds from lifting the finger to the next frame */
async function tap(browser: Browser, url: string, on: string): Promise<number> {
  const context = await browser.newContext({...devices['Pixel 7'], ignoreHTTPSErrors: true});
  try {
    const page = await context.newPage();
    await page.goto(url, {waitUntil: 'networkidle'});
    await hydrated(page);
    const target = page.locator(on).filter({visible: true}).first();
    await target.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER});
    const watch = await page.evaluateHandle(watching);
    await page.waitForTimeout(SETTLED_MS);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${url} has no visible ${on}.`);
    const touchPoints = [{x: box.x + Math.min(40, box.width / 2), y: box.y + box.height / 2}];
    await session.send('Input.dispatchTouchEvent', {type: 'touchStart', touchPoints});
    await page.waitForTimeout(HELD_MS);
    await session.send('Input.dispatchTouchEvent', {type: 'touchEnd', touchPoints: []});
    return await watch.evaluate(({painted}) => painted);
  } finally {
    await context.close();
  }
}

/**
 * `npm run bench:taps` measures how long the first tap on a page takes on a slow phone, until the first frame after it:
 * medians of interleaved rounds. With `-- folder` it compares another built site. It is not a test: on a busy machine the
 * result means little.
 */
async function main(): Promise<void> {
  const folders = ['build', ...process.argv.slice(2)];
  const hosts = await Promise.all(folders.map(hosted));
  const browser = await chromium.launch(await findBrowser());
  try {
    for (const {name, path, on} of taps) {
      const times: number[][] = hosts.map(() => []);
      for (let round = 0; round < ROUNDS; round++)
        for (const [at, {home}] of hosts.entries()) times[at]?.push(await tap(browser, home + path, on));
      const [own = Number.NaN, ...others] = times.map(each => Math.round(median(each)));
      const compared = others.map((time, at) => `, ${folders[at + 1]}: ${time} ms`).join('');
      const limit = budgets.taps[name];
      check(own <= limit, `${name}, ${path}: ${own} ms (limit ${limit} ms)${compared}`);
    }
  } finally {
    await browser.close();
    for (const {stop} of hosts) stop();
  }
}

run(main);
