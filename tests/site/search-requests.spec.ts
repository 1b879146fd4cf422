import {always, answerAsAlgolia} from './algolia';
import {algolia, button, announcement, hits, INDEX, input, isError, modal, openModal} from './search';
import {expect, onFixture, open, ROUTE_CHUNKS, test, waitForIdleNetwork} from './test';

for (const gesture of ['hover', 'focus', 'touch', 'key'] as const)
  test(`the code of the search loads on ${gesture}, not before`, async ({page}) => {
    const requested: string[] = [];
    page.on('request', request => requested.push(request.url()));
    await open(page, '/docs');
    await waitForIdleNetwork(page);
    expect(requested.filter(url => INDEX.test(url))).toEqual([]);
    requested.length = 0;
    const modalCode = page.waitForResponse(
      async response => ROUTE_CHUNKS.test(response.url()) && (await response.text()).includes('DocSearch-Modal'),
    );
    const index = page.waitForResponse(INDEX);
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
  });

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
    await waitForIdleNetwork(page);
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

  test('the chat of DocSearch stays away (the edit "no chat", the edit "no answers")', async ({page}) => {
    await open(page, '/docs');
    const files: Promise<string>[] = [];
    page.on('response', response => {
      if (ROUTE_CHUNKS.test(response.url()) || /\/assets\/css\//.test(response.url())) files.push(response.text());
    });
    await openModal(page);
    await waitForIdleNetwork(page);
    const code = (await Promise.all(files)).join('\n');
    expect(code).toContain('DocSearch-Modal');
    expect(code).toContain('.DocSearch-Hit-title{');
    // Texts of the AI SDK, of zod and of marked, and a selector.
    for (const text of ['vercel.ai.error', 'ZodError', 'Infinite loop on byte', '.DocSearch-AskAiScreen-Query{'])
      expect(code).not.toContain(text);
  });
});

/** What Algolia answers to every query. */
const answer = always({
  url: 'https://jest-extended.jestcommunity.dev/docs/matchers/array#tobearray',
  title: '.toBeArray()',
});

test.describe('requests of the search to Algolia', () => {
  test('none before the reader types', async ({page, seen}) => {
    const {queries} = await answerAsAlgolia(page, answer);
    await open(page, onFixture('/docs'));
    await openModal(page);
    await expect(input(page)).toBeFocused();
    expect(queries).toEqual([]);
    expect(seen.foreign).toEqual([]);
  });

  for (const place of ['modal', 'page']) {
    test(`the ${place} queries the index jest-extended, filtered by language and docs version, with the public key`, async ({
      page,
    }) => {
      const {queries, requests} = await answerAsAlgolia(page, answer);
      if (place === 'modal') {
        await open(page, onFixture('/docs/matchers/array'));
        await openModal(page);
        await input(page).fill('toBe');
        await expect(hits(page).first()).toBeVisible();
      } else {
        await open(page, onFixture('/search?q=toBe'));
        await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      }
      expect(queries.at(-1)).toMatchObject({
        requests: [
          {
            indexName: 'jest-extended',
            query: 'toBe',
            facetFilters: [
              'language:en',
              expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']),
            ],
          },
        ],
      });
      const address = requests.at(-1)?.url() ?? '';
      const headers = requests.at(-1)?.headers() ?? {};
      expect(address).toMatch(/^https:\/\/fixture-dsn\.algolia\.net\/1\/indexes\//i);
      expect(`${address} ${JSON.stringify(headers)}`).toContain('fixture-key');
    });
  }
});
