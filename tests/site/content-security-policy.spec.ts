import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {headers} from '../../deploy/headers';
import {answer, askDocs} from './ask';
import {htmlOf, sitemapPaths} from './sitemap';
import {hits, input, isError, MODES, openModal} from './search';
import {expect, open, RECONNECT, test} from './test';

const verdict = (page: Page) => page.getByRole('status').filter({hasText: /\bPASS\b/});

/** Sends the headers that hosts send (deploy/headers.ts), as `docusaurus serve` does not. */
async function asOnHost(page: Page): Promise<void> {
  await page.route(/^http:\/\/localhost:/, async route => {
    const response = await route.fetch(RECONNECT);
    await route.fulfill({response, headers: {...response.headers(), ...headers['/']}});
  });
}

/*
 * Chromium reports each violation as an error in the console.
 *
 * Guards the edit "no chat", too: without it, the console has a violation when the search opens.
 */
for (const mode of MODES)
  test(`with the policy of the pages and the headers of hosts, everything works, ${mode.name}`, async ({
    page,
    seen,
  }) => {
    await asOnHost(page);
    await mode.answer(page);
    await test.step('examples and the playground run', async () => {
      await open(page, mode.at('/docs/matchers/boolean'));
      await page.getByRole('main').getByRole('button', {name: /^Run/}).first().click();
      await expect(verdict(page).first()).toBeVisible();
      await open(page, mode.at('/playground'));
      await page.getByRole('button', {name: /^Run/}).first().click();
      await expect(page.getByRole('region', {name: 'Results'})).not.toContainText('Press Run');
      await expect(verdict(page).first()).toBeVisible();
    });
    await test.step('the search works, in its modal and on its page', async () => {
      await openModal(page);
      await input(page).fill('toBeFrozen');
      await expect(hits(page).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.locator('#tobefrozen')).toBeInViewport();
      await open(page, mode.at('/search?q=array'));
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
    await test.step('the color mode changes, and links navigate', async () => {
      await page
        .locator('.navbar__items')
        .getByRole('button', {name: /dark and light mode/i})
        .click();
      await page.locator('.footer').getByRole('link', {name: 'Matchers'}).click();
      await expect(page.getByRole('heading', {level: 1, name: 'Matchers'})).toBeVisible();
    });
    expect(seen.output.filter(isError)).toEqual([]);
  });

test('with the policy of the pages and the headers of hosts, questions are answered', async ({page, seen}) => {
  await asOnHost(page);
  await open(page, '/docs');
  await askDocs(page, 'how do I check that an array is empty');
  await answer(page).getByRole('button', {name: /^Run/}).first().click();
  await expect(verdict(page).first()).toBeVisible();
  expect(seen.output.filter(isError)).toEqual([]);
});

test('the policy of every page allows scripts only from the site and by hash', () => {
  for (const path of ['/404.html', ...sitemapPaths()]) {
    const policy = /^[^]*?<meta charset="?UTF-8"?><meta http-equiv="Content-Security-Policy" content="([^"]+)">/i.exec(
      htmlOf(path),
    )?.[1];
    expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[^']+')+; style-src 'self' 'unsafe-inline'; /);
  }
});

/** The directives of policies that hold at the same time; none is in both with different values. */
const directivesOf = (...policies: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policies
      .flatMap(policy => policy.split('; ').map(directive => directive.split(' ')))
      .map(([name = '', ...sources]) => [name, sources]),
  );

const SIX_MONTHS_S = 15_768_000;

/**
 * The tests of Mozilla's HTTP Observatory: the points for a page, or the penalty if `holds` is false. Redirects, cookies and
 * certificates depend on the host: deploy/nginx.conf redirects to HTTPS, and nothing sets a cookie.
 *
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 */
function observatory(
  page: string,
): readonly {readonly test: string; readonly holds: boolean; readonly points: number}[] {
  const $ = load(htmlOf(page));
  const sent = headers['/'] ?? {};
  const header = sent['Content-Security-Policy'] ?? '';
  const policy = directivesOf($('meta[http-equiv=Content-Security-Policy]').attr('content') ?? '', header);
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*.*)?)$/;
  const names = Object.keys(sent).map(name => name.toLowerCase());
  const scripts = $('script[src]').toArray();
  return [
    {
      test: 'Content Security Policy: scripts and plugins only from named places, not from text; no HTTP',
      holds:
        [...sources('script-src'), ...sources('object-src')].every(source => !broad.test(source)) &&
        sources('script-src').every(source => !["'unsafe-inline'", "'unsafe-eval'", 'data:'].includes(source)) &&
        [...policy.values()].flat().every(source => !/^(?:http|ftp):/.test(source)),
      // More points only without inline styles, which the theme needs.
      points: 0,
    },
    {test: 'Cookies: none', holds: !names.includes('set-cookie'), points: 0},
    {
      test: 'Cross-origin resource sharing: not for everyone',
      holds: !names.includes('access-control-allow-origin'),
      points: 0,
    },
    {
      test: 'Cross-origin resource policy',
      holds: sent['Cross-Origin-Resource-Policy'] === 'same-origin',
      points: 10,
    },
    {
      test: 'Referrer policy: private',
      holds: sent['Referrer-Policy'] === 'strict-origin-when-cross-origin',
      points: 5,
    },
    {
      test: 'Strict Transport Security: at least six months',
      holds: Number(/^max-age=(\d+)/.exec(sent['Strict-Transport-Security'] ?? '')?.[1]) >= SIX_MONTHS_S,
      points: 0,
    },
    {
      test: 'Integrity of scripts: not needed, because all are of the site',
      holds: scripts.length > 0 && scripts.every(({attribs}) => /^\/(?!\/)/.test(attribs['src'] ?? '')),
      points: 0,
    },
    {test: 'X-Content-Type-Options', holds: sent['X-Content-Type-Options'] === 'nosniff', points: 0},
    {
      test: 'X-Frame-Options: by the policy, which only a header can set',
      holds: directivesOf(header).get('frame-ancestors')?.join(' ') === "'self'",
      points: 5,
    },
  ];
}

test('every page passes all tests of the HTTP Observatory: A+', () => {
  for (const page of sitemapPaths()) {
    const results = observatory(page);
    expect(
      results.filter(({holds}) => !holds),
      page,
    ).toEqual([]);
    expect(100 + results.reduce((sum, {points}) => sum + points, 0)).toBe(120);
  }
});
