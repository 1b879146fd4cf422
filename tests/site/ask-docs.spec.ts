import {
  answer,
  ANOTHER,
  answered,
  ANSWERING,
  askButton,
  askDocs,
  askFollowUp,
  exchanges,
  field,
  NOT_FETCHED,
  PASSAGES,
  QUOTED,
  submitQuestion,
} from './ask';
import {SHORT_PAGE} from './axe';
import {
  announcement,
  dialog,
  embedded,
  expectAccessible,
  hits,
  input,
  isError,
  modal,
  modalStops,
  openModal,
} from './search';
import {expect, hold, open, routeLater, test, waitForIdleNetwork} from './test';

const QUESTION = 'how do I check that a mock ran before another';

/** The modal's AI mode without an assistant; the docs answer. */
test.describe('Ask, answered by the docs', () => {
  test.beforeEach(({page}) => open(page, '/docs'));

  test('in every state of the search, a button submits the question, and Escape returns to the state', async ({
    page,
  }) => {
    await embedded.fail(page);
    await openModal(page);
    for (const [typed, shows] of [
      ['toBeFrozen', 'Unable to fetch results'],
      ['', ''],
      ['toBeFrozen', '.toBeFrozen()'],
      ['qqqqxxq', 'No results found for'],
    ] as const) {
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
      await embedded.answer(page);
    }
  });

  test('the field and an announcement show the state of an answer, which can be stopped and asked again', async ({
    page,
  }) => {
    const held = await hold(page, PASSAGES);
    await submitQuestion(page, ' toBeFrozen ');
    await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
    await expect(field(page)).toHaveAttribute('readonly');
    await expect(announcement(page)).toHaveText(ANSWERING);
    await page.keyboard.press('Enter');
    await dialog(page).getByRole('button', {name: 'Stop'}).click();
    await expect(announcement(page)).toHaveText('You stopped this answer');
    await expect(dialog(page).getByRole('button', {name: 'Ask', exact: true})).toBeFocused();
    await held.release();
    await dialog(page).getByRole('button', {name: 'Try again'}).click();
    await answered(page);
    await expect(announcement(page)).toHaveText('Answer complete');
    await expect(field(page)).toHaveAttribute('placeholder', ANOTHER);
    await expect(exchanges(page).getByRole('heading', {level: 3})).toHaveText(['toBeFrozen']);
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
      await expect(answer(page)).toContainText('Related sections');
      await expect(modal(page)).toContainText(QUOTED);
      await expect(modal(page)).not.toContainText(/\bAI\b/);
    }
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

  test('a follow-up question is scrolled to the top', async ({page}) => {
    await askDocs(page, 'how do I check that an array is empty');
    await askFollowUp(page, 'and for objects?');
    await expect(exchanges(page)).toHaveCount(2);
    await answered(page);
    await expect(answer(page).getByRole('heading', {name: 'and for objects?'})).toBeInViewport();
    // A fraction of a pixel may stay in view.
    await expect(exchanges(page).first()).not.toBeInViewport({ratio: 0.01});
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
    const files = requests.filter(url => PASSAGES.test(url));
    expect(files).toContain(`GET ${home}/ask/docs/matchers/object.json`);
    expect(new Set(files).size).toBe(files.length);
    // The browser must not use an older copy without asking the host.
    expect(await (await passages).headerValue('cache-control')).toBe('max-age=0');
    await context.setOffline(true);
    await askFollowUp(page, 'and toBeSealed?');
    await expect(answer(page)).toContainText('.toBeSealed()');
    const isOwn = (url: string) =>
      ['assets/', 'ask/', 'search-index.json'].some(file => url.startsWith(`GET ${home}/${file}`));
    expect(requests.filter(url => !isOwn(url))).toEqual([]);
  });

  const HOSTILE = {
    markup: '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>',
    'links in Markdown': '[toBeNil](javascript:window.hurt=1) ![x](x:y)',
    'a lone surrogate': '\ud83d toBeNil',
    'only punctuation': '.*+?^${}()|[]\\ "\' `',
    'one word, longer than the field': 'x'.repeat(10_000),
  };
  test('hostile questions: nothing runs or overflows', async ({page, seen}) => {
    await openModal(page);
    await askButton(page).click();
    for (const [at, question] of Object.values(HOSTILE).entries()) {
      await askFollowUp(page, question);
      await expect(exchanges(page)).toHaveCount(at + 1);
      await answered(page);
      await expect(dialog(page).locator('article').locator('img, script, a[href^="javascript"]')).toHaveCount(0);
      await expect.poll(() => modal(page).evaluate(it => it.scrollWidth - it.clientWidth)).toBe(0);
    }
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false);
    expect(seen.output.filter(isError)).toEqual([]);
  });

  test(
    'every state passes axe and fits, and a question that failed can be asked again',
    {tag: '@whole'},
    async ({page}) => {
      test.slow();
      await routeLater(page);
      await open(page, SHORT_PAGE);
      await openModal(page);
      await test.step('an empty conversation', async () => {
        await askButton(page).click();
        await expect(modal(page)).toContainText('What do you want to know?');
        await expectAccessible(page);
      });
      await test.step('a failed question', async () => {
        await page.route(PASSAGES, route => route.abort());
        const example = dialog(page).getByRole('button', {name: 'Does toBeWithin include the end?'});
        await example.click();
        await expect(answer(page)).toContainText(NOT_FETCHED);
        await expect(field(page)).toHaveValue('Does toBeWithin include the end?');
        await expectAccessible(page);
        await page.unroute(PASSAGES);
      });
      await test.step('while an answer arrives', async () => {
        const held = await hold(page, PASSAGES);
        await dialog(page).getByRole('button', {name: 'Try again'}).click();
        await expect(field(page)).toHaveAttribute('placeholder', ANSWERING);
        await expectAccessible(page);
        await held.release();
        await answered(page);
        await expect(exchanges(page)).toHaveCount(1);
      });
      await test.step('a definition, a row of names, an edge case, a paragraph, and no answer', async () => {
        for (const [question, shows] of [
          ['how do I check that an array is empty', 'Passes when the value is an empty string'],
          ['chai oneOf', 'compares in the same way'],
          ['toBeEmptyObject with a promise', 'a promise, `Headers`, `FormData` or a `URL` passes, whatever it holds'],
          ['check that a list is sorted', 'Compare the array with a sorted copy.'],
          ['toBeVisible', 'These docs do not seem to answer this.'],
        ] as const) {
          const before = await exchanges(page).count();
          await askFollowUp(page, question);
          await expect(exchanges(page)).toHaveCount(before + 1);
          await answered(page);
          await expect(answer(page)).toContainText(shows);
        }
        await expect(answer(page).getByRole('link', {name: 'let the maintainers know'})).toHaveAttribute(
          'href',
          /issues\/new\?title=Documentation%3A\+no\+answer\+to\+%22toBeVisible%22/,
        );
        await expectAccessible(page);
      });
    },
  );

  test('every control is reachable by keyboard, with a visible focus that stays in the dialog', async ({page}) => {
    await open(page, SHORT_PAGE);
    await askDocs(page, 'toBeFrozen');
    const stops = await modalStops(page, 24);
    expect(stops.filter(({seen}) => !seen)).toEqual([]);
    const names = ['Ask', 'Back to search', 'Close', '.toBeFrozen()', 'Run'];
    expect(stops.map(({name}) => name)).toEqual(expect.arrayContaining(names));
    // Escape in an editor leads to a button of its example, and then back to the search.
    await answer(page).getByRole('button', {name: 'Edit'}).first().click();
    await answer(page).getByRole('textbox').focus();
    await page.keyboard.press('Escape');
    await expect(answer(page).locator('button:focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(input(page)).toBeFocused();
  });
});
