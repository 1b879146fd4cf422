// cspell:ignore zzzq zzzzq
import type {Page} from '@playwright/test';
import {answer, answered, askButton, askDocs, askFollowUp, submitQuestion} from './ask';
import {edit, failingRow, getVerdict, PAGE, passing, runIn} from './examples';
import {dialog, hits, input, openModal} from './search';
import {crash, expect, open} from './test';

/** A feature of the site. */
export interface Feature {
  readonly name: string;
  /** A page that has it. */
  readonly path: string;
  /** Uses it as a reader does, and expects the results. It can be used again afterwards. */
  use(page: Page): Promise<void>;
  /** Uses it where its code or data cannot be loaded, and expects a sentence. Features without it need neither. */
  fail?(page: Page): Promise<void>;
}

const NOT_LOADED = 'This part of the page could not be loaded. Check your connection and try again.';

const writeTest = (expected: number) => `test('a', () => { expect(1).toBe(${expected}); });`;

/** The whole verdict after the run of one test. */
const getSentence = (word: 'PASS' | 'FAIL'): RegExp =>
  new RegExp(`^${word} 1 test ${word === 'PASS' ? 'passed' : 'failed'} [\\d.]+\\sm?s$`);

const main = (page: Page) => page.getByRole('main');
const filter = (page: Page) => page.getByRole('searchbox', {name: 'Filter the matchers'});
const searchField = (page: Page) => main(page).getByRole('searchbox', {name: 'Search'});
const playgroundStatus = (page: Page) => main(page).getByRole('status').filter({hasText: /\S/});

/** Closes the dialog of the search. */
async function closeDialog(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden({timeout: 500});
  }).toPass();
}

export const features: readonly Feature[] = [
  {
    name: 'the comparison of the home page',
    path: '/',
    async use(page) {
      for (const name of ['Mock', 'Array']) {
        await page.getByRole('tab', {name}).click();
        await expect(page.getByRole('tabpanel', {name})).toContainText('With jest-extended');
      }
    },
  },
  {
    name: 'tabs',
    path: '/docs/getting-started/install',
    async use(page) {
      for (const [name, text] of [
        ['pnpm', 'pnpm add'],
        ['npm', 'npm install'],
      ] as const) {
        await page.getByRole('tab', {name, exact: true}).first().click();
        await expect(page.getByRole('tabpanel', {name, exact: true}).first()).toContainText(text);
      }
    },
  },
  {
    name: 'rows',
    path: PAGE,
    async use(page) {
      for (const isOpen of [true, false]) {
        await failingRow(page).locator('summary').first().click();
        await expect(failingRow(page).getByRole('figure')).toBeVisible({visible: isOpen});
      }
    },
  },
  {
    name: 'copying an example',
    path: PAGE,
    async use(page) {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await passing(page).getByRole('button', {name: 'Copy code to clipboard'}).click();
      await expect(passing(page).getByRole('button', {name: 'Copied'})).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("test('");
    },
  },
  {
    name: 'color mode',
    path: PAGE,
    async use(page) {
      const html = page.locator('html');
      const toggle = page.locator('.navbar__items').getByRole('button', {name: /dark and light mode/i});
      for (const mode of ['dark', 'light']) {
        await toggle.click();
        await expect(html).toHaveAttribute('data-theme', mode);
      }
    },
  },
  {
    name: 'running and editing an example',
    path: PAGE,
    async use(page) {
      const verdict = getVerdict(passing(page));
      await runIn(passing(page));
      await expect(verdict).toHaveText(/^PASS \d+ tests? passed [\d.]+\sm?s$/);
      await edit(passing(page), writeTest(2));
      await expect(verdict).toHaveText('PASS Edited. Run it again.');
      await runIn(passing(page));
      await expect(verdict).toHaveText(getSentence('FAIL'));
      await passing(page).getByRole('button', {name: 'Reset'}).press('Enter');
      await expect(passing(page).getByRole('button', {name: 'Edit'})).toBeFocused();
      await expect(passing(page).getByRole('textbox')).toHaveCount(0);
    },
    async fail(page) {
      for (const name of ['Edit', 'Run']) {
        await passing(page).getByRole('button', {name}).click();
        await expect(getVerdict(passing(page))).toContainText(NOT_LOADED);
      }
    },
  },
  {
    name: 'the playground',
    path: '/playground',
    async use(page) {
      for (const [expected, word] of [
        [1, 'PASS'],
        [2, 'FAIL'],
        [1, 'PASS'],
      ] as const) {
        await main(page).getByRole('textbox', {name: 'Test file'}).fill(writeTest(expected));
        await main(page).getByRole('button', {name: 'Run'}).click();
        await expect(playgroundStatus(page)).toHaveText([getSentence(word)]);
      }
    },
    async fail(page) {
      await main(page).getByRole('button', {name: 'Run'}).click();
      await expect(playgroundStatus(page).filter({hasText: NOT_LOADED})).toBeVisible();
    },
  },
  {
    name: 'the filter of the list of matchers',
    path: '/docs/matchers',
    async use(page) {
      const row = (name: string) => page.getByRole('listitem').filter({hasText: name}).first();
      const line = (await row('.toIncludeSameMembers').innerText()).split('\n').at(-1) ?? '';
      for (const [words, name, status] of [
        ['same members', '.toIncludeSameMembers', /^\d+ matchers\b/],
        ['members', '.toIncludeSameMembers', /^\d+ matchers\b/],
        ['zzz', '', 'No matchers found. Search the docs or clear the filter.'],
        ['toBeBefore', '.toBeBefore', /^\d+ matchers?\b/],
        ['', '.toBeArrayOfSize', ''],
      ] as const) {
        await filter(page).fill(words);
        if (name) await expect(row(name)).toBeVisible();
        if (name === '.toIncludeSameMembers') await expect(row(name)).toContainText(line, {useInnerText: true});
        await expect(page.getByRole('search').getByRole('status').first()).toHaveText(status);
      }
    },
    async fail(page) {
      await filter(page).fill('members');
      await expect(page.getByRole('search').getByRole('status').first()).toHaveText(
        'The filter could not be loaded. Try again.',
      );
    },
  },
  {
    name: 'the search by keyboard',
    path: '/docs/matchers/object',
    async use(page) {
      await openModal(page);
      await input(page).fill('');
      await page.keyboard.type('toBeFrozen');
      await expect(askButton(page).locator('> span').first()).toHaveText('Ask the docs: toBeFrozen');
      await expect(hits(page).first()).toContainText('.toBeFrozen()');
      await page.keyboard.press('Enter');
      await expect(page.locator('#tobefrozen')).toBeInViewport();
      await expect(dialog(page)).toBeHidden();
    },
    async fail(page) {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await closeDialog(page);
    },
  },
  {
    name: 'the search page',
    path: '/search',
    async use(page) {
      for (const [query, name, status] of [
        ['toBeArray', '.toBeArray()', /^\d+ results?$/],
        ['zzzzq', '', 'No results found for "zzzzq"'],
        ['zzzq', '', 'No results found for "zzzq"'],
        ['before', '.toBeBefore(date)', /^\d+ results$/],
      ] as const) {
        await searchField(page).fill(query);
        if (name) await expect(main(page).getByRole('link', {name}).first()).toBeVisible();
        await expect(main(page).getByRole('status')).toHaveText(status);
      }
    },
    async fail(page) {
      await searchField(page).fill('frozen');
      await expect(main(page)).toContainText('Unable to fetch results');
    },
  },
  {
    name: 'the ask mode',
    path: '/docs',
    async use(page) {
      await askDocs(page, 'how do I check that an array is empty');
      await askFollowUp(page, 'and for objects?');
      await answered(page);
      await expect(answer(page)).toContainText('.toBeEmptyObject()');
      await closeDialog(page);
    },
    async fail(page) {
      await page.context().setOffline(false);
      await openModal(page);
      await expect(page.getByText('Frequent searches')).toBeVisible();
      await page.context().setOffline(true);
      await closeDialog(page);
      await submitQuestion(page, 'how do I check that an array is empty');
      await expect(dialog(page)).toContainText(/could not be loaded/);
      await closeDialog(page);
    },
  },
];

/**
 * Opens the page of a feature, prepares it, and uses the feature.
 * @param prepare called with the page as it was opened
 */
export async function useFeature(
  page: Page,
  {path, use}: Feature,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  await open(page, path);
  await prepare(page);
  await use(page);
  await expect(crash(page)).toHaveCount(0);
}
