import type {Request} from '@playwright/test';
import {ANOTHER, answer, answered, ANSWERING, askButton, askFollowUp, DISCLAIMER, field, submitQuestion} from '../ask';
import {axeFindingsEverywhere, SHORT_PAGE} from '../axe';
import {always, answerAsAlgolia} from '../algolia';
import {dialog, input, isError, modal, openModal} from '../search';
import {ENDPOINT} from '../sites';
import {expect, onFixture, open, waitForIdleNetwork} from '../test';
import {test} from './test';

const ASSISTANT = 'https://askai.algolia.com/chat';

test.describe('A service of its own', () => {
  test.beforeEach(async ({page, askServer}) => {
    await page.route(`${ENDPOINT}**`, route =>
      route.continue({url: route.request().url().replace(ENDPOINT, askServer.chat)}),
    );
    await open(page, askServer.site + SHORT_PAGE);
  });

  test('an answer streams, passes axe and fits, and its sources open without a full load', async ({
    page,
    askServer,
  }) => {
    await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
    await openModal(page);
    await input(page).fill('is it null');
    await expect(askButton(page)).toHaveAccessibleName('Ask AI: is it null');
    await askButton(page).click();
    const first = askServer.begin();
    await expect(modal(page)).toContainText(DISCLAIMER);
    for (const piece of ['The first. ', 'The second. ']) {
      first.say(piece);
      await expect(answer(page)).toContainText(piece.trim());
      await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
    }
    first.finish();
    await expect(field(page)).toHaveAttribute('placeholder', ANOTHER);
    await expect(field(page)).toBeFocused();
    const second = askServer.begin();
    await askFollowUp(page, 'and undefined?');
    second.say('See [toBeNil](/docs/matchers/toBeNil#tobenil).\n\n```js\nexpect(null).toBeNil();\n```\n\n');
    second.say(`|${' a column |'.repeat(9)}\n|${'---|'.repeat(9)}\n|${' x |'.repeat(9)}\n`);
    second.finish();
    await answered(page);
    await page.setViewportSize({width: 375, height: 740});
    await expect(answer(page).locator('pre code')).toContainText('expect(null)');
    expect(await axeFindingsEverywhere(page, 'dialog')).toEqual([]);
    expect(await modal(page).evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
    await answer(page).getByRole('link', {name: 'toBeNil'}).click();
    await expect(page).toHaveURL(/\/docs\/matchers\/toBeNil\/?#tobenil$/);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  });

  test('when the connection closes, the text stays and a message appears', async ({page, seen, askServer}) => {
    askServer.begin().say('Half of it');
    await submitQuestion(page, 'is it null');
    await expect(answer(page)).toContainText('Half of it');
    askServer.disconnect();
    await expect(answer(page)).toContainText('No answer was received. Your question is kept.');
    await expect(answer(page)).toContainText('Half of it');
    expect(seen.output.filter(line => isError(line) && !line.includes('ERR_'))).toEqual([]);
  });
});

test("Algolia's assistant gets the index, the public key and the filters of the search, and nothing before a question", async ({
  page,
}) => {
  await answerAsAlgolia(page, always());
  const requests: Request[] = [];
  const chunks = [{type: 'text-delta', id: '1', delta: 'Yes, it is.'}, {type: 'finish'}];
  await page.route(`${ASSISTANT}**`, route => {
    requests.push(route.request());
    const isToken = route.request().url().endsWith('/token');
    const body = isToken
      ? '{"success":true,"token":"reader"}'
      : chunks.map(chunk => `data: ${JSON.stringify(chunk)}\n\n`).join('');
    return route.fulfill({body, headers: {'access-control-allow-origin': '*'}});
  });
  await open(page, onFixture('/docs/matchers/array'));
  await openModal(page);
  await askButton(page).hover();
  await waitForIdleNetwork(page);
  expect(requests).toEqual([]);
  await page.keyboard.press('Escape');
  await submitQuestion(page, 'is it null');
  await answered(page);
  await expect(answer(page)).toContainText('Yes, it is.');
  // packages/search/src/answers/service.test.ts has all headers.
  expect(await requests.at(-1)?.allHeaders()).toMatchObject({
    'x-algolia-assistant-id': 'fixture-assistant',
    'x-algolia-application-id': 'FIXTURE',
    'x-algolia-api-key': 'fixture-key',
    'x-algolia-index-name': 'jest-extended',
  });
  const tags = expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']);
  expect(requests.at(-1)?.postDataJSON()).toMatchObject({searchParameters: {facetFilters: ['language:en', tags]}});
});
