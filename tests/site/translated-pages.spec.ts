import type {Page} from '@playwright/test';
import {edit, getVerdict, PAGE, passing, runIn} from './examples';
import {expect, open, test} from './test';

/** Replaces text nodes by elements, also new ones, as the translators of browsers do. What is not to be translated stays. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateNode = (node: Node): void => {
      if (!(node instanceof Text)) return void node.childNodes.forEach(translateNode);
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest('font, [translate=no], script, style'))
        return;
      const element = document.createElement('font');
      element.textContent = node.data;
      node.replaceWith(element);
    };
    new MutationObserver(records => {
      for (const {target, addedNodes} of records)
        (addedNodes.length > 0 ? [...addedNodes] : [target]).forEach(translateNode);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
    [...document.body.childNodes].forEach(translateNode);
  });
}

const expectNoCrash = (page: Page) => expect(page.getByText('This page crashed')).toHaveCount(0);

test('an example runs and can be edited on a translated page', async ({page}) => {
  await open(page, PAGE);
  await translatePage(page);
  await runIn(passing(page));
  await expect(getVerdict(passing(page))).toContainText('PASS');
  await edit(passing(page), "test('a', () => { expect(1).toBe(2); });");
  await runIn(passing(page));
  await expect(getVerdict(passing(page))).toContainText('FAIL');
  await expect(getVerdict(passing(page))).not.toContainText('PASS');
  await expectNoCrash(page);
});

test('the filter of the index works on a translated page', async ({page}) => {
  await open(page, '/docs/matchers');
  await translatePage(page);
  const filter = page.getByRole('searchbox', {name: 'Filter the matchers'});
  const row = (name: string) => page.getByRole('listitem').filter({hasText: name}).first();
  for (const [words, name] of [
    ['members', '.toIncludeSameMembers'],
    ['before', '.toBeBefore'],
    ['zzz', ''],
    ['', '.toBeArrayOfSize'],
  ] as const) {
    await filter.fill(words);
    await (name ? expect(row(name)).toBeVisible() : expect(page.getByText('No matchers found')).toBeVisible());
  }
  await expectNoCrash(page);
});

test('the search page works on a translated page', async ({page}) => {
  await open(page, '/search');
  await translatePage(page);
  const main = page.getByRole('main');
  for (const [query, name] of [
    ['toBeArray', '.toBeArray()'],
    ['before', '.toBeBefore(date)'],
  ] as const) {
    await main.getByRole('searchbox', {name: 'Search'}).fill(query);
    await expect(main.getByRole('link', {name}).first()).toBeVisible();
  }
  await expectNoCrash(page);
});

test('the playground works on a translated page', async ({page}) => {
  await open(page, '/playground');
  await translatePage(page);
  const code = page.getByRole('main').getByRole('textbox').first();
  for (const [expected, verdict] of [
    [1, 'PASS'],
    [2, 'FAIL'],
  ] as const) {
    await code.fill(`test('a', () => { expect(1).toBe(${expected}); });`);
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(page.getByRole('status').filter({hasText: verdict})).toBeVisible();
  }
  await expectNoCrash(page);
});
