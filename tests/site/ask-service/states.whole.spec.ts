import type {Page} from '@playwright/test';
import {expect} from '@playwright/test';
import {
  ANOTHER,
  ANSWERING,
  answer,
  answered,
  askButton,
  submitQuestion,
  DISCLAIMER,
  field,
  askFollowUp,
  stopButton,
} from '../ask';
import {axeFindings, axeFindingsOfColors} from '../axe';
import {BLOCKED} from '../blocked-storage';
import {dialog, hits, input, modal, openModal} from '../search';
import {type Chat, readQuestions} from './assistant';
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

    const LEAVES = {
      'the Stop button': async page => {
        await stopButton(page).click();
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
      },
      'the close button': page => dialog(page).getByRole('button', {name: 'Close'}).click(),
      Escape: async page => {
        await page.keyboard.press('Escape');
        await expect(input(page)).toBeFocused();
        await page.keyboard.press('Escape');
      },
      'a reload': page => page.reload(),
    } satisfies Record<string, (page: Page) => Promise<unknown>>;
    test('the reader can leave in the middle of an answer, which aborts the request', async ({page, assistant}) => {
      for (const [name, leave] of Object.entries(LEAVES)) {
        await test.step(name, async () => {
          await submitQuestion(page, 'is it null');
          const chat = await assistant.nextQuestion();
          chat.begin('null');
          chat.say('Half of');
          await expect(answer(page)).toContainText('Half of');
          await leave(page);
          await expect.poll(() => chat.hasLeft()).toBe(true);
        });
      }
    });

    test('an answer with code and a wide table passes axe in both modes', async ({page, assistant}) => {
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
  });
}

for (const [name, block] of Object.entries(BLOCKED)) {
  test(`if ${name}, questions are answered in one conversation`, async ({page, sites, assistant}) => {
    await block(page);
    await openAsking(page, endpoint, sites, assistant);
    await submitQuestion(page, 'is it null');
    (await assistant.nextQuestion()).answer('Yes.');
    await answered(page);
    await askFollowUp(page, 'and undefined?');
    const {request}: Chat = await assistant.nextQuestion();
    expect(readQuestions(request).map(({text}) => text)).toEqual(['is it null', 'and undefined?']);
    expect(assistant.requestsTo('/token')).toHaveLength(1);
  });
}

test('of an answer of 6 MB with 5,000 searches and 20,000 sources, a part is shown, with the size of the rest', async ({
  page,
  sites,
  assistant,
}) => {
  await openAsking(page, endpoint, sites, assistant);
  await submitQuestion(page, 'is it null');
  const chat = await assistant.nextQuestion();
  for (let index = 1; index < 5000; index += 1) chat.begin('null');
  for (let index = 0; index < 1000; index += 1) chat.say('Yes. '.repeat(1200));
  for (let index = 0; index < 20_000; index += 1)
    chat.write(`data: ${JSON.stringify({type: 'source-url', sourceId: 'a', url: `/docs/${index}`, title: 'A'})}\n\n`);
  chat.finish();
  await answered(page);
  await expect(answer(page)).toContainText('Left out: 5,950,000 characters, 4,979 searches, 19,900 sources.');
  await expect(answer(page).getByRole('listitem')).toHaveCount(100);
  await askFollowUp(page, 'and undefined?');
  (await assistant.nextQuestion()).answer('Yes, too.');
  await expect(answer(page)).toContainText('Yes, too.');
});
