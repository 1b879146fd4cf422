import {deflateRawSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {BLOCKED} from './blocked-storage';
import {isError} from './search';
import {crash, expect, open, test} from './test';

const linkTo = (code: string): string => `/playground#code=${deflateRawSync(Buffer.from(code)).toString('base64url')}`;

const field = (page: Page) => page.getByRole('textbox', {name: 'Test file'});
const list = (page: Page) => page.getByRole('combobox', {name: 'Start from'});
const own = (page: Page) => list(page).locator('optgroup[label="Your code"] option');

const MINE = "\ntest('mine', () => {});\n";
const SHARED = "test('shared', () => {});";

/** Follows a link of the page to another one, without loading the site anew. */
async function leave(page: Page): Promise<void> {
  await page.locator('.footer').getByRole('link', {name: 'Matchers'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Matchers'})).toBeVisible();
}

/*
 * Guards src/components/Playground/kept.ts. Without it the editor has the default example again after a reload and after
 * the way back.
 */
test.describe('The playground keeps what was written', () => {
  test('over a reload, the way to another page and back, and a new visit', async ({page}) => {
    await open(page, '/playground');
    const first = await field(page).inputValue();
    await field(page).fill(MINE);
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
    await leave(page);
    await page.goBack();
    await expect(field(page)).toHaveValue(MINE);
    await open(page, '/');
    await open(page, '/playground');
    await expect(field(page)).toHaveValue(MINE);
    await field(page).press('End');
    await page.keyboard.type('// more');
    await page.reload();
    await expect(field(page)).toHaveValue(/\/\/ more/);
    expect(first).not.toBe(MINE);
  });

  test('also an example that was chosen, and what was written before it', async ({page}) => {
    await open(page, '/playground');
    await list(page).selectOption({index: 5});
    const chosen = await field(page).inputValue();
    await page.reload();
    await expect(field(page)).toHaveValue(chosen);

    const edited = `${chosen}\n// edited`;
    await field(page).fill(edited);
    await list(page).selectOption({index: 3});
    await expect(field(page)).not.toHaveValue(edited);
    await expect(own(page), 'examples are not their own').toHaveCount(1);
    await page.reload();
    await expect(own(page)).toHaveCount(1);
    await list(page).selectOption((await own(page).getAttribute('value')) ?? '');
    await expect(field(page)).toHaveValue(edited);
  });

  test('not for another tab', async ({page, context}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    const other = await context.newPage();
    await open(other, '/playground');
    await expect(field(other)).toHaveValue(/^test\('/);
    await expect(field(other)).not.toHaveValue(MINE);
  });

  test('a link fills the editor, and what was there is in the list and comes back on the way back', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    await open(page, '/');
    await open(page, linkTo(SHARED));
    await expect(field(page)).toHaveValue(SHARED);
    await expect(own(page)).toHaveText(["test('mine', () => {});"]);
    await page.reload();
    await expect(field(page)).toHaveValue(SHARED);
    await page.goBack();
    await page.goBack();
    await expect(field(page)).toHaveValue(MINE);
  });

  test('a link that was edited comes back as it was edited, and anew where it is followed again', async ({page}) => {
    await open(page, linkTo(SHARED));
    await field(page).fill(MINE);
    await expect(page).toHaveURL(/\/playground$/);
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
    await page.evaluate(hash => (window.location.hash = hash), linkTo(SHARED).split('#')[1] ?? '');
    await expect(field(page)).toHaveValue(SHARED);
    await field(page).fill(`${SHARED}// edited`);
    await page.evaluate(hash => (window.location.hash = hash), linkTo(SHARED).split('#')[1] ?? '');
    await expect(field(page)).toHaveValue(SHARED);
    await expect(own(page)).toHaveText([`${SHARED}// edited`, "test('mine', () => {});"]);
  });

  test('a broken link destroys nothing', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill(MINE);
    await open(page, '/');
    await open(page, '/playground#code=%%%');
    await expect(page.getByRole('alert')).toContainText('This link is damaged');
    await expect(field(page)).toHaveValue('');
    await list(page).selectOption({label: "test('mine', () => {});"});
    await expect(field(page)).toHaveValue(MINE);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.reload();
    await expect(field(page)).toHaveValue(MINE);
  });

  for (const [name, stored] of [
    ['no JSON', 'no JSON'],
    ['another shape', '{"a":1}'],
    ['other things among it', '[null,1,"kept"]'],
  ] as const) {
    test(`and copes with ${name} in its place`, async ({page, seen}) => {
      await page.addInitScript(value => sessionStorage.setItem('jest-extended.playground.own', value), stored);
      await open(page, '/playground');
      await expect(field(page)).toHaveValue(/^test\('/);
      await expect(own(page)).toHaveText(stored.includes('kept') ? ['kept'] : []);
      await field(page).fill(MINE);
      expect(seen.output.filter(isError)).toEqual([]);
    });
  }

  for (const [name, block] of Object.entries(BLOCKED)) {
    test(`as long as the page where ${name}`, async ({page, seen}) => {
      await block(page);
      await open(page, '/playground');
      await expect(field(page)).toHaveValue(/^test\('/);
      await field(page).fill(MINE);
      await list(page).selectOption({index: 5});
      await list(page).selectOption((await own(page).getAttribute('value')) ?? '');
      await expect(field(page)).toHaveValue(MINE);
      await leave(page);
      await page.goBack();
      await expect(field(page)).toHaveValue(MINE);
      await page.reload();
      await expect(field(page)).toHaveValue(/^test\('/);
      await expect(crash(page)).toHaveCount(0);
      expect(seen.output.filter(isError)).toEqual([]);
    });
  }

  test('in the page where the storage is full', async ({page, seen}) => {
    await open(page, '/playground');
    await page.evaluate(() => {
      let size = 4_000_000;
      for (let i = 0; size > 0; i++) {
        try {
          sessionStorage.setItem(`filler ${i}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await field(page).fill(MINE);
    await list(page).selectOption({index: 5});
    await expect(own(page)).toHaveText(["test('mine', () => {});"]);
    expect(seen.output.filter(isError)).toEqual([]);
  });
});
