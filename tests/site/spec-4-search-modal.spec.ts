import {type Page} from '@playwright/test';
import {answerAsAlgolia} from './algolia';
import {expect, onFixture, open, ROUTE_CHUNKS, test} from './test';

const HITS = [
  {url: 'https://jest-extended.jestcommunity.dev/docs/matchers/array#tobearray', title: '.toBeArray()'},
  {url: 'https://jest-extended.jestcommunity.dev/docs/matchers/boolean', title: 'Boolean'},
];

const button = (page: Page) => page.locator('button.DocSearch-Button').first();
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const input = (page: Page) => page.locator('.DocSearch-Input');

test.describe('Specification 4: search modal', () => {
  for (const shortcut of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${shortcut} and closes with Escape`, async ({page}) => {
      await open(page, onFixture('/docs'));
      await page.keyboard.press(shortcut);
      await expect(modal(page)).toBeVisible();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(modal(page)).toHaveCount(0);
    });
  }

  test('opens with a click, and gives the focus back when it closes', async ({page}) => {
    await open(page, onFixture('/docs'));
    await button(page).click();
    await expect(modal(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
  });

  for (const name of ['Field', 'Text', 'Editor']) {
    test(`does not open with "/" while the reader types (${name})`, async ({page}) => {
      await open(page, onFixture('/fixture/typing'));
      const field = page.getByRole('textbox', {name});
      await field.click();
      await page.keyboard.press('End');
      await page.keyboard.press('/');
      const text = () =>
        field.evaluate(element => ('value' in element ? String(element.value) : (element.textContent ?? '')));
      await expect.poll(text).toContain('/');
      await expect(modal(page)).toHaveCount(0);
    });
  }

  for (const gesture of ['hover', 'focus', 'touch'] as const) {
    test(`is loaded only on ${gesture}`, async ({page}) => {
      await open(page, onFixture('/docs'));
      await page.waitForLoadState('networkidle');
      const scripts: string[] = [];
      page.on('request', request => {
        if (ROUTE_CHUNKS.test(request.url())) scripts.push(request.url());
      });
      const loaded = page.waitForResponse(async response => (await response.text()).includes('DocSearch-Modal'));
      const gestures = {
        hover: () => button(page).hover(),
        focus: () => button(page).focus(),
        touch: () => button(page).dispatchEvent('touchstart'),
      };
      expect(scripts).toEqual([]);
      await gestures[gesture]();
      await loaded;
      await expect(modal(page)).toHaveCount(0);
    });
  }

  test('follows the theme of the site', async ({page}) => {
    await open(page, onFixture('/docs'));
    await page.keyboard.press('ControlOrMeta+k');
    await expect(modal(page)).toBeVisible();
    const brightness = async (mode: string) => {
      await page.evaluate(value => document.documentElement.setAttribute('data-theme', value), mode);
      return modal(page).evaluate(element => {
        const [r = 0, g = 0, b = 0] =
          getComputedStyle(element)
            .backgroundColor.match(/[\d.]+/g)
            ?.map(Number) ?? [];
        return (r + g + b) / 3;
      });
    };
    expect(await brightness('light')).toBeGreaterThan(180);
    expect(await brightness('dark')).toBeLessThan(90);
  });

  test('a hit links to its page, and leads there without a full load', async ({page}) => {
    await answerAsAlgolia(page, HITS);
    await open(page, onFixture('/docs'));
    await page.keyboard.press('ControlOrMeta+k');
    await input(page).fill('toBe');
    const hit = page.locator('.DocSearch-Hit a', {hasText: 'toBeArray'});
    await expect(hit).toHaveAttribute('href', /\/docs\/matchers\/array#tobearray$/);
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    await hit.click();
    await expect(page).toHaveURL(/\/docs\/matchers\/array#tobearray$/);
    await expect(page.locator('#tobearray')).toBeInViewport();
    await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  });

  test('"See all results" counts the hits and leads to the search page', async ({page}) => {
    await answerAsAlgolia(page, HITS);
    await open(page, onFixture('/docs'));
    await page.keyboard.press('ControlOrMeta+k');
    await input(page).fill('toBe');
    await page.getByRole('link', {name: 'See all 2 results'}).click();
    await expect(page).toHaveURL(/\/search\?q=toBe$/);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "toBe"');
  });
});

test.describe('Specification 7: calls of the search', () => {
  test('no call is made before the reader asks for something', async ({page, seen}) => {
    const {queries} = await answerAsAlgolia(page, HITS);
    await open(page, onFixture('/docs'));
    await page.keyboard.press('ControlOrMeta+k');
    await expect(input(page)).toBeFocused();
    expect(queries).toEqual([]);
    expect(seen.foreign).toEqual([]);
  });

  test('asks the index jest-extended, filtered by language and docs version, with the public key', async ({page}) => {
    const {queries, requests} = await answerAsAlgolia(page, HITS);
    await open(page, onFixture('/docs/matchers/array'));
    await page.keyboard.press('ControlOrMeta+k');
    await input(page).fill('toBe');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
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
});

test.describe('Specification 2: search page', () => {
  test('/search reads the text from the query parameter q', async ({page}) => {
    const {queries} = await answerAsAlgolia(page, HITS);
    await open(page, onFixture('/search?q=toBeArray'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for "toBeArray"');
    await expect(page.locator('main, .main-wrapper').getByRole('link', {name: '.toBeArray()'}).first()).toHaveAttribute(
      'href',
      /\/docs\/matchers\/array#tobearray$/,
    );
    expect(JSON.stringify(queries.at(-1))).toContain('toBeArray');
  });

  test('/search without q asks for words', async ({page}) => {
    await open(page, onFixture('/search'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
    await expect(page.locator('input[name=q]')).toBeVisible();
  });

  test('/search/more is no search page', async ({page}) => {
    expect((await page.goto(onFixture('/search/more')))?.status()).toBe(404);
  });
});

test.describe('Specification 9: search', () => {
  test('the input says "Search docs"', async ({page}) => {
    await open(page, onFixture('/docs'));
    await page.keyboard.press('ControlOrMeta+k');
    await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
  });
});
