import type {Browser} from '@playwright/test';
import {waitForIdleNetwork} from '../site/test';
import {KINDS, Requested, sum} from './bytes';
import {gestures} from './gestures';
import {run, runWithSite} from './measure';

/**
 * Prints the bytes (brotli) that each kind of page of the built site loads, by type, and what the first search, question
 * and run fetch in addition. Bytes are the same on every machine; tests/budgets/budgets.json has their limits.
 */
const FOLDER = 'build';
const PORT = 4340;

const WIDTHS = {phone: 412, desktop: 1280};

const ADDRESSES = {
  home: '/',
  guide: '/docs/getting-started/install',
  index: '/docs/matchers/',
  matchers: '/docs/matchers/array',
  playground: '/playground',
  search: '/search',
  '404': '/404.html',
};

const formatBytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

const formatRow = (name: string, cells: readonly string[]) => console.log(name.padEnd(30) + cells.join(''));

/** Prints what a page loads until it is idle, and prefetches for other pages. */
async function measure(browser: Browser, home: string, name: string, address: string): Promise<void> {
  const sizes: number[] = [];
  const later: number[] = [];
  for (const width of Object.values(WIDTHS)) {
    const page = await browser.newPage({viewport: {width, height: 900}});
    const requested = new Requested(page, FOLDER);
    await page.goto(home + address);
    await waitForIdleNetwork(page);
    if (sizes.length === 0) sizes.push(...KINDS.map(kind => requested.countBytes(kind)), sum(requested.loaded));
    later.push(sum(requested.prefetched));
    await page.close();
  }
  formatRow(name, [...sizes, ...later].map(formatBytes));
}

async function measureGestures(browser: Browser, home: string): Promise<void> {
  for (const [name, make] of Object.entries(gestures)) {
    const page = await browser.newPage();
    const requested = new Requested(page, FOLDER);
    await page.goto(home + ADDRESSES.matchers);
    await waitForIdleNetwork(page);
    requested.clear();
    await make(page);
    formatRow(name, [formatBytes(sum(requested.loaded) + sum(requested.prefetched))]);
    await page.close();
  }
}

async function main(): Promise<void> {
  formatRow(
    'kB',
    [...KINDS, 'total', ...Object.keys(WIDTHS).map(width => `> ${width}`)].map(name => name.padStart(9)),
  );
  await runWithSite(FOLDER, PORT, async (browser, home) => {
    for (const [name, address] of Object.entries(ADDRESSES)) await measure(browser, home, name, address);
    await measureGestures(browser, home);
  });
}

run(main);
