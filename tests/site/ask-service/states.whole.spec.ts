import {expect} from '@playwright/test';
import {
  ANOTHER,
  ANSWERING,
  answer,
  answered,
  askButton,
  submitQuestion,
  DISCLAIMER,
  exchanges,
  field,
  askFollowUp,
} from '../ask';
import {axeFindings, axeFindingsOfColors} from '../axe';
import {dialog, hits, input, isError, modal, openModal} from '../search';
import {openAsking, test} from './test';
import {endpoint, WAYS} from './ways';

for (const way of WAYS) {
  test.describe(`Specification 4 and 9: the ask mode, ${way.name}`, () => {
    test.beforeEach(({page, sites, assistant}) => openAsking(page, way, sites, assistant));

    test("the button mentions AI; 'Answering...', then 'Ask another question...', and the disclaimer throughout; links lead to the site", async ({
      page,
      assistant,
    }) => {
      await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
      await openModal(page);
      await test.step('the button mentions AI, with and without hits', async () => {
        await input(page).fill('qqqqxxq');
        await expect(modal(page)).toContainText('No results found for "qqqqxxq"');
        await expect(askButton(page)).toHaveAccessibleName('Ask AI: qqqqxxq');
        await input(page).fill('array');
        await expect(hits(page).first()).toContainText(/array/i);
        await expect(askButton(page)).toHaveAccessibleName('Ask AI: array');
      });
      await test.step('Enter opens the best hit', async () => {
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(/\/docs\/matchers\//);
      });
      await test.step("'Answering...' while an answer streams, and the disclaimer throughout", async () => {
        await submitQuestion(page, 'is it null');
        const chat = await assistant.nextQuestion();
        await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
        await expect(modal(page)).toContainText(DISCLAIMER);
        chat.begin('null', '/docs/matchers/toBeNil');
        await expect(answer(page)).toContainText('Found 1 section for "null"');
        for (const piece of ['The first. ', 'The second. ', 'The third.']) {
          chat.say(piece);
          await expect(answer(page)).toContainText(piece.trim());
          await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
        }
        chat.finish();
        await expect(field(page)).toHaveAttribute('placeholder', ANOTHER);
        await expect(field(page)).toBeFocused();
        await expect(answer(page)).toContainText('The first. The second. The third.');
        await expect(modal(page)).toContainText(DISCLAIMER);
      });
      await test.step('links to the site are listed as sources; a link elsewhere is text', async () => {
        await askFollowUp(page, 'and undefined?');
        (await assistant.nextQuestion()).answer(
          'See [toBeNil](/docs/matchers/toBeNil#tobenil) and [a page elsewhere](https://example.org/).',
          '/docs/matchers/toBeNil#tobenil',
        );
        await expect(answer(page)).toContainText('a page elsewhere');
        await answered(page);
        await expect(answer(page).getByRole('listitem').getByRole('link')).toHaveCount(1);
        await expect(answer(page).getByRole('link', {name: 'a page elsewhere'})).toHaveCount(0);
      });
      await test.step('they open without a full load', async () => {
        await answer(page).getByRole('link', {name: 'toBeNil'}).first().click();
        await expect(page).toHaveURL(/\/docs\/matchers\/toBeNil\/?#tobenil$/);
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
      });
    });
  });
}

test('an answer with code and a wide table passes axe in both modes', async ({page, sites, assistant}) => {
  await openAsking(page, endpoint, sites, assistant);
  await page.setViewportSize({width: 375, height: 740});
  await submitQuestion(page, 'is it null');
  (await assistant.nextQuestion()).answer(
    `# Yes\n\n\`toBeNil\` is.\n\n\`\`\`js\nexpect(null).toBeNil();\n\`\`\`\n\n|${' a column |'.repeat(9)}\n|${'---|'.repeat(9)}\n|${' x |'.repeat(9)}\n`,
    '/docs/matchers/toBeNil',
  );
  await answered(page);
  await expect(answer(page).locator('pre code')).toContainText('expect(null)');
  expect(await axeFindings(page, 'dialog')).toEqual([]);
  expect(await modal(page).evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
  await page.locator('html').evaluate(html => html.setAttribute('data-theme', 'dark'));
  expect(await axeFindingsOfColors(page, 'dialog')).toEqual([]);
});

test('when the connection closes, a message appears, and the question is kept and can be submitted again', async ({
  page,
  seen,
  sites,
  assistant,
}) => {
  await openAsking(page, endpoint, sites, assistant);
  await submitQuestion(page, 'is it null');
  const first = await assistant.nextQuestion();
  first.begin('null');
  first.say('Half of it');
  await expect(answer(page)).toContainText('Half of it');
  first.disconnect();
  await expect(answer(page)).toContainText('No answer was received. Your question is kept.');
  await expect(field(page)).toHaveValue('is it null');
  await answer(page).getByRole('button', {name: 'Try again'}).click();
  (await assistant.nextQuestion()).answer('Yes, it is.');
  await answered(page);
  await expect(answer(page)).toContainText('Yes, it is.');
  await expect(exchanges(page)).toHaveCount(1);
  expect(seen.output.filter(line => isError(line) && !line.includes('ERR_'))).toEqual([]);
});
