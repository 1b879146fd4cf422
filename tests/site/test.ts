import {setTimeout} from 'node:timers/promises';
import {expect, test as base, type Locator, type Page, type Request} from '@playwright/test';
import {findFirefox} from './browser';
import {watch, type Watch} from './watch';
import {FIXTURE_URL, PRODUCT_URL} from './servers';

export {expect};

/** Shows a path of the product, or a full URL, in a page that tests share. */
type Read = (path: string) => Promise<Page>;

interface Fixtures {
  readonly seen: Watch;
  readonly clockPage: Page;
  readonly isInstalled: undefined;
}

/** Playwright's `test` with the fixtures of the site tests. */
export const test = base.extend<Fixtures, {read: Read; readStatic: Read}>({
  // Where there is no Firefox, the tests in it are skipped.
  launchOptions: [
    async ({browserName, launchOptions}, use) =>
      use(browserName === 'firefox' ? ((await findFirefox()) ?? {}) : launchOptions),
    // It can take minutes to install the browser; the commands have limits of their own.
    {scope: 'worker', timeout: 0},
  ],
  isInstalled: [
    async ({browserName, launchOptions}, use, testInfo) => {
      testInfo.skip(
        browserName === 'firefox' && !launchOptions.channel,
        'Firefox is neither installed nor in the packages of the system.',
      );
      await use(undefined);
    },
    {auto: true},
  ],

  // Playwright resets the rest of a reused context.
  context: async ({context}, use) => {
    await use(context);
    await context.setOffline(false);
    await context.clearPermissions();
  },

  // A handler that still fetches when its test ends would fail the test, e.g. one of a prefetch.
  page: async ({page}, use) => {
    await use(page);
    await page.unrouteAll({behavior: 'ignoreErrors'});
  },

  /** A page for `page.clock`, in a context of its own: what the clock adds to a context stays there. */
  clockPage: async ({browser, contextOptions}, use) => {
    const context = await browser.newContext({...contextOptions, baseURL: PRODUCT_URL});
    await use(await context.newPage());
    await context.close();
  },

  /** The console output and the requests of the page, from its first load. */
  seen: async ({page}, use) => use(watch(page)),

  /**
   * A page for all tests of a worker that only read: no clicks, no storage, no change of the window size. It loads again
   * only if the path changes.
   */
  read: [
    async ({browser}, use) => {
      const page = await browser.newPage({baseURL: PRODUCT_URL});
      let shown = '';
      await use(async path => {
        if (shown !== path) await open(page, path);
        shown = path;
        return page;
      });
      await page.close();
    },
    {scope: 'worker'},
  ],

  /** The same, without JavaScript. */
  readStatic: [
    async ({browser}, use) => {
      const page = await browser.newPage({baseURL: PRODUCT_URL, javaScriptEnabled: false});
      let shown = '';
      await use(async path => {
        if (shown !== path) await page.goto(path);
        shown = path;
        return page;
      });
      await page.close();
    },
    {scope: 'worker'},
  ],
});

/**
 * The URL of a path on the fixture site.
 * @param path e.g. `/docs`
 */
export const onFixture = (path: string): string => FIXTURE_URL + path;

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Waits for the fonts of a page, which move text a little when they replace their fallbacks. */
export const withFonts = (page: Page): Promise<void> => page.evaluate(() => document.fonts.ready.then(() => undefined));

/**
 * Opens a page and waits until React has hydrated it and its fonts have loaded.
 * @param path of the product, or a full URL
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await withFonts(page);
}

/** Whether a request is for a page. Only the runner has a frame; Playwright cannot name the frame of a removed one. */
const isDocument = (request: Request): boolean =>
  request.isNavigationRequest() && !request.url().includes('/assets/runner/');

/** How long an idle page has made no requests. */
const IDLE_MS = 500;

/**
 * Waits until all requests of a page have ended and no others follow. Playwright's `networkidle` is right only once in a
 * document: it then stays, whatever the page requests, and once a frame is added, it may never come back.
 */
export async function waitForIdleNetwork(page: Page): Promise<void> {
  let last: Request | undefined;
  for (let requests = await page.requests(); requests.at(-1) !== last; requests = await page.requests()) {
    last = requests.at(-1);
    // The requests of a document that was left may never end. Those that fail have no sizes.
    const current = requests.slice(Math.max(0, requests.map(isDocument).lastIndexOf(true)));
    await Promise.all(current.map(request => request.sizes().catch(() => undefined)));
    await setTimeout(IDLE_MS);
  }
}

/**
 * An option of Playwright's `fetch` and `get`: sends a request again if the server closed the connection. It closes one
 * that was idle for 5 seconds, sometimes just when the next request is sent. Browsers also send it again.
 */
export const RECONNECT = {maxRetries: 3};

/** The chunks of single routes, without the runtime and the main bundle, which every page loads. */
export const ROUTE_CHUNKS = /\/assets\/js\/(?!runtime~main|main\b)[^/]+\.js/;

/** Disables the prefetching of route code, as on a connection with reduced data usage. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/** Requests that wait for their release. */
export interface Held {
  /** Continues the waiting requests, and all later ones. */
  release(): Promise<void>;
  /** The number of waiting requests. */
  count(): number;
}

/**
 * Prepares a page for routes that a test adds after its first load. Otherwise the next request could escape such a route:
 * Chromium may still send it the way it did before.
 */
export const routeLater = (page: Page) => page.route('https://unused.invalid/', route => route.abort());

/**
 * Delays requests, so that a test can check the loading state without depending on time.
 * @param url matches the requests to delay
 */
export async function hold(page: Page, url: RegExp): Promise<Held> {
  const waiting: (() => Promise<void>)[] = [];
  let open = false;
  await page.route(url, async route => {
    if (open) return route.continue();
    waiting.push(() => route.continue());
  });
  return {
    release: async () => {
      open = true;
      await Promise.all(waiting.splice(0).map(go => go()));
    },
    count: () => waiting.length,
  };
}

/** The heading of the crash screen. */
export const crash = (page: Page) => page.getByRole('heading', {name: 'This page crashed.', exact: true});

/** The announcement bar. */
export const announcementBar = (page: Page) => page.locator('.theme-announcement-bar');

/**
 * Replaces the text of a field, and waits for the field first. Over WebDriver BiDi, `fill` sets the value like a script,
 * which React does not notice.
 * @param text without line breaks
 */
export async function typeText(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await (text ? field.pressSequentially(text) : field.press('Delete'));
}

/** The current theme of the page. */
export const theme = (page: Page) => page.locator('html[data-theme]').getAttribute('data-theme');
