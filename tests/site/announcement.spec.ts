import {readFileSync} from 'node:fs';
import path from 'node:path';
import {type Page} from '@playwright/test';
import {announcement} from '../../config/announcement';
import {sites} from './sites';
import {announcementBar as bar, expect, hydrated, onFixture, open, test} from './test';

const close = (page: Page) => bar(page).getByRole('button', {name: 'Close'});

/** Stores the dismissal of an announcement, as when a reader closed it. */
async function dismissed(page: Page, id: string): Promise<void> {
  await page.addInitScript(stored => {
    if (localStorage.getItem('docusaurus.announcement.id') !== null) return;
    localStorage.setItem('docusaurus.announcement.id', stored);
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  }, id);
}

test.describe('announcement bar', () => {
  test('is closed by keyboard, which is stored with its id, keeps the focus, and lasts', async ({page}) => {
    await open(page, '/');
    await close(page).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false);
    await expect
      .poll(() => page.evaluate(() => ({...localStorage})))
      .toMatchObject({
        'docusaurus.announcement.dismiss': 'true',
        'docusaurus.announcement.id': announcement?.id,
      });
    // Without scripts: it does not flash while the page loads.
    await page.route('**/*.js', route => route.abort());
    await page.goto('/docs');
    await expect(bar(page)).toBeHidden();
  });

  test('a new id shows it again on the first load', async ({page}) => {
    /*
     * Guards plugins/early-scripts. Without it the bar is in the page and hidden until the second load; this test
     * reports `Locator: locator('.theme-announcement-bar') … Expected: visible, Received: hidden`.
     */
    await dismissed(page, 'an-earlier-announcement');
    await open(page, '/');
    await expect(bar(page)).toBeVisible();
    await close(page).click();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toBeHidden();
  });

  test('has no close button if it is not closeable', async ({page}) => {
    await open(page, onFixture('/'));
    await expect(bar(page)).toBeVisible();
    await expect(close(page)).toHaveCount(0);
  });

  test('is absent without an announcement', {tag: '@whole'}, () => {
    const home = readFileSync(path.join(sites.endpoint.folder, 'index.html'), 'utf8');
    expect(home).toContain('navbar');
    expect(home).not.toMatch(/class="?theme-announcement-bar/);
  });
});
