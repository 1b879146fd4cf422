import {expect, test as base, type Page} from '@playwright/test';
import {watch, type Watch} from './watch';
import {fixtureServer} from './servers';

export {expect};

/** Playwright's `test` with what every site test needs. */
export const test = base.extend<{seen: Watch}>({
  /** What the page says and asks for, from its first load on. */
  seen: async ({page}, use) => use(watch(page)),
});

/**
 * The address of a path on the fixture site.
 * @param path e.g. `/docs`
 */
export const onFixture = (path: string): string => fixtureServer.url + path;

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Opens a page and waits until React has taken it over.
 * @param path on the product, or a full address
 */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** The code of single routes; the runtime and the main bundle, which every page starts with, are not among it. */
export const ROUTE_CHUNKS = /\/assets\/js\/(?!runtime~main|main\b)[^/]+\.js/;

/** Keeps the page from loading route code ahead of time, as on a connection that saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
}

/** Requests held until they are let go. */
export interface Held {
  /** Answers those that wait, and all that come after. */
  release(): Promise<void>;
  /** How many wait. */
  count(): number;
}

/**
 * Holds requests back, so that a test is about a state and never about time.
 * @param url which
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

/** The text of the crash screen's message. */
export const crash = (page: Page) => page.getByRole('heading', {name: 'This page crashed.', exact: true});

/** The announcement bar. */
export const announcementBar = (page: Page) => page.locator('.theme-announcement-bar');

/** The theme that the page is drawn in. */
export const theme = (page: Page) => page.locator('html[data-theme]').getAttribute('data-theme');
