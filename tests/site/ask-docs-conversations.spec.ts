import type {Page} from '@playwright/test';
import {answered, answers, askDocs, begin, exchanges, goOn, KEPT, PASSAGES} from './ask';
import {heard, hits, input, isError, modal, openModal} from './search';
import {expect, open, test} from './test';

const KEY = '__DOCSEARCH_ASKAI_CONVERSATIONS__jest-extended';
const menu = (page: Page) => page.getByRole('button', {name: 'Conversations'});
const list = (page: Page) => page.locator('.DocSearch-Conversation-History');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test.beforeEach(({page}) => open(page, '/docs'));

test('a conversation is kept, opened by the keyboard, and goes on', async ({page}) => {
  await askDocs(page, 'how do I check that an array is empty');
  await page.keyboard.press('Escape');
  await expect(modal(page)).toContainText('Recent conversations');
  await expect(hits(page)).toHaveText('how do I check that an array is empty');
  await page.keyboard.press('Enter');
  await answered(page);
  await expect(answers(page)).toContainText('.toBeEmpty()');
  await goOn(page, 'and for objects?');
  await expect(exchanges(page)).toHaveCount(2);
  await answered(page);
  await expect(answers(page).first()).toContainText('.toBeEmptyObject()');
});

test('it is there after a visit elsewhere', async ({page}) => {
  await askDocs(page, 'toBeFrozen');
  await open(page, '/docs/matchers/array');
  await openModal(page);
  await hits(page).first().click();
  await expect(answers(page)).toContainText('.toBeFrozen()');
});

test('without a conversation the menu leads to none', async ({page}) => {
  // Guards the edit "conversations in the ask mode". Without it the hits of the search before are the history.
  await page.route(PASSAGES, route => route.abort());
  await begin(page, 'jest');
  await expect(modal(page)).toContainText(KEPT);
  await menu(page).click();
  await expect(page.getByRole('button', {name: 'Start a new conversation'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Conversation history'})).toHaveCount(0);
});

test('the history lists conversations, at once', async ({page}) => {
  // Guards the edit "conversation in the history at once". Without it the menu does not lead to the history.
  await askDocs(page, 'toBeFrozen');
  await menu(page).click();
  await page.getByRole('button', {name: 'Conversation history'}).click();
  await expect(modal(page)).toContainText('My conversation history');
  await expect(list(page).locator('.DocSearch-Hit')).toHaveText('toBeFrozen');
  expect(await focused(page)).not.toBe('BODY');
  await list(page).locator('.DocSearch-Hit').click();
  await expect(answers(page)).toContainText('.toBeFrozen()');
});

test('with the last conversation removed a new one begins', async ({page}) => {
  // Guards the edits "empty history" and "name of the button that forgets".
  await askDocs(page, 'toBeFrozen');
  await menu(page).click();
  await page.getByRole('button', {name: 'Conversation history'}).click();
  await page.getByRole('button', {name: 'Remove this conversation from history'}).click();
  await expect(modal(page)).toContainText('What do you want to know?');
  await expect(input(page)).toBeFocused();
  expect(await page.evaluate(key => localStorage.getItem(key), KEY)).toBe('[]');
  await goOn(page, 'toBeSealed');
  await answered(page);
  await expect(answers(page)).toContainText('.toBeSealed()');
});

test('a new conversation knows nothing of the one before', async ({page}) => {
  await askDocs(page, 'how do I check that an array is empty');
  await menu(page).click();
  await expect(menu(page)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('button', {name: 'Start a new conversation'}).click();
  await expect(input(page)).toHaveAttribute('placeholder', 'Ask a question');
  await expect(input(page)).toBeFocused();
  await goOn(page, 'and for objects?');
  await answered(page);
  await expect(exchanges(page)).toHaveCount(1);
  await expect(answers(page)).not.toContainText('.toBeEmptyObject()');
});

test('a question with signs of HTML is shown as it was typed', async ({page}) => {
  // Guards the edit "questions as they are". Without it the list says &quot;b&quot;.
  const question = 'what is "b" & \'c\' in toBeOneOf<T>';
  await askDocs(page, question);
  await expect(exchanges(page)).toContainText(question);
  await page.keyboard.press('Escape');
  await expect(hits(page)).toHaveText(question);
});

test('what was stored wrongly is left out', async ({page, seen}) => {
  for (const left of ['no JSON', '[null]', '[{"objectID":"1","type":"askAI","hierarchy":{},"url":"","query":"a"}]']) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, left] as const);
    await open(page, '/docs');
    await openModal(page);
    await expect(modal(page)).toBeVisible();
    await expect(hits(page)).toHaveCount(0);
  }
  expect(seen.output.filter(isError)).toEqual([]);
});

test('an answer is copied as Markdown, and the focus stays on the button', async ({page, context}) => {
  // Guards the edit "focus on a button that copied". Without it BODY has the focus.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askDocs(page, 'toBeFrozen');
  await modal(page).getByRole('button', {name: 'Copy', exact: true}).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByRole('button', {name: 'Copied!'})).toBeFocused();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('**[`.toBeFrozen()`](/docs/matchers/object#tobefrozen)**');
});

test('code in an answer is copied by its own button', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await askDocs(page, 'toBeFrozen');
  await modal(page).getByRole('button', {name: 'copy code'}).first().click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^test\('the defaults are frozen/);
});

test('a link of an answer leads there without a full load', async ({page}) => {
  await askDocs(page, 'toBeFrozen');
  await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
  await answers(page).getByRole('link', {name: '.toBeFrozen()'}).click();
  await expect(page).toHaveURL('/docs/matchers/object#tobefrozen');
  await expect(modal(page)).toHaveCount(0);
  await expect(page.locator('#tobefrozen')).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
});

test('so does a source, whose name is not that of an address', async ({page}) => {
  // Guards the edits "names of sources" and "code in links". Without them the names are addresses, and have backticks.
  await askDocs(page, 'toBeFrozen');
  const sources = page.locator('.DocSearch-AskAiScreen-RelatedSources').getByRole('link');
  for (const name of await sources.allTextContents()) expect(name).not.toMatch(/`|^\/|^$/);
  await expect(answers(page)).not.toContainText('`');
  await sources.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/matchers/object#tobefrozen');
  await expect(modal(page)).toHaveCount(0);
});

test('the sources are the sections that were quoted, and a refusal has none', async ({page}) => {
  // Guards the edit "sources that were quoted". Without it every link of the answer is listed.
  await askDocs(page, 'toBeFrozen');
  const sources = page.locator('.DocSearch-AskAiScreen-RelatedSources').getByRole('link');
  await expect(sources).toHaveText(['.toBeFrozen()']);
  await goOn(page, 'how do I bake bread');
  await expect(exchanges(page)).toHaveCount(2);
  await answered(page);
  await expect(answers(page).first()).toContainText('These docs do not answer that.');
  await expect(sources).toHaveText(['.toBeFrozen()']);
});

test('with a key held, a link opens elsewhere and the modal stays', async ({page, context}) => {
  await askDocs(page, 'toBeFrozen');
  const opened = context.waitForEvent('page');
  await answers(page)
    .getByRole('link', {name: '.toBeFrozen()'})
    .click({modifiers: ['ControlOrMeta']});
  await (await opened).waitForURL('**/docs/matchers/object#tobefrozen');
  await expect(modal(page)).toBeVisible();
});

test('what was searched for leads to the search', async ({page}) => {
  await askDocs(page, 'toBeFrozen');
  await modal(page).getByRole('button', {name: '"toBeFrozen"'}).press('Enter');
  await expect(input(page)).toHaveValue('toBeFrozen');
  await expect(hits(page).first()).toContainText('.toBeFrozen()');
  await expect(input(page)).toBeFocused();
});

test('the focus never leaves the modal, whatever is taken away under it', async ({page}) => {
  // Guards useKeptFocus. Without it BODY has the focus after each of these.
  await askDocs(page, 'toBeFrozen');
  await answers(page).getByRole('link').first().focus();
  await page.keyboard.press('Escape');
  await expect(input(page)).toBeFocused();
  await hits(page).first().click();
  await page.getByRole('button', {name: 'Back to keyword search'}).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await expect(heard(page)).toHaveText('');
});
