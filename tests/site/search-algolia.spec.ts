import {always, answerAsAlgolia} from './algolia';
import {hits, input, openModal} from './search';
import {expect, onFixture, open, test} from './test';

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
