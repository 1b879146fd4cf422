import {
  ANOTHER,
  ANSWERING,
  answered,
  answers,
  askDocs,
  begin,
  comesTo,
  entry,
  exchanges,
  goOn,
  PASSAGES,
  QUOTED,
  standStill,
  stopButton,
} from './ask';
import {heard, hits, input, modal, openModal} from './search';
import {expect, hold, open, test} from './test';

const QUESTION = 'how do I check that a mock ran before another';

/** Specification 2, 4 and 9: the modal's AI mode, where the docs themselves answer. */
test.describe('Ask, answered by the docs', () => {
  test.beforeEach(({page}) => open(page, '/docs'));

  test('its entry stands first, and Enter opens the best hit all the same', async ({page}) => {
    // Guards the edits "asking does not stand before the hits" and "ask entry above the hits". Without the first the
    // entry is what Enter opens; without the second it stands below the hits.
    await openModal(page);
    await input(page).fill('toBeArrayOfSize');
    await expect(entry(page)).toHaveText('Ask the docs: toBeArrayOfSize');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    const above = await entry(page).boundingBox();
    const below = await hits(page).first().boundingBox();
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/matchers/array#tobearrayofsize');
  });

  test('neither the mouse that rests on the entry nor the focus that comes back has Enter ask', async ({page}) => {
    await openModal(page);
    await input(page).fill('toBeArray');
    await entry(page).hover();
    await input(page).pressSequentially('OfSize');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await entry(page).focus();
    await input(page).focus();
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/matchers/array#tobearrayofsize');
  });

  const REACHES = {
    'the arrow up': async page => {
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
    },
    'the arrow down, after the last hit': async page => {
      const count = await hits(page).count();
      for (let at = 0; at < count; at++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    },
    Tab: async page => {
      // Guards the edit "ask entry is a button". Without it Tab passes the entry by.
      for (let at = 0; at < 4 && !(await entry(page).evaluate(it => it === document.activeElement)); at++)
        await page.keyboard.press('Tab');
      await expect(entry(page)).toBeFocused();
      await page.keyboard.press('Enter');
    },
    'the mouse': page => entry(page).click(),
  } satisfies Record<string, (page: Parameters<typeof entry>[0]) => Promise<void>>;

  for (const [way, reach] of Object.entries(REACHES)) {
    test(`is asked by ${way}`, async ({page}) => {
      await openModal(page);
      await input(page).fill(QUESTION);
      await expect(hits(page).first()).toBeVisible();
      await reach(page);
      await answered(page);
      await expect(answers(page)).toContainText('.toHaveBeenCalledBefore(');
      await expect(input(page)).toBeFocused();
    });
  }

  test('is asked on the search page, too', async ({page}) => {
    await open(page, '/search?q=array');
    await askDocs(page, QUESTION);
    await expect(answers(page)).toContainText('.toHaveBeenCalledBefore(');
  });

  test.describe('on a touch screen', () => {
    test.use({hasTouch: true, viewport: {width: 375, height: 740}});

    test('is asked by a finger', async ({page}) => {
      await page.locator('button.DocSearch-Button').first().tap();
      await input(page).fill(QUESTION);
      await entry(page).tap();
      await answered(page);
      await expect(answers(page)).toContainText('.toHaveBeenCalledBefore(');
    });
  });

  test('with no hit, Enter asks', async ({page}) => {
    await openModal(page);
    await input(page).fill('qqqqxxq');
    await expect(entry(page)).toHaveText('Ask the docs: qqqqxxq');
    await expect(modal(page)).toContainText('No results found for');
    await page.keyboard.press('Enter');
    await answered(page);
    await expect(answers(page)).toContainText('These docs do not answer that.');
  });

  test('an answer quotes the section, and no AI is said to have written it', async ({page}) => {
    await askDocs(page, QUESTION);
    await expect(exchanges(page)).toContainText(QUESTION);
    await expect(answers(page).getByRole('link', {name: '.toHaveBeenCalledBefore('}).first()).toHaveAttribute(
      'href',
      '/docs/matchers/mock#tohavebeencalledbefore',
    );
    await expect(answers(page).locator('pre').first()).toContainText('toHaveBeenCalledBefore');
    await expect(modal(page)).toContainText(QUOTED);
    await expect(modal(page)).toContainText(`Searched for "${QUESTION}" · 1 result`);
    await expect(modal(page)).not.toContainText(/\bAI\b/);
    await expect(modal(page).getByRole('button', {name: /like/i})).toHaveCount(0);
  });

  test('the field says "Answering...", then "Ask another question...", and keeps the focus', async ({page}) => {
    // Guards the edits "focus while answering" and "field while answering". Without them BODY has the focus.
    await standStill(page);
    await begin(page, QUESTION);
    await comesTo(page, '.toHaveBeenCalledBefore(');
    await expect(input(page)).toHaveAttribute('placeholder', ANSWERING);
    await expect(input(page)).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(heard(page)).toHaveText(ANSWERING);
    await page.clock.resume();
    await expect(input(page)).toHaveAttribute('placeholder', ANOTHER);
    await expect(input(page)).toBeFocused();
    await expect(heard(page)).toHaveText('The answer is there.');
  });

  test('a question comes line by line, or at once for readers who want less motion', async ({page}) => {
    await standStill(page);
    await begin(page, QUESTION);
    await comesTo(page, '.toHaveBeenCalledBefore(');
    await expect(answers(page)).not.toContainText('See also');
    await page.keyboard.press('Escape');
    await page.emulateMedia({reducedMotion: 'reduce'});
    await input(page).fill(QUESTION);
    await entry(page).click();
    await expect(answers(page)).toContainText('See also');
  });

  test('a long answer that comes at once is complete', async ({page}) => {
    // Guards the edit "pieces of an answer that come at once". Without it React stops in the middle, and says so.
    await page.emulateMedia({reducedMotion: 'reduce'});
    await askDocs(page, 'Expected value to satisfy');
    await expect(answers(page)).toContainText('See also');
    await expect(modal(page)).not.toContainText('No answer');
  });

  test('code in a title leaves no signs of Markdown', async ({page}) => {
    // Guards the edit "emphasis after code". Without it the title stands between asterisks.
    await askDocs(page, 'why does toContainEntries fail with null');
    await expect(answers(page).locator('strong', {hasText: 'null and undefined throw'})).toBeVisible();
    await expect(answers(page)).not.toContainText('**');
  });

  test('Escape leaves the mode first, then closes', async ({page}) => {
    await askDocs(page, QUESTION);
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(input(page)).toBeFocused();
    await expect(exchanges(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
  });

  const LEAVES = {
    Escape: page => page.keyboard.press('Escape'),
    'the arrow back': page => page.getByRole('button', {name: 'Back to keyword search'}).click(),
    'the cross': page => page.getByRole('button', {name: 'Cancel'}).click(),
    'a click beside the modal': page => page.mouse.click(5, 400),
    'the button that stops': page => stopButton(page).click(),
  } satisfies Record<string, (page: Parameters<typeof entry>[0]) => Promise<void>>;

  for (const [way, leave] of Object.entries(LEAVES)) {
    test(`${way} stops an answer that is coming`, async ({page}) => {
      // An answer asks before each line whether the reader wants less motion.
      await page.evaluate(() => {
        const {matchMedia} = window;
        window.matchMedia = query => {
          if (query.includes('reduced-motion')) document.documentElement.dataset['lines'] += '.';
          return matchMedia.call(window, query);
        };
      });
      const lines = async () => ((await page.locator('html').getAttribute('data-lines')) ?? '').split('.').length;
      await standStill(page);
      await begin(page, QUESTION);
      await expect(async () => {
        await page.clock.runFor(10);
        expect(await lines()).toBeGreaterThan(2);
      }).toPass();
      await leave(page);
      const before = await lines();
      await page.clock.runFor(10_000);
      expect(await lines()).toBeLessThanOrEqual(before + 1);
    });
  }

  test('an answer that the reader stopped says so, and the next question works', async ({page}) => {
    await standStill(page);
    await begin(page, QUESTION);
    await comesTo(page, '.toHaveBeenCalledBefore(');
    await stopButton(page).click();
    await page.clock.resume();
    await expect(modal(page)).toContainText('You stopped this response');
    await expect(heard(page)).toHaveText('You stopped this response');
    await expect(input(page)).toBeFocused();
    await goOn(page, 'toBeFrozen');
    await answered(page);
    await expect(answers(page).first()).toContainText('.toBeFrozen()');
  });

  test('a further question keeps the context', async ({page}) => {
    await askDocs(page, 'how do I check that an array is empty');
    await goOn(page, 'and for objects?');
    await expect(exchanges(page)).toHaveCount(2);
    await answered(page);
    await expect(answers(page).first().getByRole('link').first()).toHaveText('.toBeEmptyObject()');
    await expect(input(page)).toHaveValue('');
    await expect(input(page)).toBeFocused();
  });

  test('asks anew after the mode was left, by the keyboard alone', async ({page}) => {
    // Guards the edit "asking again by the keyboard". Without it nothing is seen of the second question.
    await askDocs(page, 'toBeFrozen');
    await page.keyboard.press('Escape');
    await input(page).fill('toBeSealed');
    await expect(entry(page)).toContainText('toBeSealed');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await answered(page);
    await expect(exchanges(page)).toHaveCount(1);
    await expect(answers(page)).toContainText('.toBeSealed()');
  });

  test('asks nothing of anybody: all it fetches are files of the site', async ({page}) => {
    const requests: string[] = [];
    page.on('request', request => requests.push(`${request.method()} ${request.url()}`));
    await askDocs(page, QUESTION);
    await goOn(page, 'and after?');
    await answered(page);
    const home = new URL(page.url()).origin;
    expect(requests.filter(it => !it.startsWith(`GET ${home}/assets/`))).toEqual([]);
    expect(requests.filter(it => PASSAGES.test(it))).toHaveLength(1);
  });

  test('needs no network once the modal was opened', async ({page, context}) => {
    const fetched = page.waitForResponse(PASSAGES);
    await openModal(page);
    await (await fetched).finished();
    await input(page).fill('toBeFrozen');
    await expect(hits(page).first()).toBeVisible();
    await context.setOffline(true);
    await entry(page).click();
    await answered(page);
    await expect(answers(page)).toContainText('.toBeFrozen()');
  });

  test('fetches nothing for it before the modal opens', async ({page}) => {
    const held = await hold(page, PASSAGES);
    await page.locator('button.DocSearch-Button').first().hover();
    await page.waitForLoadState('networkidle');
    expect(held.count()).toBe(0);
    await openModal(page);
    await expect.poll(held.count).toBe(1);
  });
});
