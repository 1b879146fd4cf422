import {expect, test as base, type Locator, type Page} from '@playwright/test';
import {watch, type Watch} from './watch';
import {fixtureServer, productServer} from './servers';

export {expect};

/** Shows a path of the product, or a full URL, in a page that tests share. */
type Read = (path: string) => Promise<Page>;

/** Playwright's `test` with the fixtures of the site tests. */
export const test = base.extend<{seen: Watch}, {read: Read; readStatic: Read}>({
  // Playwright resets the rest of a reused context.
  context: async ({context}, use) => {
    await use(context);
    await context.setOffline(false);
    await context.clearPermissions();
  },

  /** The console output and the requests of the page, from its first load. */
  seen: async ({page}, use) => use(watch(page)),

  /**
   * A page for all tests of a worker that only read: no clicks, no storage, no change of the window size. It loads again
   * only if the path changes.
   */
  read: [
    async ({browser}, use) => {
      const page = await browser.newPage({baseURL: productServer.url});
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
      const page = await browser.newPage({baseURL: productServer.url, javaScriptEnabled: false});
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
export const onFixture = (path: string): string => fixtureServer.url + path;

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Opens a page and waits until React has hydrated it.
 * @param path of the product, or a full URL
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

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

/** The current theme of the page. */
export const theme = (page: Page) => page.locator('html[data-theme]').getAttribute('data-theme');

/**
 * Whether the page leaves a Ctrl+click on a link to the browser, which opens a new tab. None opens here: the headless
 * shell sometimes crashes in the new tab.
 */
export const isLeftToBrowser = (link: Locator): Promise<boolean> =>
  link.evaluate(
    element =>
      new Promise<boolean>(resolve => {
        const look = (event: Event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', look, {once: true});
        element.dispatchEvent(new MouseEvent('click', {ctrlKey: true, bubbles: true, cancelable: true}));
      }),
  );
