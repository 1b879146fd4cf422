import {readFileSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {groups} from '../../src/catalogue';
import {library, signatureOf} from '../../src/catalogue/library';
import {words} from '../../src/catalogue/words';
import {edgesOf} from '../../src/catalogue/edges';
import {sectionsOf} from '../examples/reference';
import {expect, open, test} from './test';

/** All that stands between a matcher's heading and the next one. */
const section = async (page: Page, id: string): Promise<string> =>
  page.locator(`h2#${id}`).evaluate(heading => {
    const texts: string[] = [];
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
      texts.push(next.textContent);
    return texts.join('\n');
  });

const plain = (statement: string): string => statement.replaceAll('`', '');

test.describe('The reference, without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  for (const {page: name} of groups) {
    test(`${name}: facts, edges and relatives of each matcher stand in its section`, async ({page}) => {
      await page.goto(`/docs/matchers/${name}`);
      for (const {name: matcher, edges} of sectionsOf(readFileSync(`docs/matchers/${name}.mdx`, 'utf8'))) {
        const facts = library.matchers[matcher];
        const text = await section(page, matcher.toLowerCase());
        if (!facts) throw new Error(`The catalogue has no ${matcher}.`);
        expect(text).toContain(`expect(value)${signatureOf(matcher, facts)}`);
        expect(text).toContain(`since ${facts.since}`);
        expect(text).toContain(facts.isAsync ? 'asynchronous: await it' : 'synchronous');
        for (const {statement} of edges.flatMap(code => edgesOf(code).edges)) expect(text).toContain(plain(statement));
        expect(text).toContain('See also');
        expect(text).toContain(`Also looked for as: ${words[matcher]?.join(', ')}.`);
      }
    });
  }
});

/** The first list of edges of a page, as a card with its controls. */
const edgesCard = (page: Page): Locator =>
  page.getByText('Edges', {exact: true}).first().locator('xpath=ancestor::*[.//button][1]');

test.describe('A list of edges', () => {
  const first = sectionsOf(readFileSync('docs/matchers/number.mdx', 'utf8'))[0]?.edges[0] ?? '';
  const {edges} = edgesOf(first);

  test('runs: each edge is a test with its own verdict', async ({page}) => {
    await open(page, '/docs/matchers/number');
    const card = edgesCard(page);
    await card.getByRole('button', {name: 'Run'}).click();
    await expect(card.getByRole('status')).toContainText(`${edges.length} tests passed`);
    for (const {statement} of edges) await expect(card).toContainText(`✓${statement}`);
  });

  test('becomes its code when a reader edits it, and a list again after Reset', async ({page}) => {
    await open(page, '/docs/matchers/number');
    const card = edgesCard(page);
    await card.getByRole('button', {name: 'Edit'}).click();
    const button = page.getByRole('button', {name: 'Reset'});
    await expect(page.getByRole('textbox', {name: 'Code of the example'})).toHaveValue(first);
    await button.click();
    await expect(edgesCard(page).getByRole('listitem')).toHaveCount(edges.length);
  });
});

test.describe('The list of all matchers', () => {
  const all = groups.flatMap(({matchers}) => matchers).length;
  const items = (page: Page): Locator => page.locator('article li').filter({hasText: /^\.\w+\(.*\):/});
  const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the matchers'});

  test('is whole without JavaScript, and has no field then', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto('/docs/matchers/');
    await expect(items(page)).toHaveCount(all);
    await expect(field(page)).toBeHidden();
    await context.close();
  });

  test('is filtered as one types, by name and by what readers call it', async ({page}) => {
    await open(page, '/docs/matchers/');
    await expect(items(page)).toHaveCount(all);
    await field(page).fill('.toBeArrayOfSize(');
    await expect(items(page)).toHaveCount(1);
    await expect(page.getByRole('heading', {level: 2, name: 'Object'})).toBeHidden();
    await field(page).fill('any order');
    await expect(items(page).filter({hasText: '.toIncludeSameMembers('})).toBeVisible();
    await expect(page.getByRole('status').filter({hasText: 'Matchers left'})).toHaveText(/^Matchers left: \d+$/);
    await field(page).fill('no such matcher');
    await expect(items(page)).toHaveCount(0);
    await field(page).fill('');
    await expect(items(page)).toHaveCount(all);
  });

  test('keeps what is asked for in the address, and takes it from there', async ({page}) => {
    await open(page, '/docs/matchers/');
    await field(page).fill('<b> & "x"');
    await expect(page).toHaveURL(url => url.searchParams.get('filter') === '<b> & "x"');
    await open(page, '/docs/matchers/?filter=toBeTrue');
    await expect(field(page)).toHaveValue('toBeTrue');
    await expect(items(page)).toHaveCount(1);
  });

  test('is reached and cleared by the keyboard', async ({page}) => {
    await open(page, '/docs/matchers/?filter=toBeTrue');
    await field(page).focus();
    await page.keyboard.press('Tab');
    await expect(field(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(items(page)).toHaveCount(all);
  });

  const status = (page: Page): Locator => page.locator('search').getByRole('status');

  test('that is empty says so, and leads to the search or back to all', async ({page}) => {
    await open(page, '/docs/matchers/');
    await field(page).fill('left & shoe');
    await expect(items(page)).toHaveCount(0);
    await expect(status(page)).toHaveText('No matcher matches. Search the docs for it, or clear the filter.');
    await status(page).getByRole('button', {name: 'clear the filter'}).press('Enter');
    await expect(items(page)).toHaveCount(all);
    await expect(status(page)).toBeEmpty();
    await expect(field(page)).toBeFocused();
    await field(page).fill('left & shoe');
    await status(page).getByRole('link', {name: 'Search the docs for it'}).click();
    await expect(page).toHaveURL(url => url.pathname === '/search' && url.searchParams.get('q') === 'left & shoe');
  });

  const inContents = (page: Page, name: string): Locator =>
    page.locator('.theme-doc-toc-desktop').getByRole('link', {name, exact: true});
  const heading = (page: Page, name: string): Locator => page.getByRole('heading', {level: 2, name});

  /* Without `useShownTarget` the contents lead nowhere here: the heading stays away. */
  test('shows a group that the contents lead to, and Back brings the filter again', async ({page}) => {
    await open(page, '/docs/matchers/?filter=any+order');
    await expect(heading(page, 'Symbol')).toBeHidden();
    await inContents(page, 'Symbol').press('Enter');
    await expect(heading(page, 'Symbol')).toBeInViewport();
    await expect(page).toHaveURL('/docs/matchers/#symbol');
    await expect(items(page)).toHaveCount(all);
    await page.goBack();
    await expect(page).toHaveURL('/docs/matchers/?filter=any+order');
    await expect(field(page)).toHaveValue('any order');
    await expect(heading(page, 'Symbol')).toBeHidden();
    await page.goForward();
    await expect(page).toHaveURL('/docs/matchers/#symbol');
    await expect(items(page)).toHaveCount(all);
  });

  test('stays filtered on the way to a group that it shows', async ({page}) => {
    await open(page, '/docs/matchers/?filter=any+order');
    const left = await items(page).filter({visible: true}).count();
    await inContents(page, 'Array').click();
    await expect(page).toHaveURL('/docs/matchers/?filter=any+order#array');
    await expect(heading(page, 'Array')).toBeInViewport();
    await expect(items(page)).toHaveCount(left);
  });

  test('shows the group that an address names beside a filter', async ({page}) => {
    await open(page, '/docs/matchers/?filter=any+order#symbol');
    await expect(heading(page, 'Symbol')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });
});
