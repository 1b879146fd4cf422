import type {Locator} from '@playwright/test';
import {crash, expect, onFixture, open, test} from './test';

/*
 * What Docusaurus documents works although the site does not use it: nothing removes data, styles or components that a
 * page could need. The pages are in fixture/features.
 */

test.beforeEach(({page}) => page.setViewportSize({width: 1280, height: 900}));

test.afterEach(async ({page, seen}) => {
  await expect(crash(page)).toHaveCount(0);
  expect(seen.output.filter(line => /^(?:error|warning|uncaught)/.test(line))).toEqual([]);
});

/** A computed property of an element. */
const readStyle = (element: Locator, property: string): Promise<string> =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

test('a blog has a list of posts, grouped by year in its sidebar, and a page for each post', async ({page}) => {
  await open(page, onFixture('/blog'));
  await expect(page.getByText('The beginning of the post.')).toBeVisible();
  await page.getByRole('heading', {level: 2}).getByRole('link', {name: 'First post'}).click();
  await expect(page.getByText('The rest of the post.')).toBeVisible();
  const recent = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(recent.getByRole('heading', {name: '2026'})).toBeVisible();
  await expect(recent.getByRole('link', {name: 'First post'})).toHaveClass(/sidebarItemLinkActive/);
});

test('<DocCardList /> shows a card with borders for each page of the category', async ({page}) => {
  await open(page, onFixture('/features/next'));
  const card = page.getByRole('link', {name: 'The description on the card'});
  await expect(card).toContainText('Button and notes');
  expect(await readStyle(card, 'padding-left')).not.toBe('0px');
  expect(await readStyle(card, 'border-left-style')).toBe('solid');
  await card.click();
  await expect(page.getByRole('heading', {level: 1, name: 'Button and notes'})).toBeVisible();
});

test('a page has the look of Infima, the icons of Docusaurus, its version, and a sidebar that can be hidden', async ({
  page,
}) => {
  await open(page, onFixture('/features/next/classes'));
  await test.step('a link with the classes of a button looks like one', async () => {
    const button = page.getByRole('link', {name: 'A button'});
    expect(await readStyle(button, 'display')).toBe('inline-block');
    expect(await readStyle(button, 'padding-left')).not.toBe('0px');
    expect(await readStyle(button, 'text-decoration-line')).toBe('none');
    const primary = await page.locator('html').evaluate(html => {
      const probe = html.appendChild(document.createElement('i'));
      probe.style.color = 'var(--ifm-color-primary)';
      return getComputedStyle(probe).color;
    });
    expect(await readStyle(button, 'background-color')).toBe(primary);
  });
  await test.step('a tip has its own icon', async () => {
    const drawing = (kind: string) => page.locator(`.theme-admonition-${kind} svg path`).getAttribute('d');
    expect(await drawing('tip')).not.toBe(await drawing('note'));
  });
  await test.step('the sidebar collapses and expands', async () => {
    const menu = page.getByRole('navigation', {name: 'Docs sidebar'});
    await expect(menu).toBeVisible();
    await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
    await expect(menu).toBeHidden();
    await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
    await expect(menu).toBeVisible();
  });
  await test.step('the page has the badge of its version, and a banner if that is not released', async () => {
    const banner = page.locator('.theme-doc-version-banner');
    await expect(banner).toContainText('This is unreleased documentation for jest-extended Next version.');
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: Next');
    await banner.getByRole('link', {name: 'latest version'}).click();
    await expect(page.getByText('The last version.')).toBeVisible();
    await expect(page.locator('.theme-doc-version-badge')).toHaveText('Version: 1.0');
    await expect(banner).toHaveCount(0);
  });
});
