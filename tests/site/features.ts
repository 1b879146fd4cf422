// cspell:ignore zzzq zzzzq
import type {Locator, Page} from '@playwright/test';
import {groups} from '@jest-extended/catalogue';
import {answer, answered, askButton, askDocs, askFollowUp, submitQuestion} from './ask';
import {failingRow, getVerdict, passing, runIn} from './examples';
import {button, dialog, hits, input, openModal} from './search';
import {announcementBar, expect, hydrated, typeText} from './test';

/** Presses a control as a reader does: with a mouse, a finger or a key. */
export type Press = (target: Locator) => Promise<void>;

/** What a reader does on the site. */
export interface Feature {
  readonly name: string;
  /** A page that has it. */
  readonly path: string;
  /** A CSS selector of the part of the page that changes, if axe checks the rest with another feature. */
  readonly within?: string;
  /** Why its page moves while React starts. */
  readonly moves?: string;
  /** Uses it as a reader does, and expects the results. It can be used again afterwards. */
  use(page: Page, press: Press): Promise<void>;
  /** Uses it where its code or data cannot be loaded, and expects a sentence. Features without it need neither. */
  fail?(page: Page, press: Press): Promise<void>;
  /** Expects, without scripts, the content of the feature, and no control that does nothing. */
  read?(page: Page): Promise<void>;
}

/** A short page with examples, edge cases and several headings. */
const PAGE = '/docs/matchers/boolean';
const NOT_LOADED = 'This part of the page could not be loaded. Check your connection and try again.';

const writeTest = (expected: number) => `test('a', () => { expect(1).toBe(${expected}); });`;

/** The whole verdict after the run of one test. */
const getSentence = (word: 'PASS' | 'FAIL'): RegExp =>
  new RegExp(`^${word} 1 test ${word === 'PASS' ? 'passed' : 'failed'} [\\d.]+\\sm?s$`);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const filter = (page: Page) => page.getByRole('searchbox', {name: 'Filter the matchers'});
const filterStatus = (page: Page) => page.getByRole('search').getByRole('status').first();
const searchField = (page: Page) => main(page).getByRole('searchbox', {name: 'Search'});
const testFile = (page: Page) => main(page).getByRole('textbox', {name: 'Test file'});
const playgroundStatus = (page: Page) => main(page).getByRole('status').filter({hasText: /\S/});
const copyMarkdown = (page: Page) => page.getByRole('button', {name: 'Copy as Markdown'});
const colorToggle = (page: Page) => page.getByRole('button', {name: /dark and light mode/i}).filter({visible: true});
const reportIn = (example: Locator) => example.getByRole('group', {name: "Jest's report"});

/** Opens the menu of a phone, where there is one. @returns the part of the page with the links of the docs */
async function openMenu(page: Page, press: Press): Promise<Locator> {
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  if (!(await toggle.isVisible())) return page.locator('aside .theme-doc-sidebar-menu');
  await press(toggle);
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('button', {name: 'Close navigation bar'})).toBeInViewport();
  return menu;
}

/** Expects the notice that code of the page did not load, and follows it where the network is there again. */
async function loadAgain(page: Page, press: Press): Promise<void> {
  await expect(page.getByRole('alert')).toContainText('Part of this page did not load.');
  await page.context().setOffline(false);
  await press(page.getByRole('alert').getByRole('button', {name: 'Retry'}));
  await expect(page.getByRole('alert')).toHaveCount(0);
  await hydrated(page);
}

/** Closes the dialog of the search, if it is open. */
async function closeDialog(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden({timeout: 500});
  }).toPass();
}

/** Opens the search with its button. */
async function openSearch(page: Page, press: Press): Promise<void> {
  await closeDialog(page);
  await press(button(page));
  await expect(input(page)).toBeFocused();
}

/** Expects the text that was copied last. Firefox allows no script to read it, only the reader to paste it. */
async function expectCopied(page: Page, text: RegExp): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'firefox')
    return expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
  await openModal(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
  await expect(input(page)).toHaveValue(text);
  await closeDialog(page);
}

export const features: readonly Feature[] = [
  {
    name: 'closing the announcement',
    path: '/',
    async use(page, press) {
      const close = announcementBar(page).getByRole('button', {name: 'Close'});
      if (await close.isVisible()) await press(close);
      await expect(announcementBar(page)).toBeHidden();
    },
    async read(page) {
      await expect(announcementBar(page)).toBeVisible();
      await expect(announcementBar(page).getByRole('button')).toHaveCount(0);
    },
  },
  {
    name: 'the comparison of the home page',
    path: '/',
    async use(page, press) {
      const panel = page.getByRole('region', {name: 'One broken value'}).getByRole('tabpanel');
      const below = page.getByRole('region', {name: 'Browse by type'});
      const top = () => below.evaluate(region => region.getBoundingClientRect().top + window.scrollY);
      const before = await top();
      for (const name of ['Mock', 'Object', 'Array']) {
        await press(page.getByRole('tab', {name}));
        await expect(panel).toHaveAccessibleName(name);
        await expect(panel).toContainText('With jest-extended');
      }
      await expect.poll(top).toBe(before);
    },
    async read(page) {
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.getByRole('tabpanel').filter({hasText: 'With jest-extended', visible: true})).toHaveCount(3);
    },
  },
  {
    name: 'tabs',
    path: '/docs/getting-started/install',
    async use(page, press) {
      for (const [name, text] of [
        ['pnpm', 'pnpm add'],
        ['npm', 'npm install'],
      ] as const) {
        await press(page.getByRole('tab', {name, exact: true}).first());
        await expect(page.getByRole('tabpanel', {name, exact: true}).first()).toContainText(text);
        await expect(page.getByRole('tabpanel', {name: 'Yarn', exact: true})).toHaveCount(0);
      }
    },
    async read(page) {
      await expect(page.getByRole('tab')).toHaveCount(0);
      const panels = page.locator('.tabs-container').first().getByRole('tabpanel').filter({visible: true});
      await expect(panels).toHaveText([/^npm ?npm install/, /^Yarn ?yarn add/, /^pnpm ?pnpm add/, /^Bun ?bun add/]);
    },
  },
  {
    name: 'rows',
    path: PAGE,
    async use(page, press) {
      for (const isOpen of [true, false, true]) {
        await press(failingRow(page).locator('summary').first());
        await expect(failingRow(page).getByRole('figure')).toBeVisible({visible: isOpen});
      }
      const closed = page.locator('.markdown details:not([open]):not(details details) > summary');
      for (let count = await closed.count(); count > 0; count--) await press(closed.first());
      await expect(closed).toHaveCount(0);
    },
    async read(page) {
      const content = page.locator('details:not(details details) pre');
      await expect(content.first()).toBeVisible();
      await expect(content.filter({visible: false})).toHaveCount(0);
    },
  },
  {
    name: 'copying an example',
    within: '[data-example]',
    path: PAGE,
    async use(page, press) {
      await press(passing(page).getByRole('button', {name: 'Copy code to clipboard'}));
      await expect(passing(page).getByRole('button', {name: 'Copied'})).toBeVisible();
      await expectCopied(page, /test\('/);
    },
    async read(page) {
      await expect(passing(page).locator('pre')).toContainText("test('");
      await expect(passing(page).getByRole('button')).toHaveCount(0);
    },
  },
  {
    name: 'the color mode',
    path: PAGE,
    async use(page, press) {
      const html = page.locator('html');
      const before = (await html.getAttribute('data-theme')) ?? '';
      await openMenu(page, press);
      for (const mode of [before === 'dark' ? 'light' : 'dark', before]) {
        await press(colorToggle(page));
        await expect(html).toHaveAttribute('data-theme', mode);
      }
      await page.keyboard.press('Escape');
    },
    async read(page) {
      await expect(colorToggle(page)).toHaveCount(0);
    },
  },
  {
    name: 'going from page to page',
    path: PAGE,
    async use(page, press) {
      for (const name of ['Symbol', 'Boolean']) {
        const menu = await openMenu(page, press);
        await press(menu.getByRole('link', {name, exact: true}));
        await expect(heading(page)).toHaveText(name);
        // A page that did not load before is loaded in full.
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await expect(page.locator('.navbar-sidebar')).not.toBeInViewport();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      }
    },
    async fail(page, press) {
      await press((await openMenu(page, press)).getByRole('link', {name: 'Symbol', exact: true}));
      await expect(page.getByRole('alert')).toContainText('The next page did not load.');
      await expect(heading(page)).toHaveText('Boolean');
    },
    async read(page) {
      const menu = page.locator('aside .theme-doc-sidebar-menu');
      await expect(menu.locator('button').filter({visible: true})).toHaveCount(0);
      await menu.getByRole('link', {name: 'Symbol', exact: true}).click();
      await expect(heading(page)).toHaveText('Symbol');
    },
  },
  {
    name: 'the contents of a page',
    path: PAGE,
    async use(page, press) {
      const contents = page.getByRole('button', {name: 'On this page'}).filter({visible: true});
      for (const name of ['toBeFalse', 'toBeBoolean']) {
        const link = page
          .locator('.table-of-contents')
          .getByRole('link', {name: `.${name}`})
          .filter({visible: true});
        if ((await contents.count()) > 0 && (await link.count()) === 0) await press(contents);
        await press(link);
        await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
        await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport();
      }
    },
    async read(page) {
      await page.locator('.table-of-contents').getByRole('link', {name: '.toBeFalse'}).first().click();
      await expect(page.locator('#tobefalse')).toBeInViewport();
    },
  },
  {
    name: 'running and editing an example',
    path: PAGE,
    async use(page, press) {
      const example = passing(page);
      const verdict = getVerdict(example);
      const run = example.getByRole('button', {name: 'Run'});
      await press(run);
      await expect(verdict).toHaveText(/^PASS \d+ tests? passed [\d.]+\sm?s$/);
      await press(example.getByRole('button', {name: 'Edit'}));
      await typeText(example.getByRole('textbox'), writeTest(2));
      await expect(verdict).toHaveText('PASS Edited. Run it again.');
      await press(run);
      await expect(verdict).toHaveText(getSentence('FAIL'));
      await press(reportIn(example).getByText('Code frame and stack'));
      await expect(reportIn(example)).toContainText(/Expected: 2\s+Received: 1/);
      await expect(reportIn(example)).toContainText(/at Object\.toBe \(.*:1:29\)/);
      await example.getByRole('button', {name: 'Reset'}).press('Enter');
      await expect(example.getByRole('button', {name: 'Edit'})).toBeFocused();
      await expect(example.getByRole('textbox')).toHaveCount(0);
    },
    async fail(page, press) {
      for (const name of ['Edit', 'Run']) {
        await press(passing(page).getByRole('button', {name}));
        await expect(getVerdict(passing(page))).toContainText(NOT_LOADED);
      }
    },
    async read(page) {
      await expect(main(page).locator('[data-example] pre').first()).toBeVisible();
      await expect(main(page).getByRole('button', {name: /Run|Edit/})).toHaveCount(0);
    },
  },
  {
    name: 'a failing example',
    path: PAGE,
    async use(page, press) {
      const row = failingRow(page);
      if (!(await row.evaluate((element: HTMLDetailsElement) => element.open)))
        await press(row.locator('summary').first());
      const example = row.locator('[data-example]');
      const report = example.getByRole('figure').or(reportIn(example)).locator('pre').first();
      const stored = await report.textContent();
      await press(example.getByRole('button', {name: 'Run'}));
      await expect(getVerdict(example)).toHaveText(/^FAIL Failed, as expected\. [\d.]+\sm?s$/);
      await expect(reportIn(example)).toBeVisible();
      await expect(report).toHaveText(stored ?? 'no report');
    },
    async fail(page, press) {
      await press(failingRow(page).locator('summary').first());
      await runIn(failingRow(page));
      await expect(getVerdict(failingRow(page).locator('[data-example]'))).toContainText(NOT_LOADED);
    },
    async read(page) {
      await expect(failingRow(page).getByRole('figure').locator('pre').first()).toContainText('expect(');
    },
  },
  {
    name: 'the playground',
    path: '/playground',
    async use(page, press) {
      for (const [expected, word] of [
        [1, 'PASS'],
        [2, 'FAIL'],
      ] as const) {
        await typeText(testFile(page), writeTest(expected));
        await expect(page.locator('pre:has(textarea) code')).toHaveText(writeTest(expected));
        await press(main(page).getByRole('button', {name: 'Run'}));
        await expect(playgroundStatus(page)).toHaveText([getSentence(word)]);
      }
    },
    async fail(page, press) {
      await press(main(page).getByRole('button', {name: 'Run'}));
      await expect(playgroundStatus(page).filter({hasText: NOT_LOADED})).toBeVisible();
    },
    async read(page) {
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(main(page).locator('button, select').filter({visible: true})).toHaveCount(0);
    },
  },
  {
    name: 'the filter of the list of matchers',
    within: 'article div:has(> search)',
    path: '/docs/matchers',
    async use(page) {
      await typeText(filter(page), '');
      const row = (name: string) => page.getByRole('listitem').filter({hasText: name}).first();
      const line = (await row('.toIncludeSameMembers').innerText()).split('\n').at(-1) ?? '';
      for (const [words, name, status] of [
        ['members', '.toIncludeSameMembers', /^\d+ matchers\b/],
        ['zzz', '', 'No matchers found. Search the docs or clear the filter.'],
        ['', '.toBeArrayOfSize', ''],
        ['toBeBefore', '.toBeBefore', /^\d+ matchers?\b/],
      ] as const) {
        await typeText(filter(page), words);
        if (name) await expect(row(name)).toBeVisible();
        if (name === '.toIncludeSameMembers') await expect(row(name)).toContainText(line, {useInnerText: true});
        await expect(filterStatus(page)).toHaveText(status);
      }
    },
    async fail(page) {
      await typeText(filter(page), 'members');
      await expect(filterStatus(page)).toHaveText('The filter could not be loaded. Try again.');
    },
    async read(page) {
      const names = groups.flatMap(({matchers}) => matchers);
      const rows = main(page).locator('div:has(> search) + div ul > li');
      await expect(rows.filter({visible: true})).toHaveCount(names.length);
      await expect(page.locator('search')).toBeHidden();
    },
  },
  {
    name: 'the finder by example',
    within: 'search',
    path: '/docs/matchers',
    async use(page, press) {
      await press(page.getByRole('tab', {name: 'By example'}));
      for (const [value, found] of [
        ['[1, 2]', '.toBeArray('],
        ['true', '.toBeTrue('],
      ] as const) {
        await typeText(page.getByRole('textbox', {name: 'Value'}), value);
        await press(page.getByRole('button', {name: 'Find matchers'}));
        await expect(page.locator('form ol > li').filter({hasText: found}).first()).toBeAttached();
      }
    },
    async fail(page, press) {
      await press(page.getByRole('tab', {name: 'By example'}));
      await loadAgain(page, press);
    },
    async read(page) {
      await expect(page.getByRole('tab')).toHaveCount(0);
    },
  },
  {
    name: 'the search',
    within: 'dialog',
    path: PAGE,
    async use(page, press) {
      await openSearch(page, press);
      await typeText(input(page), 'toBeTrue');
      await expect(askButton(page).locator('> span').first()).toHaveText('Ask the docs: toBeTrue');
      await expect(hits(page).first()).toContainText('.toBeTrue()');
      await page.keyboard.press('Enter');
      await expect(page.locator('#tobetrue')).toBeInViewport();
      await expect(dialog(page)).toBeHidden();
      await openSearch(page, press);
      await typeText(input(page), 'array');
      await expect(hits(page).nth(1)).toBeVisible();
    },
    async fail(page, press) {
      await press(button(page));
      await expect(dialog(page)).toContainText('Unable to fetch results');
      await closeDialog(page);
    },
    async read(page) {
      await expect(dialog(page)).toHaveCount(0);
    },
  },
  {
    name: 'the search page',
    path: '/search',
    async use(page) {
      for (const [query, name, status] of [
        ['toBeArray', '.toBeArray()', /^\d+ results?$/],
        ['zzzzq', '', 'No results found for "zzzzq"'],
        ['before', '.toBeBefore(date)', /^\d+ results$/],
      ] as const) {
        await typeText(searchField(page), query);
        if (name) await expect(main(page).getByRole('link', {name}).first()).toBeVisible();
        await expect(main(page).getByRole('status')).toHaveText(status);
      }
    },
    async fail(page) {
      await typeText(searchField(page), 'frozen');
      await expect(main(page)).toContainText('Unable to fetch results');
    },
  },
  {
    name: 'the ask mode',
    within: 'dialog',
    path: '/docs/matchers/pass',
    async use(page) {
      await closeDialog(page);
      await askDocs(page, 'how do I check that an array is empty');
      await askFollowUp(page, 'and for objects?');
      await answered(page);
      await expect(answer(page)).toContainText('.toBeEmptyObject()');
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
  {
    name: 'copying a page as Markdown',
    path: '/docs/matchers/pass',
    async use(page, press) {
      await press(copyMarkdown(page));
      await expect(main(page).getByRole('status').filter({hasText: 'Copied.'})).toBeVisible();
      await expectCopied(page, /^# Pass/);
    },
    async read(page) {
      await expect(page.getByRole('link', {name: 'View as Markdown'})).toHaveAttribute('href', /\.md$/);
      await expect(copyMarkdown(page)).toBeHidden();
    },
  },
  {
    name: 'the not-found page',
    path: '/no/such/arrays',
    moves: 'a host sends one page for all URLs, and React renders it again for the URL',
    async use(page, press) {
      await expect(heading(page)).toHaveText('Page not found');
      await press(main(page).getByRole('link', {name: 'Search the docs'}));
      await expect(page).toHaveURL('/search?q=arrays');
      await page.goBack();
    },
    async read(page) {
      await expect(heading(page)).toHaveText('Page not found');
      await expect(main(page).getByRole('link', {name: 'Search the docs'})).toHaveAttribute('href', /^\/search/);
    },
  },
];
