import type {Page} from '@playwright/test';
import {conversationOf} from '../../../src/ask/wire/protocol';
import {axeFindings} from '../axe';
import {BLOCKED} from '../blocked-storage';
import {ANOTHER, ANSWERING, entry, goOn, stopButton} from '../ask';
import {hits, input, modal, openModal} from '../search';
import {answer, ask, askAgain, disclaimer, expect, openAsking, question, test} from './test';
import {hosted, WAYS} from './ways';

const DISCLAIMER = 'Answers are generated with AI which can make mistakes. Verify responses.';

for (const way of WAYS) {
  test.describe(`Specification 4 and 9: the ask mode, ${way.name}`, () => {
    test('the entry comes first and is active: Enter asks', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await openModal(page);
      await input(page).fill('array');
      await expect(hits(page).first()).toBeVisible();
      await expect(entry(page)).toHaveText('Ask AI: array');
      await expect(page.locator('.DocSearch-AskAi-Section').getByRole('treeitem', {selected: true})).toBeVisible();
      await page.keyboard.press('Enter');
      await assistant.asked();
      await expect(question(page)).toHaveText('array');
    });

    test('the entry can be clicked, and the best hit is one key away', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await openModal(page);
      await input(page).fill('array');
      await entry(page).click();
      await assistant.asked();
      await page.keyboard.press('Escape');
      await input(page).fill('array');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/matchers\//);
      expect(assistant.heardAt('')).toHaveLength(1);
    });

    test("texts: 'Answering...' while it streams, then 'Ask another question...', and the disclaimer throughout", async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const chat = await assistant.asked();
      await expect(input(page)).toHaveAttribute('placeholder', ANSWERING);
      await expect(disclaimer(page)).toHaveText(DISCLAIMER);
      chat.begin('is it null');
      chat.say('Yes.');
      await expect(answer(page)).toContainText('Yes.');
      await expect(input(page)).toHaveAttribute('placeholder', ANSWERING);
      await expect(disclaimer(page)).toHaveText(DISCLAIMER);
      chat.finish();
      await expect(input(page)).toHaveAttribute('placeholder', ANOTHER);
      await expect(input(page)).toBeFocused();
      await expect(disclaimer(page)).toHaveText(DISCLAIMER);
    });

    test('an answer is drawn piece by piece, as it comes', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const chat = await assistant.asked();
      chat.begin('null');
      await expect(modal(page)).toContainText('Searched for');
      for (const piece of ['The first. ', 'The second. ', 'The third.']) {
        chat.say(piece);
        await expect(answer(page)).toContainText(piece.trim());
      }
      chat.finish();
      await expect(answer(page)).toHaveText(/The first\. The second\. The third\./);
    });

    test('Escape while it streams leaves the mode, and the server sees that the reader left', async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const chat = await assistant.asked();
      chat.begin('null');
      chat.say('Half of');
      await expect(answer(page)).toContainText('Half of');
      await page.keyboard.press('Escape');
      await expect.poll(() => chat.hasLeft()).toBe(true);
      await expect(modal(page)).toBeVisible();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    });

    test('Escape before the answer begins does, too', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const chat = await assistant.asked();
      await expect(input(page)).toHaveAttribute('placeholder', ANSWERING);
      await page.keyboard.press('Escape');
      await expect.poll(() => chat.hasLeft()).toBe(true);
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    });

    test('Escape after an answer leaves the mode, then closes; the conversation is kept', async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      (await assistant.asked()).answer('Yes.');
      await expect(input(page)).toHaveAttribute('placeholder', ANOTHER);
      await page.keyboard.press('Escape');
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
      await openModal(page);
      await modal(page).getByText('is it null').click();
      await expect(answer(page)).toContainText('Yes.');
      expect(assistant.heardAt('')).toHaveLength(1);
    });

    for (const [leaves, leave] of [
      ['closes the modal', page => modal(page).getByRole('button', {name: 'Cancel'}).click()],
      ['goes back to the search', page => page.locator('.DocSearch-AskAi-Return').click()],
      ['loads another page', page => page.reload()],
    ] as const satisfies [string, (page: Page) => Promise<unknown>][]) {
      test(`the server sees it when a reader ${leaves}`, async ({page, sites, assistant}) => {
        await openAsking(page, way, sites, assistant);
        await ask(page, 'is it null');
        const chat = await assistant.asked();
        chat.begin('null');
        chat.say('Half of');
        await expect(answer(page)).toContainText('Half of');
        await leave(page);
        await expect.poll(() => chat.hasLeft()).toBe(true);
      });
    }

    test('an answer can be stopped, and the next question is answered', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      const chat = await assistant.asked();
      chat.begin('null');
      chat.say('Half of');
      await expect(answer(page)).toContainText('Half of');
      await stopButton(page).click();
      await expect.poll(() => chat.hasLeft()).toBe(true);
      await expect(answer(page)).toContainText('Half of');
      await askAgain(page, 'and undefined?');
      (await assistant.asked()).answer('No.');
      await expect(answer(page)).toContainText('No.');
    });

    test('links to the site are followed without a load, and stand under the related sources', async ({
      page,
      sites,
      assistant,
    }) => {
      await openAsking(page, way, sites, assistant);
      await page.evaluate(() => Object.assign(window, {stayed: true}));
      await ask(page, 'is it null');
      (await assistant.asked()).answer(
        'See [toBeNil](/docs/matchers/toBeNil#tobenil) and [a page elsewhere](https://example.org/).',
        '/docs/matchers/toBeNil#tobenil',
      );
      const sources = page.locator('.DocSearch-AskAiScreen-RelatedSources');
      await expect(sources.getByRole('link', {name: 'toBeNil'})).toBeVisible();
      await answer(page).getByRole('link', {name: 'toBeNil'}).first().click();
      await expect(page).toHaveURL(`${sites[way.folder]}/docs/matchers/toBeNil#tobenil`);
      await expect(modal(page)).toHaveCount(0);
      expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    });

    test('blanks alone are no question', async ({page, sites, assistant}) => {
      // Guards the edit "blanks are no question". Without it they are what is asked next.
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      (await assistant.asked()).answer('Yes.');
      await askAgain(page, ' ');
      await goOn(page, 'and undefined?');
      const {heard} = await assistant.asked();
      expect(conversationOf(heard.body).questions).toEqual(['is it null', 'and undefined?']);
    });

    for (const [name, block] of Object.entries(BLOCKED)) {
      test(`where ${name}, questions are answered in one conversation`, async ({page, sites, assistant}) => {
        await block(page);
        await openAsking(page, way, sites, assistant);
        await ask(page, 'is it null');
        (await assistant.asked()).answer('Yes.');
        await askAgain(page, 'and undefined?');
        const {heard} = await assistant.asked();
        expect(conversationOf(heard.body).questions).toEqual(['is it null', 'and undefined?']);
        expect(assistant.heardAt('/token')).toHaveLength(1);
      });
    }

    test('what an assistant says is text: no script of it runs', async ({page, sites, assistant}) => {
      await openAsking(page, way, sites, assistant);
      await ask(page, 'is it null');
      (await assistant.asked()).answer(
        [
          '<script>window.ran = 1</script><img src=x onerror="window.ran = 2">',
          '[a link](javascript:window.ran=3) <a href="javascript:window.ran=4">another</a>',
          '![a picture](x" onerror="window.ran=5)',
          '<iframe srcdoc="<script>parent.ran = 6</script>"></iframe>',
          'The end.',
        ].join('\n\n'),
      );
      await expect(answer(page)).toContainText('The end.');
      for (const link of await answer(page).getByRole('link').all())
        expect(await link.getAttribute('href')).not.toMatch(/^\s*javascript:/i);
      await expect(answer(page).locator('script, iframe, [onerror]')).toHaveCount(0);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    });

    for (const colours of ['light', 'dark'] as const) {
      test(`an answer has no fault that axe sees, ${colours}`, async ({page, sites, assistant}) => {
        await page.addInitScript(value => localStorage.setItem('theme', value), colours);
        await openAsking(page, way, sites, assistant);
        await ask(page, 'is it null');
        (await assistant.asked()).answer(
          'Yes, `toBeNil` is.\n\n```js\nexpect(null).toBeNil();\n```',
          '/docs/matchers/toBeNil',
        );
        await expect(input(page)).toHaveAttribute('placeholder', ANOTHER);
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  });
}

test("Algolia's assistant: without hits the entry is still there", async ({page, sites, assistant}) => {
  await openAsking(page, hosted, sites, assistant);
  await openModal(page);
  await input(page).fill('qqqqxxq');
  await expect(page.locator('.DocSearch-Dropdown')).toContainText('No results found for "qqqqxxq"');
  await entry(page).click();
  await assistant.asked();
});
