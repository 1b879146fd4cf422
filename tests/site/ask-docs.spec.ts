import type {Page} from '@playwright/test';
import {answer, answered, askButton, askDocs, exchanges, field, askFollowUp, PASSAGES, QUOTED} from './ask';
import {dialog, embedded, announcement, hits, input, modal, openModal} from './search';
import {expect, isLeftToBrowser, open, test, waitForIdleNetwork} from './test';

const QUESTION = 'how do I check that a mock ran before another';

/** The modal's AI mode without an assistant; the docs answer. */
test.describe('Ask, answered by the docs', () => {
  test.beforeEach(({page}) => open(page, '/docs'));

  /** Each state of the search: the typed text, and a text that shows the state. */
  const STATES: Record<string, {typed: string; shows: string}> = {
    'with nothing typed': {typed: '', shows: ''},
    'with hits': {typed: 'toBeFrozen', shows: '.toBeFrozen()'},
    'without results': {typed: 'qqqqxxq', shows: 'No results found for'},
  };

  /** Expects that the button submits the typed text as a question, and that Escape returns to the state before. */
  async function asksAndReturns(page: Page, {typed, shows}: {typed: string; shows: string}): Promise<void> {
    await input(page).fill(typed);
    await expect(modal(page)).toContainText(shows);
    await expect(askButton(page)).toHaveAccessibleName(typed ? `Ask the docs: ${typed}` : 'Ask the docs');
    await askButton(page).click();
    await expect(field(page)).toBeFocused();
    await expect(exchanges(page)).toHaveCount(typed ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeFocused();
    await expect(input(page)).toHaveValue(typed);
    await expect(modal(page)).toContainText(shows);
  }

  test('in every state of the search, a button submits the question, and Escape returns to the state', async ({
    page,
  }) => {
    await embedded.fail(page);
    await openModal(page);
    await test.step('after a failure', () =>
      asksAndReturns(page, {typed: 'toBeFrozen', shows: 'Unable to fetch results'}));
    await embedded.answer(page);
    for (const [name, state] of Object.entries(STATES)) await test.step(name, () => asksAndReturns(page, state));
  });

  test('can be submitted with Alt+Enter while typing, or Shift+Tab and Enter, and quotes the sections that match best', async ({
    page,
  }) => {
    await openModal(page);
    await input(page).fill(QUESTION);
    for (const reach of [
      () => page.keyboard.press('Alt+Enter'),
      async () => {
        await page.keyboard.press('Escape');
        await expect(input(page)).toBeFocused();
        await page.keyboard.press('Shift+Tab');
        await expect(askButton(page)).toBeFocused();
        await page.keyboard.press('Enter');
      },
    ]) {
      await reach();
      await answered(page);
      await expect(answer(page).getByRole('heading', {name: QUESTION})).toBeInViewport();
      await expect(answer(page).getByRole('link', {name: '.toHaveBeenCalledBefore('}).first()).toHaveAttribute(
        'href',
        '/docs/matchers/mock#tohavebeencalledbefore',
      );
      await expect(answer(page)).toContainText('The sections that match your words best');
      await expect(modal(page)).toContainText(QUOTED);
      await expect(modal(page)).not.toContainText(/\bAI\b/);
    }
  });

  test('an example in an answer runs, can be edited, and opens in the playground', async ({page}) => {
    await askDocs(page, 'toBeFrozen');
    await answer(page).getByRole('button', {name: 'Run', exact: true}).first().click();
    await expect(
      answer(page)
        .getByText(/tests? passed/)
        .first(),
    ).toBeVisible();
    await answer(page).getByRole('button', {name: 'Edit'}).first().click();
    await expect(answer(page).getByRole('textbox', {name: 'Code of the example'})).toBeFocused();
    await answer(page).getByRole('link', {name: 'Open in playground'}).first().click();
    await expect(page).toHaveURL(/\/playground\/?#/);
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Escape first leaves the mode, then closes the modal, which opens again in search mode', async ({page}) => {
    await askDocs(page, QUESTION);
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(input(page)).toBeFocused();
    await expect(exchanges(page)).toHaveCount(0);
    await expect(announcement(page)).toHaveText('');
    await askButton(page).click();
    await answered(page);
    // Also if nothing has the focus.
    await field(page).blur();
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeFocused();
    await askButton(page).click();
    await answered(page);
    await dialog(page).getByRole('button', {name: 'Close'}).click();
    await expect(dialog(page)).toHaveCount(0);
    await openModal(page);
    await expect(input(page)).toBeFocused();
    await expect(exchanges(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('a follow-up question keeps the context and is scrolled to the top', async ({page}) => {
    await askDocs(page, 'how do I check that an array is empty');
    await askFollowUp(page, 'and for objects?');
    await expect(exchanges(page)).toHaveCount(2);
    await answered(page);
    await expect(answer(page)).toContainText('match "how do I check that an array is empty and for objects?" best');
    await expect(answer(page).getByRole('heading', {name: '.toBeEmptyObject()'})).toBeVisible();
    await expect(answer(page).getByRole('heading', {name: 'and for objects?'})).toBeInViewport();
    // A fraction of a pixel may stay in view.
    await expect(exchanges(page).first()).not.toBeInViewport({ratio: 0.01});
    await expect(field(page)).toHaveValue('');
  });

  test('more of a section opens, and three more sections are added, with the focus on the first of them', async ({
    page,
  }) => {
    await askDocs(page, 'how do I check that an array is empty');
    const cards = answer(page).getByRole('heading', {level: 4});
    await expect(cards).toHaveCount(3);
    const rest = answer(page).getByRole('group').first();
    await expect(rest.getByText('See also')).toHaveCount(0);
    await rest.getByText('Show more of this section').click();
    await expect(rest.getByText('See also')).toBeVisible();
    const more = answer(page).getByRole('button', {name: 'More sections'});
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(cards).toHaveCount(6);
    await expect(cards.nth(3).getByRole('link')).toBeFocused();
    await expect(cards.nth(3)).toBeInViewport();
    await expect(rest.getByText('See also')).toBeAttached();
    await more.click();
    await more.click();
    await expect(more).toHaveCount(0);
    await expect(cards).toHaveCount(10);
  });

  test('a link opens its section without a full load, and a click with a modifier key is left to the browser', async ({
    page,
  }) => {
    await askDocs(page, 'toBeFrozen');
    await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
    const link = answer(page).getByRole('link', {name: '.toBeFrozen()'}).first();
    expect(await isLeftToBrowser(link)).toBe(true);
    await expect(answer(page)).toBeVisible();
    await link.click();
    await expect(page).toHaveURL('/docs/matchers/object#tobefrozen');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('#tobefrozen')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  });

  test('its code and data are fetched only when needed, then not again', async ({page, context}) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(`${request.method()} ${request.url()}`));
    await openModal(page);
    await input(page).fill('toBeFrozen');
    await expect(hits(page).first()).toBeVisible();
    await waitForIdleNetwork(page);
    const searching = requests.length;
    await askButton(page).hover();
    await expect.poll(() => requests.length).toBeGreaterThan(searching);
    await waitForIdleNetwork(page);
    expect(requests.filter(url => PASSAGES.test(url))).toEqual([]);
    const passages = page.waitForRequest(PASSAGES);
    await page.keyboard.press('Alt+Enter');
    await answered(page);
    await expect(answer(page)).toContainText('.toBeFrozen()');
    const {origin: home} = new URL(page.url());
    expect(requests.filter(url => PASSAGES.test(url))).toEqual([`GET ${home}/ask/docs/matchers/object.json`]);
    // The browser must not use an older copy without asking the host.
    expect(await (await passages).headerValue('cache-control')).toBe('max-age=0');
    await context.setOffline(true);
    await askFollowUp(page, 'and toBeSealed?');
    await expect(exchanges(page)).toHaveCount(2);
    await answered(page);
    await expect(answer(page)).toContainText('.toBeSealed()');
    const isOwn = (url: string) =>
      ['assets/', 'ask/', 'search-index.json'].some(file => url.startsWith(`GET ${home}/${file}`));
    expect(requests.filter(url => !isOwn(url))).toEqual([]);
  });

  test('stored answers with Markdown that is hard to parse open at once', async ({page}) => {
    const texts = ['> \t'.repeat(22), `a${'`'.repeat(8000)}`, '>     '.repeat(26), '[a]('.repeat(3000)];
    const blocks = texts.map(text => ({type: 'markdown', text: `${text}end`}));
    const conversation = {id: '1', exchanges: [{id: '2', question: 'Stored question', blocks}]};
    await page.evaluate(
      stored => localStorage.setItem('jest-extended.ask.conversations.2', stored),
      JSON.stringify([conversation]),
    );
    await openModal(page);
    await page.keyboard.press('Alt+Enter');
    await dialog(page).getByRole('button', {name: 'History'}).click();
    await dialog(page).getByRole('button', {name: 'Stored question', exact: true}).click();
    await expect(answer(page)).toContainText('end');
    await dialog(page).getByRole('button', {name: 'New conversation'}).click();
    await expect(exchanges(page)).toHaveCount(0);
  });
});
