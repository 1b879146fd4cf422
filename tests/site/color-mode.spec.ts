import {type Page} from '@playwright/test';
import {expect, onFixture, open, test} from './test';

const root = (page: Page) => page.locator('html');
const toggle = (page: Page) => page.locator('.navbar__items').getByRole('button', {name: /dark and light mode|mode/i});
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test.describe('color mode', () => {
  test('is light by default, and does not follow the system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    expect(await stored(page)).toBeNull();
  });

  test('the choice is stored, and applied before any script file runs', async ({page}) => {
    await open(page, '/');
    await toggle(page).click();
    await expect.poll(() => stored(page)).toBe('dark');
    await page.route('**/*.js', route => route.abort());
    await page.goto('/docs');
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  });

  test('other tabs follow the choice', async ({page, context}) => {
    const other = await context.newPage();
    await open(page, '/');
    await open(other, '/docs');
    await toggle(page).click();
    await expect(root(other)).toHaveAttribute('data-theme', 'dark');
    await toggle(other).click();
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
  });

  test('if the system preference is respected, the toggle cycles through light, dark and system', async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, onFixture('/'));
    const choice = async (name: string, drawn: string, kept: string | null) => {
      await expect(root(page)).toHaveAttribute('data-theme-choice', name);
      await expect(root(page)).toHaveAttribute('data-theme', drawn);
      await expect.poll(() => stored(page)).toBe(kept);
    };
    await choice('system', 'dark', null);
    await toggle(page).click();
    await choice('light', 'light', 'light');
    await toggle(page).click();
    await choice('dark', 'dark', 'dark');
    await toggle(page).click();
    await choice('system', 'dark', null);
    await page.emulateMedia({colorScheme: 'light'});
    await choice('system', 'light', null);
  });
});
