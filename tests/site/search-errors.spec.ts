import {type Page} from '@playwright/test';
import {ALGOLIA} from './algolia';
import {algolia, announcement, embedded, hits, input, isError, modal, openModal} from './search';
import {expect, onFixture, open, test} from './test';

const NOTHING = 'qqqqxxq';
const TITLE = 'Unable to fetch results';
const HELP = 'You might want to check your network connection.';

const dropdown = (page: Page) => page.locator('.DocSearch-Dropdown');
const main = (page: Page) => page.getByRole('main');

/** The query parameters of a link to a new issue. */
const issue = (href: string | null) => Object.fromEntries(new URL(href ?? '').searchParams);

// Both search modes use the same modal and the same page.
test.describe('a search fails', () => {
  test('the modal shows an error after each keystroke until a search succeeds', async ({page, seen}) => {
    /*
     * Guards the edit "failed search". Without it the modal says "No results found" or shows the previous results,
     * and every keystroke causes an uncaught error.
     */
    await embedded.fail(page);
    await open(page, '/docs');
    await openModal(page);
    for (const letter of 'arr') {
      // The error may be that of the previous letter, and a pending search would delay the next one.
      const failed = page.waitForEvent('requestfailed');
      await page.keyboard.type(letter);
      await failed;
      await expect(dropdown(page)).toContainText(TITLE);
      await expect(dropdown(page)).toContainText(HELP);
    }
    await expect(announcement(page)).toHaveText(`${TITLE}. ${HELP}`);
    await expect(hits(page)).toHaveCount(0);
    await embedded.answer(page);
    await page.keyboard.type('a');
    await expect(hits(page).first()).toBeVisible();
    await expect(modal(page)).not.toContainText(TITLE);
    expect(seen.output.filter(isError)).toEqual([]);
  });

  test('the page shows an error until a search succeeds', async ({page, seen}) => {
    await embedded.fail(page);
    await open(page, '/search?q=arr');
    await expect(main(page).getByRole('alert')).toHaveText(TITLE + HELP);
    await page.getByRole('searchbox').press('End');
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.type('a');
    await failed;
    await expect(page).toHaveURL('/search?q=arra');
    await expect(main(page).getByRole('alert')).toHaveText(TITLE + HELP);
    await embedded.answer(page);
    await page.keyboard.type('y');
    await expect(main(page).getByRole('listitem').first()).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    expect(seen.output.filter(isError)).toEqual([]);
  });
});

test.describe('a search finds nothing', () => {
  test('the modal says so, suggests searches with results, and links to a new issue', async ({page}) => {
    /*
     * Guards the edit "other searches". Without it there is no "Try searching for". Guards getMissingResultsUrl of
     * src/components/search/docsearch. Without it there is no "Let us know."
     */
    await open(page, '/docs');
    await openModal(page);
    await input(page).fill(NOTHING);
    await expect(dropdown(page)).toContainText(`No results found for "${NOTHING}"`);
    await expect(dropdown(page)).toContainText('Try searching for');
    await expect(dropdown(page)).toContainText('Believe this query should return results?');
    await expect(announcement(page)).toHaveText(`No results found for "${NOTHING}"`);
    const report = page.getByRole('link', {name: 'Let us know.'});
    await expect(report).toHaveAttribute(
      'href',
      /^https:\/\/github\.com\/jest-community\/jest-extended\/issues\/new\?/,
    );
    const reported = async () => issue(await report.getAttribute('href'));
    await expect.poll(reported).toMatchObject({
      title: `Documentation: no results for "${NOTHING}"`,
      body: expect.stringContaining(NOTHING),
    });
    const others = page.locator('.DocSearch-Prefill');
    await expect(others).toHaveCount(3);
    for (let at = 0; at < 3; at++) {
      await input(page).fill(NOTHING);
      const other = (await others.nth(at).textContent()) ?? '';
      await others.nth(at).click();
      await expect(input(page)).toBeFocused();
      await expect(input(page)).toHaveValue(`${other.toLowerCase()} `);
      await expect(hits(page).first()).toBeVisible();
    }
  });

  test('the page shows the same', async ({page}) => {
    await open(page, `/search?q=${NOTHING}`);
    await expect(main(page).getByRole('status')).toHaveText(`No results found for "${NOTHING}"`);
    await expect(main(page)).toContainText('Try searching for');
    await expect(main(page)).toContainText('Believe this query should return results?');
    const href = await main(page).getByRole('link', {name: 'Let us know.'}).getAttribute('href');
    expect(issue(href)['title']).toContain(NOTHING);
    const other = main(page).getByRole('listitem').getByRole('button').first();
    const words = (await other.textContent()) ?? '';
    await other.click();
    await expect(page).toHaveURL(`/search?${new URLSearchParams({q: words}).toString()}`);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(main(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  });
});

test.describe('Algolia', () => {
  test('refuses the key: the modal shows an error and no previous hits', async ({page}) => {
    // Guards the name of DocSearchError in src/components/search/docsearch/useDocSearchClient.ts. With a different name the hits of "arr" stay.
    await algolia.answer(page);
    await open(page, onFixture('/docs'));
    await openModal(page);
    await input(page).fill('arr');
    await expect(hits(page).first()).toBeVisible();
    await page.route(ALGOLIA, route =>
      route.fulfill({
        status: 403,
        headers: {'access-control-allow-origin': '*'},
        json: {message: 'Invalid Application-ID or API key', status: 403},
      }),
    );
    await page.keyboard.type('a');
    await expect(dropdown(page)).toContainText(TITLE);
    await expect(hits(page)).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(onFixture('/docs'));
  });
});
