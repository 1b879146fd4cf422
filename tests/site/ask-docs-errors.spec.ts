import {
  answer,
  answered,
  askButton,
  askDocs,
  submitQuestion,
  askFollowUp,
  exchanges,
  field,
  NOT_FETCHED,
  PASSAGES,
} from './ask';
import {dialog, announcement, hits, input, isError, modal, openModal} from './search';
import {crash, expect, open, routeLater, test} from './test';

const QUESTION = 'how do I check that a mock ran before another';

test.describe('When the docs cannot be fetched', () => {
  test('an error appears, and the question is kept and can be submitted again', async ({page}) => {
    await page.route(PASSAGES, route => route.abort());
    await open(page, '/docs');
    await submitQuestion(page, QUESTION);
    await expect(answer(page)).toContainText(NOT_FETCHED);
    await expect(announcement(page)).toHaveText(NOT_FETCHED);
    await expect(field(page)).toHaveValue(QUESTION);
    await expect(field(page)).toBeFocused();
    await page.unroute(PASSAGES);
    await page.keyboard.press('Enter');
    await answered(page);
    await expect(exchanges(page)).toHaveCount(1);
    await expect(answer(page)).toContainText('.toHaveBeenCalledBefore(');
    await expect(modal(page)).not.toContainText(NOT_FETCHED);
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

  test('a question for which nothing is found can be reported', async ({page}) => {
    await askDocs(page, 'qqqqxxq & qqqqxxq?');
    await expect(answer(page)).toContainText('No section matches these words.');
    const report = answer(page).getByRole('link', {name: 'let the maintainers know'});
    const {origin, pathname, searchParams} = new URL((await report.getAttribute('href')) ?? '');
    expect(origin + pathname).toBe('https://github.com/jest-community/jest-extended/issues/new');
    expect(searchParams.get('title')).toBe('Documentation: no answer to "qqqqxxq & qqqqxxq?"');
    expect(searchParams.get('body')).toContain('\n\n');
  });

  const HOSTILE = {
    markup: '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>',
    'links in Markdown': '[toBeNil](javascript:window.hurt=1) ![x](x:y)',
    'a lone surrogate': '\ud83d toBeNil',
    'only punctuation': '.*+?^${}()|[]\\ "\' `',
    'one word, longer than the field': 'x'.repeat(10_000),
  };
  test('hostile questions: nothing runs or overflows, immediately or from the history', async ({page, seen}) => {
    await openModal(page);
    await askButton(page).click();
    const isHarmless = async () => {
      await expect(dialog(page).locator('article').locator('img, script, a[href^="javascript"]')).toHaveCount(0);
      await expect.poll(() => modal(page).evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
    };
    for (const [at, question] of Object.values(HOSTILE).entries()) {
      await askFollowUp(page, question);
      await expect(exchanges(page)).toHaveCount(at + 1);
      await answered(page);
      await isHarmless();
    }
    await dialog(page).getByRole('button', {name: 'History'}).click();
    await dialog(page).getByRole('listitem').getByRole('button').first().click();
    await expect(exchanges(page)).toHaveCount(Object.keys(HOSTILE).length);
    await isHarmless();
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    expect(seen.output.filter(isError)).toEqual([]);
  });
});
