import {ALGOLIA} from './algolia';
import {algolia, button, embedded, announcement, hits, INDEX, input, isError, modal, MODES, openModal} from './search';
import {expect, onFixture, open, ROUTE_CHUNKS, test} from './test';

for (const mode of MODES) {
  test.describe(`The search code loads on the first interaction, ${mode.name}`, () => {
    for (const gesture of mode === embedded ? (['hover', 'focus', 'touch', 'key'] as const) : (['key'] as const)) {
      test(`on ${gesture}, not before`, async ({page}) => {
        const requested: string[] = [];
        page.on('request', request => requested.push(request.url()));
        await open(page, mode.at('/docs'));
        await page.waitForLoadState('networkidle');
        expect(requested.filter(url => INDEX.test(url) || ALGOLIA.test(url))).toEqual([]);
        requested.length = 0;
        const modalCode = page.waitForResponse(
          async response => ROUTE_CHUNKS.test(response.url()) && (await response.text()).includes('DocSearch-Modal'),
        );
        const index = mode === embedded ? page.waitForResponse(INDEX) : undefined;
        expect(requested).toEqual([]);
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
        // Algolia gets a request only for typed text.
        expect(requested.filter(url => ALGOLIA.test(url))).toEqual([]);
      });
    }
  });
}

test.describe('When the site answers', () => {
  test('no request leaves the site, no other service is named, and the search works offline after its first use', async ({
    page,
    context,
    seen,
  }) => {
    await open(page, '/docs');
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    const index = page.waitForResponse(INDEX);
    await openModal(page);
    await index;
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    for (const query of ['array of size', 'spy called once', 'jest']) {
      await input(page).fill(query);
      await expect(announcement(page)).toHaveText(/result/);
      await expect(hits(page).first()).toBeVisible();
    }
    await expect(page.locator('.DocSearch-Logo')).toBeHidden();
    await expect(page.getByRole('link', {name: /Algolia/})).toHaveCount(0);
    expect(seen.foreign).toEqual([]);
    // The pages of the hits cannot be prefetched.
    expect(seen.output.filter(isError)).toEqual([]);
    await context.setOffline(false);
  });
});

test.describe('When Algolia answers', () => {
  test('the search credits Algolia, and the browser connects to it in advance', async ({page}) => {
    await algolia.answer(page);
    await open(page, onFixture('/docs'));
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://FIXTURE-dsn.algolia.net');
    await openModal(page);
    await expect(page.locator('.DocSearch-Logo a')).toHaveAttribute('href', /^https:\/\/www\.algolia\.com\//);
  });

  test('the chat and the Markdown library of DocSearch stay away (the edit "no chat", the edit "no Markdown")', async ({
    page,
  }) => {
    await open(page, '/docs');
    const scripts: Promise<string>[] = [];
    page.on('response', response => {
      if (ROUTE_CHUNKS.test(response.url())) scripts.push(response.text());
    });
    await openModal(page);
    await page.waitForLoadState('networkidle');
    const code = (await Promise.all(scripts)).join('\n');
    expect(code).toContain('DocSearch-Modal');
    // Texts of the AI SDK, of zod and of marked.
    for (const text of ['vercel.ai.error', 'ZodError', 'Infinite loop on byte']) expect(code).not.toContain(text);
  });
});
