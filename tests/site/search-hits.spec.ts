// cspell:ignore Frozn
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {HITS_IN_MODAL, HITS_ON_TOP} from '@jest-extended/search/client';
import {createEngine} from '@jest-extended/search/engine';
import {INDEX_FILE, parseIndexFile} from '@jest-extended/search/index-file';
import type {Page} from '@playwright/test';
import {sortAsShown} from '../budgets/search/queries';
import {ALGOLIA, always, answerAsAlgolia} from './algolia';
import {askButton} from './ask';
import {SHORT_PAGE} from './axe';
import {
  announcement,
  dialog,
  embedded,
  expectAccessible,
  hits,
  INDEX,
  input,
  isError,
  modal,
  openModal,
} from './search';
import {NOTHING, UNAVAILABLE} from './search';
import {BUILD} from './sitemap';
import {expect, hold, onFixture, open, ROUTE_CHUNKS, test, waitForIdleNetwork} from './test';

const dropdown = (page: Page) => page.locator('.DocSearch-Dropdown');
const main = (page: Page) => page.getByRole('main');

test.describe('The search modal', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/docs');
  });

  test('Enter opens the first hit, also on the current page, and a click on another one needs no full load', async ({
    page,
  }) => {
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
    for (const name of ['toBeArrayOfSize', 'toIncludeAllPartialMembers']) {
      await openModal(page);
      await input(page).fill(name);
      await expect(hits(page).first()).toContainText(`.${name}`);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/docs/matchers/array#${name.toLowerCase()}`);
      await expect(modal(page)).toHaveCount(0);
      await expect(page.locator(`#${name.toLowerCase()}`)).toBeInViewport();
    }
    await openModal(page);
    // The words are in a collapsed row, which opens.
    await input(page).fill('iterator that leaves out done');
    const hit = hits(page).getByRole('link').filter({hasText: 'iterator'}).first();
    await expect(hit).toHaveAttribute('href', '/docs/matchers/toBeEmpty#tobeempty-known-issue-2');
    await hit.click();
    await expect(page.locator('#tobeempty-known-issue-2').getByText('Add done: false')).toBeInViewport();
    await expect(page.locator('body[data-same-page]')).toHaveCount(1);
  });

  test('shows the hits of the engine in Node in the same groups and order, and the arrow keys select another one', async ({
    page,
  }) => {
    const engine = await createEngine(parseIndexFile(JSON.parse(readFileSync(path.join(BUILD, INDEX_FILE), 'utf8'))));
    await page.emulateMedia({forcedColors: 'active'});
    await openModal(page);
    for (const text of [
      'same items in any order',
      'TypeError: expect(...).toBeArray is not a function',
      'iterator that leaves out done',
      'typescript',
      'called before',
      'Vitest setup file',
      'lodash isEmpty',
      'toContainKey',
      'toBeFrozn',
      'array',
    ]) {
      const shown = sortAsShown(engine({text, hitsPerPage: HITS_IN_MODAL}).hits);
      await input(page).fill(text);
      const links = hits(page).getByRole('link');
      await expect
        .poll(() => links.evaluateAll(all => all.map(link => link.getAttribute('href'))))
        .toEqual(shown.map(({link}) => link));
      const groups = new Set(shown.slice(HITS_ON_TOP).map(({titles}) => titles[0]?.map(run => run.text).join('')));
      await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Best matches', ...groups].map(String));
    }
    const second = hits(page).nth(1);
    const url = await second.getByRole('link').getAttribute('href');
    // Forced colors hide the background of the selected hit.
    for (const [key, outline] of [
      ['ArrowDown', 'solid'],
      ['ArrowDown', 'none'],
      ['ArrowUp', 'solid'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(second).toHaveCSS('outline-style', outline);
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url ?? '');
  });

  test('shows no outcome before the search ends, and Enter waits for it', async ({page}) => {
    // Guards the rule of src/components/search/docsearch/docsearch.css. Without it the modal says "No results found" immediately.
    const held = await hold(page, INDEX);
    await openModal(page);
    await page.keyboard.type('toBeArrayOfSize');
    await expect(page.locator('.DocSearch-Container--Stalled')).toBeVisible();
    await expect(modal(page).getByText('No results found')).toBeHidden();
    // Without src/components/search/docsearch/useDocSearchClient.ts, Enter cancels the search that is under way.
    await page.keyboard.press('Enter');
    await held.release();
    await expect(page).toHaveURL('/docs/matchers/array#tobearrayofsize');
  });

  test('"See all results" has the number of results and opens the search page; without more results it is absent', async ({
    page,
  }) => {
    await openModal(page);
    await input(page).fill('toBeFrozn');
    await expect(modal(page)).toContainText('Showing results for "toBeFrozen"');
    await expect(announcement(page)).toHaveText(/^Showing results for "toBeFrozen"\. \d results?$/);
    await expect(page.getByRole('link', {name: /^See all/})).toHaveCount(0);
    // DocSearch's own count is the sum of all searches.
    await input(page).fill('object');
    await expect(announcement(page)).toHaveText(/^\d+ results$/);
    const results = (await announcement(page).textContent()) ?? '';
    await page.getByRole('link', {name: `See all ${results}`, exact: true}).click();
    await expect(page).toHaveURL('/search?q=object');
    await expect(main(page).getByRole('status').first()).toHaveText(results);
    await expect(main(page).locator('ol > li')).toHaveCount(parseInt(results, 10));
  });

  test('frequent searches fill the field, and each finds its section first', async ({page}) => {
    await openModal(page);
    const frequent = dialog(page)
      .getByRole('list', {name: /^Frequent/})
      .getByRole('button');
    for (const [at, section] of [
      'matchers/array#toincludesamemembers',
      'matchers/mock#tohavebeencalledbefore',
      'matchers/function#tothrowwithmessage',
      'matchers/object#tocontainallkeys',
      'getting-started/setup#not-a-function',
      'getting-started/setup#property-does-not-exist',
      'getting-started/setup#expect-is-not-defined',
      'getting-started/setup#no-import',
    ].entries()) {
      await input(page).fill('');
      const query = (await frequent.nth(at).textContent()) ?? '';
      await frequent.nth(at).click();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue(query);
      await expect(hits(page).first().getByRole('link')).toHaveAttribute('href', `/docs/${section}`);
      await expect(frequent).toHaveCount(0);
    }
  });

  test('shows an error after each keystroke until a search succeeds', async ({page, seen}) => {
    /*
     * Guards the edit "failed search". Without it the modal says "No results found" or shows the previous results,
     * and every keystroke causes an uncaught error.
     */
    await embedded.fail(page);
    await openModal(page);
    for (const letter of 'arr') {
      // The error may be that of the previous letter, and a pending search would delay the next one.
      const failed = page.waitForEvent('requestfailed');
      await page.keyboard.type(letter);
      await failed;
      for (const text of UNAVAILABLE) await expect(dropdown(page)).toContainText(text);
    }
    await expect(announcement(page)).toHaveText(UNAVAILABLE.join('. '));
    await embedded.answer(page);
    await page.keyboard.type('a');
    await expect(hits(page).first()).toBeVisible();
    await expect(modal(page)).not.toContainText(UNAVAILABLE[0]);
    expect(seen.output.filter(isError)).toEqual([]);
  });

  test('without results, says so, suggests searches with results, and links to a new issue', async ({page}) => {
    /*
     * Guards the edit "other searches". Without it there is no "Try searching for". Guards getMissingResultsUrl of
     * src/components/search/docsearch. Without it there is no "Let us know."
     */
    await openModal(page);
    await input(page).fill(NOTHING);
    const none = `No results found for "${NOTHING}"`;
    for (const text of [none, 'Try searching for', 'Believe this query should return results?'])
      await expect(dropdown(page)).toContainText(text);
    await expect(announcement(page)).toHaveText(none);
    const report = page.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute('href', new RegExp(`^https://github\\.com/.*/issues/new\\?.*${NOTHING}`));
    const others = page.locator('.DocSearch-Prefill');
    await expect(others).toHaveCount(3);
    await others.first().click();
    await expect(input(page)).toBeFocused();
    await expect(hits(page).first()).toBeVisible();
  });

  test('has a combobox with one popup, whose groups have names', async ({page}) => {
    await openModal(page);
    const field = dialog(page).getByRole('combobox', {name: 'Search', expanded: false});
    await expect(field).toHaveAttribute('aria-haspopup', 'tree');
    await expect(field).not.toHaveAttribute('aria-controls');
    await input(page).fill('toBeFrozen');
    await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
    const popup = dialog(page).getByRole('tree', {name: 'Results'});
    await expect(popup).toHaveId((await input(page).getAttribute('aria-controls')) ?? '');
    // Playwright does not follow `aria-owns`.
    const group = dialog(page).getByRole('group', {name: 'Best matches'});
    await expect(popup).toHaveAttribute('aria-owns', new RegExp(`\\b${await group.getAttribute('id')}\\b`));
    const selected = (await input(page).getAttribute('aria-activedescendant')) ?? '';
    await expect(group.getByRole('treeitem', {selected: true})).toHaveId(selected);
  });

  test('no request leaves the site, no other service is named, and the search works offline after its first use', async ({
    page,
    context,
    seen,
  }) => {
    await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
    const files: Promise<string>[] = [];
    page.on('response', response => {
      if (ROUTE_CHUNKS.test(response.url()) || /\/assets\/css\//.test(response.url())) files.push(response.text());
    });
    const index = page.waitForResponse(INDEX);
    await openModal(page);
    await index;
    await waitForIdleNetwork(page);
    // Guards the edit "no chat" and the edit "no answers": texts of the AI SDK, of zod, of Algolia's client and of marked,
    // and a selector.
    const code = (await Promise.all(files)).join('\n');
    expect(code).toContain('DocSearch-Modal');
    expect(code).not.toMatch(
      /vercel\.ai\.error|ZodError|algolia\.net|Infinite loop on byte|\.DocSearch-AskAiScreen-Query\{/,
    );
    await context.setOffline(true);
    await input(page).fill('array of size');
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator('.DocSearch-Logo')).toBeHidden();
    await expect(page.getByRole('link', {name: /Algolia/})).toHaveCount(0);
    expect(seen.foreign).toEqual([]);
    // The pages of the hits cannot be prefetched.
    expect(seen.output.filter(isError)).toEqual([]);
  });
});

test(
  'every state of the modal passes axe and fits, and its controls are reachable by keyboard',
  {tag: '@whole'},
  async ({page}) => {
    test.slow();
    await embedded.fail(page);
    await open(page, SHORT_PAGE);
    await openModal(page);
    await input(page).fill('array');
    await expect(dropdown(page)).toContainText(UNAVAILABLE[0]);
    await expectAccessible(page);
    await embedded.answer(page);
    // States with hits guard the edit "hits are a tree". Without it axe reports "nested-interactive".
    await input(page).fill('array of');
    await expect(hits(page).first()).toBeVisible();
    await expectAccessible(page);
    await input(page).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(askButton(page), 'the focus trap of DocSearch').toBeFocused();
    await input(page).fill(NOTHING);
    await expect(dropdown(page)).toContainText('No results found');
    await expectAccessible(page);
    for (const name of ['toBeFrozen', 'toBeArray']) {
      await input(page).fill(name);
      await expect(hits(page).first()).toContainText(name);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${name}$`, 'i'));
      await openModal(page);
    }
    await page.getByRole('button', {name: 'Save this search'}).first().click();
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText(['Recent', 'Favorite']);
    await expectAccessible(page);
    const remove = page.getByRole('button', {name: 'Remove this search from favorites'});
    await page.keyboard.press('Tab');
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(remove).toBeFocused({timeout: 100});
    }).toPass();
    await expect(remove).toHaveCSS('outline-style', 'solid');
  },
);

test.describe('When Algolia answers', () => {
  /** What Algolia answers to every query. */
  const title = 'toBeOneOf<T> & <img src=x onerror="window.ran = true">';
  const answer = always({url: 'https://jest-extended.jestcommunity.dev/docs', title});

  test('nothing is sent before the reader types, Algolia is credited, and a refused key is an error', async ({
    page,
    seen,
  }) => {
    const {queries} = await answerAsAlgolia(page, answer);
    await open(page, onFixture('/docs'));
    await expect(page.locator('link[rel=preconnect]')).toHaveAttribute('href', 'https://FIXTURE-dsn.algolia.net');
    await openModal(page);
    await expect(page.locator('.DocSearch-Logo a')).toHaveAttribute('href', /^https:\/\/www\.algolia\.com\//);
    expect(queries).toEqual([]);
    expect(seen.foreign).toEqual([]);
    await input(page).fill('arr');
    await expect(hits(page)).toHaveCount(1);
    const headers = {'access-control-allow-origin': '*'};
    await page.route(ALGOLIA, route => route.fulfill({status: 403, headers, json: {message: 'Invalid', status: 403}}));
    await page.keyboard.type('a');
    // With another name of DocSearchError in src/components/search/docsearch/useDocSearchClient.ts the hit stays.
    await expect(dropdown(page)).toContainText(UNAVAILABLE[0]);
    await expect(hits(page)).toHaveCount(0);
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
        await expect(main(page).getByRole('link', {name: title})).toBeVisible();
        await expect(main(page).getByRole('link', {name: 'Powered by Algolia'})).toBeVisible();
      }
      const tags = expect.arrayContaining(['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']);
      expect(queries.at(-1)).toMatchObject({
        requests: [{indexName: 'jest-extended', query: 'toBe', facetFilters: ['language:en', tags]}],
      });
      const address = requests.at(-1)?.url() ?? '';
      const headers = requests.at(-1)?.headers() ?? {};
      expect(address).toMatch(/^https:\/\/fixture-dsn\.algolia\.net\/1\/indexes\//i);
      expect(`${address} ${JSON.stringify(headers)}`).toContain('fixture-key');
    });
  }

  test('markup in a record is shown as text in all hits, and no script runs', async ({page}) => {
    await answerAsAlgolia(page, answer);
    await open(page, onFixture('/docs/matchers/array'));
    await openModal(page);
    await input(page).fill('one');
    await expect(hits(page)).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(onFixture('/docs'));
    await openModal(page);
    await expect(page.locator('.DocSearch-Hit-source')).toHaveText('Recent');
    await expect(hits(page)).toContainText(title);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
