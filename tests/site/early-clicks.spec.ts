import type {Locator, Page} from '@playwright/test';
import {announcementBar, expect, hold, hydrated, open, styled, test} from './test';

const SCRIPTS = /\/assets\/js\//;
const INSTALL = '/docs/getting-started/install';

/** A control in the HTML of a page, and its effect. */
interface Control {
  readonly name: string;
  readonly path: string;
  /** In pixels; 1280 by default. */
  readonly width?: number;
  readonly of: (page: Page) => Locator;
  /** The gesture; a click by default. */
  readonly use?: (control: Locator) => Promise<void>;
  readonly hasEffect: (page: Page) => Promise<void>;
}

const pnpm = (page: Page) => page.locator('.tabs-container').first().getByRole('tab', {name: 'pnpm'});
const showsPnpm = (page: Page) => expect(pnpm(page)).toHaveAttribute('aria-selected', 'true');
const toggle = (page: Page) => page.locator('.navbar__items').getByRole('button', {name: /dark and light mode/});
const run = (page: Page) => page.getByRole('button', {name: 'Run'}).first();
const hasRun = (page: Page) => expect(page.getByText('PASS', {exact: true})).toHaveCount(1);

const controls: readonly Control[] = [
  {
    name: 'the menu of a phone',
    path: '/docs',
    width: 375,
    of: page => page.getByRole('button', {name: 'Toggle navigation bar'}),
    hasEffect: page => expect(page.locator('.navbar-sidebar--show')).toHaveCount(1),
  },
  {
    name: 'the color mode toggle',
    path: '/docs',
    of: toggle,
    hasEffect: page => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {
    name: 'the color mode toggle, by a key',
    path: '/docs',
    of: toggle,
    use: control => control.press('Enter'),
    hasEffect: page => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
  },
  {name: 'a tab', path: INSTALL, of: pnpm, hasEffect: showsPnpm},
  {name: 'a tab, by a key', path: INSTALL, of: pnpm, use: control => control.press('Enter'), hasEffect: showsPnpm},
  {
    name: 'the announcement',
    path: '/docs',
    of: page => announcementBar(page).getByRole('button', {name: 'Close'}),
    hasEffect: page => expect(announcementBar(page)).toHaveCount(0),
  },
  {
    name: 'Run',
    path: '/docs/matchers/array',
    of: run,
    hasEffect: hasRun,
  },
  {name: 'Run of the playground', path: '/playground', of: run, hasEffect: hasRun},
];

for (const {name, path, width = 1280, of, use = (control: Locator) => control.click(), hasEffect} of controls) {
  test(`a gesture before the scripts have arrived counts once: ${name}`, async ({page, seen}) => {
    await page.setViewportSize({width, height: 800});
    const scripts = await hold(page, SCRIPTS);
    await page.goto(path, {waitUntil: 'commit'});
    await page.locator('.footer').waitFor();
    // The second one replaces the first one: a menu that opened and closed again would be a surprise.
    await use(of(page));
    await use(of(page));
    await scripts.release();
    await hasEffect(page);
    expect(seen.output.filter(line => line.startsWith('error'))).toEqual([]);
  });
}

test('only the last gesture before the scripts have arrived counts', async ({page}) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto('/docs', {waitUntil: 'commit'});
  await page.locator('.footer').waitFor();
  await toggle(page).click();
  await announcementBar(page).getByRole('button', {name: 'Close'}).click();
  await scripts.release();
  await expect(announcementBar(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('a click after the page is hydrated counts once', async ({page}) => {
  await open(page, '/docs');
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the buttons of an example do not move when React starts', async ({page}) => {
  const scripts = await hold(page, SCRIPTS);
  await page.goto('/docs/matchers/array', {waitUntil: 'commit'});
  await page.locator('.footer').waitFor();
  await styled(page);
  const before = await run(page).boundingBox();
  await scripts.release();
  await hydrated(page);
  await expect.poll(() => run(page).boundingBox()).toEqual(before);
});
