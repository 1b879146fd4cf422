import {ALGOLIA} from './algolia';
import {algolia, button, embedded, heard, hits, INDEX, input, modal, MODES, openModal} from './search';
import {expect, onFixture, open, ROUTE_CHUNKS, test} from './test';

for (const mode of MODES) {
  test.describe(`The search is loaded when it is near, ${mode.name}`, () => {
    for (const gesture of ['hover', 'focus', 'touch', 'key'] as const) {
      test(`only on ${gesture}`, async ({page}) => {
        const asked: string[] = [];
        page.on('request', request => asked.push(request.url()));
        await open(page, mode.at('/docs'));
        await page.waitForLoadState('networkidle');
        expect(asked.filter(url => INDEX.test(url) || ALGOLIA.test(url))).toEqual([]);
        asked.length = 0;
        const modalCode = page.waitForResponse(
          async response => ROUTE_CHUNKS.test(response.url()) && (await response.text()).includes('DocSearch-Modal'),
        );
        const index = mode === embedded ? page.waitForResponse(INDEX) : undefined;
        expect(asked).toEqual([]);
        const gestures = {
          hover: () => button(page).hover(),
          focus: () => button(page).focus(),
          touch: () => button(page).dispatchEvent('touchstart'),
          key: () => page.keyboard.press('/'),
        };
        await gestures[gesture]();
        await modalCode;
        await index;
        await expect(modal(page)).toHaveCount(gesture === 'key' ? 1 : 0);
        // Algolia is asked when there is something to ask.
        expect(asked.filter(url => ALGOLIA.test(url))).toEqual([]);
      });
    }
  });
}

test.describe('Where the site answers', () => {
  test('nothing leaves it, nothing names another service, and after the first opening no network is needed', async ({
    page,
    context,
    seen,
  }) => {
    // Guards the edit "logo": without it the modal links to Algolia.
    await open(page, '/docs');
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    const index = page.waitForResponse(INDEX);
    await openModal(page);
    await index;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const query of ['array of size', 'spy called once', 'jest']) {
      await input(page).fill(query);
      await expect(heard(page)).toHaveText(/result/);
      await expect(hits(page).first()).toBeVisible();
    }
    expect(await page.content()).not.toMatch(/algolia\.|DocSearch-Logo/i);
    expect(seen.foreign).toEqual([]);
    expect(seen.output).toEqual([]);
    await context.setOffline(false);
  });
});

test.describe('Where Algolia answers', () => {
  test('it is named, and the browser connects to it ahead', async ({page}) => {
    await algolia.answer(page);
    await open(page, onFixture('/docs'));
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://FIXTURE-dsn.algolia.net');
    await openModal(page);
    await expect(page.locator('.DocSearch-Logo a')).toHaveAttribute('href', /^https:\/\/www\.algolia\.com\//);
  });
});
