import type {Page} from '@playwright/test';
import {readHeaders} from '../host-files';
import {answer, askDocs} from './ask';
import {passing, runIn} from './examples';
import {readHtml, sitemapPaths} from './sitemap';
import {hits, input, isError, openModal} from './search';
import {expect, open, RECONNECT, test} from './test';

const headers = readHeaders()['/'];

const verdict = (page: Page) => page.getByRole('status').filter({hasText: /\bPASS\b/});

/** Sends the headers that hosts send (static/_headers), as `docusaurus serve` does not. */
async function asOnHost(page: Page): Promise<void> {
  await page.route(/^http:\/\/localhost:/, async route => {
    const response = await route.fetch(RECONNECT);
    await route.fulfill({response, headers: {...response.headers(), ...headers}});
  });
}

/*
 * Chromium reports each violation as an error in the console.
 *
 * Guards the edit "no chat", too: without it, the console has a violation when the search opens.
 */
test('with the policy of the pages and the headers of hosts, everything works', async ({page, seen}) => {
  await asOnHost(page);
  await test.step('examples and the playground run', async () => {
    await open(page, '/docs/matchers/boolean');
    await runIn(passing(page));
    await expect(verdict(page).first()).toBeVisible();
    await open(page, '/playground');
    await page.getByRole('button', {name: /^Run/}).first().click();
    await expect(page.getByRole('status').filter({hasText: /\bPASS\b/})).toBeVisible();
  });
  await test.step('the search works, in its modal and on its page', async () => {
    await openModal(page);
    await input(page).fill('toBeFrozen');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('#tobefrozen')).toBeInViewport();
    await open(page, '/search?q=array');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  });
  await test.step('the color mode changes, and links navigate', async () => {
    await page
      .locator('.navbar__items')
      .getByRole('button', {name: /dark and light mode/i})
      .click();
    await page.locator('.footer').getByRole('link', {name: 'Matchers'}).click();
    await expect(page.getByRole('heading', {level: 1, name: 'Matchers'})).toBeVisible();
  });
  await test.step('questions are answered', async () => {
    await askDocs(page, 'how do I check that an array is empty');
    await answer(page).getByRole('button', {name: /^Run/}).first().click();
    await expect(verdict(page).first()).toBeVisible();
  });
  expect(seen.output.filter(isError)).toEqual([]);
});

test('the policy of every page allows scripts only from the site and by hash, and frames only of the site', () => {
  expect(headers?.['Content-Security-Policy']).toContain("frame-ancestors 'self'");
  for (const path of ['/404.html', ...sitemapPaths()]) {
    const policy = /^[^]*?<meta charset="?UTF-8"?><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
      readHtml(path),
    )?.[1];
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[^']+')+; style-src 'self' 'unsafe-inline'; /);
  }
});
