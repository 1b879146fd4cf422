import type {Page} from '@playwright/test';
import {site} from '../../config/site';
import {always, answerAsAlgolia} from './algolia';
import {ANOTHER, askDocs, field as question} from './ask';
import {passing, getVerdict} from './examples';
import {dialog, hits} from './search';
import {expect, onFixture, open, test} from './test';

/** Presses a key until an element has the focus. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'textbox' | 'searchbox' = 'button') {
  const target = page.getByRole(role, {name, exact: true}).filter({visible: true}).first();
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate(element => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${String(name)}.`);
}

/*
 * Walks by keyboard. What assistive technology gets at each step is in accessibility-trees/. After a change that is meant,
 * `npx playwright test accessibility-trees --update-snapshots` writes the files; review the difference. Playwright leaves
 * out a text that is a part of its control's name (`button "Copy code to clipboard": Copy`), and writes times as they were
 * (`/\d+ ms/`): correct both.
 */
test.describe('The accessibility tree', () => {
  test('of the search: opened, with hits', async ({page}) => {
    await answerAsAlgolia(
      page,
      always(
        {url: `${site.url}/docs/matchers/array#tobearray`, title: '.toBeArray()'},
        {url: `${site.url}/docs/matchers/array#tobearrayofsize`, title: '.toBeArrayOfSize(size)'},
      ),
    );
    await open(page, onFixture('/docs'));
    await page.keyboard.press('Control+k');
    await expect(dialog(page)).toMatchAriaSnapshot({name: 'search-opened.aria.yml'});
    await page.keyboard.type('array');
    await expect(hits(page)).toHaveCount(2);
    await expect(dialog(page)).toMatchAriaSnapshot({name: 'search-with-hits.aria.yml'});
  });

  test('of the ask mode with an answer', async ({page}) => {
    await open(page, '/docs');
    await askDocs(page, 'ERR_PNPM_IGNORED_BUILDS');
    await expect(question(page)).toHaveAttribute('placeholder', ANOTHER);
    await expect(dialog(page)).toMatchAriaSnapshot({name: 'ask-answered.aria.yml'});
  });

  test('of the playground, after a run', async ({page}) => {
    await open(page, '/playground');
    await tabTo(page, 'Test file', 'textbox');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText("test('is empty', () => expect([]).toBeEmpty());");
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('status').filter({hasText: 'PASS'})).toBeVisible();
    await expect(page.getByRole('main')).toMatchAriaSnapshot({name: 'playground.aria.yml'});
  });

  test('of an example: in its editor, after a run', async ({page}) => {
    await open(page, '/docs/matchers/pass');
    await tabTo(page, 'Edit');
    await page.keyboard.press('Enter');
    await expect(passing(page).getByRole('textbox')).toBeFocused();
    await expect(passing(page)).toMatchAriaSnapshot({name: 'example-edited.aria.yml'});
    await page.keyboard.press('Control+Enter');
    await expect(getVerdict(passing(page))).toHaveText(/^PASS/);
    await expect(passing(page)).toMatchAriaSnapshot({name: 'example-run.aria.yml'});
  });

  test('of the list of matchers, filtered', async ({page}) => {
    await open(page, '/docs/matchers/');
    await tabTo(page, 'Filter the matchers', 'searchbox');
    await page.keyboard.type('toBeNil');
    const main = page.getByRole('main');
    await expect(main.getByRole('search')).toMatchAriaSnapshot({name: 'filter-field.aria.yml'});
    const matches = main.getByRole('list').filter({hasText: 'toBeNil'}).first();
    await expect(matches).toMatchAriaSnapshot({name: 'filter-matches.aria.yml'});
  });
});
