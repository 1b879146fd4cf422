import type {Page} from '@playwright/test';
import {
  answer,
  answered,
  ANSWERING,
  askButton,
  askDocs,
  submitQuestion,
  exchanges,
  field,
  NOT_FETCHED,
  PASSAGES,
} from './ask';
import {dialog, announcement, hits, input, isError, modal, openModal} from './search';
import {crash, expect, hold, open, routeLater, test} from './test';

const QUESTION = 'how do I check that a mock ran before another';

/** Expects an error message and the question in the field. After the repair, Enter submits the question again. */
async function recovers(page: Page, repair: () => Promise<unknown>): Promise<void> {
  await expect(answer(page)).toContainText(NOT_FETCHED);
  await expect(announcement(page)).toHaveText(NOT_FETCHED);
  await expect(field(page)).toHaveValue(QUESTION);
  await expect(field(page)).toBeFocused();
  await repair();
  await page.keyboard.press('Enter');
  await answered(page);
  await expect(exchanges(page)).toHaveCount(1);
  await expect(answer(page)).toContainText('.toHaveBeenCalledBefore(');
  await expect(modal(page)).not.toContainText(NOT_FETCHED);
}

test.describe('When the docs cannot be fetched', () => {
  for (const [failure, response] of [
    ['the network fails', undefined],
    ['the file is missing', {status: 404}],
    ['the host sends a page instead', {body: '<!doctype html>'}],
    ['the file has an unknown format', {body: '{"form":99,"passages":[]}'}],
  ] as const) {
    test(`${failure}: an error appears, and the question is kept and can be submitted again`, async ({page}) => {
      await page.route(PASSAGES, route => (response === undefined ? route.abort() : route.fulfill(response)));
      await open(page, '/docs');
      await submitQuestion(page, QUESTION);
      await recovers(page, () => page.unroute(PASSAGES));
    });
  }

  test('no response: the request times out after 15 s', async ({clockPage: page}) => {
    const held = await hold(page, PASSAGES);
    await page.clock.install();
    await open(page, '/docs');
    await submitQuestion(page, QUESTION);
    await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
    // The timeout starts with the request.
    await expect.poll(held.count).toBe(1);
    await page.clock.fastForward(15_000);
    await recovers(page, () => held.release());
  });

  test('the code of Ask cannot be fetched: an error appears, and the button works once the code is available', async ({
    page,
    seen,
  }) => {
    await routeLater(page);
    await open(page, '/docs');
    await openModal(page);
    await input(page).fill('toBeFrozen');
    await expect(hits(page).first()).toBeVisible();
    await page.route(/\/assets\/js\//, route => route.abort());
    await page.keyboard.press('Alt+Enter');
    await expect(modal(page)).toContainText('The ask panel could not be loaded.');
    await expect(announcement(page)).toContainText('The ask panel could not be loaded.');
    await expect(input(page)).toBeFocused();
    await page.unroute(/\/assets\/js\//);
    await page.keyboard.press('Alt+Enter');
    await answered(page);
    await expect(crash(page)).toHaveCount(0);
    expect(seen.output.filter(isError)).toEqual([]);
  });
});

test.describe('Unanswerable and hostile questions', () => {
  test.beforeEach(({page}) => open(page, '/docs'));

  test('a question that the docs do not answer can be reported', async ({page}) => {
    await askDocs(page, 'how do I bake bread & more?');
    await expect(answer(page)).toContainText('These docs do not answer that.');
    const report = answer(page).getByRole('link', {name: 'let the maintainers know'});
    const {origin, pathname, searchParams} = new URL((await report.getAttribute('href')) ?? '');
    expect(origin + pathname).toBe('https://github.com/jest-community/jest-extended/issues/new');
    expect(searchParams.get('title')).toBe('Documentation: no answer to "how do I bake bread & more?"');
    expect(searchParams.get('body')).toContain('\n\n');
    await expect(answer(page)).not.toContainText('Sources');
  });

  const HOSTILE = {
    markup: '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>',
    'links in Markdown': '[toBeNil](javascript:window.hurt=1) ![x](x:y)',
    'a lone surrogate': '\ud83d toBeNil',
    'only punctuation': '.*+?^${}()|[]\\ "\' `',
    'one word of 512 characters': 'x'.repeat(512),
  };
  for (const [name, question] of Object.entries(HOSTILE)) {
    test(`${name}: nothing runs or overflows, immediately or from the history`, async ({page, seen}) => {
      await askDocs(page, question);
      await expect(answer(page).locator('img, script, a[href^="javascript"]')).toHaveCount(0);
      await expect.poll(() => modal(page).evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
      await dialog(page).getByRole('button', {name: 'History'}).click();
      await dialog(page).getByRole('listitem').getByRole('button').first().click();
      await expect(answer(page).locator('img, script, a[href^="javascript"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
      expect(seen.output.filter(isError)).toEqual([]);
    });
  }

  test('10,000 characters are truncated to the limit of the field, and answered', async ({page}) => {
    await openModal(page);
    await input(page).focus();
    await page.keyboard.insertText('how do I check an array '.repeat(417));
    await askButton(page).click();
    await answered(page);
    await expect
      .poll(async () => (await answer(page).getByRole('heading').first().innerText()).length)
      .toBeLessThan(513);
  });
});
