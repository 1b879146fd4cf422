import type {Locator, Page} from '@playwright/test';
import {groups} from '../../src/catalogue';
import {library, signatureOf} from '../../src/catalogue/library';
import {namesOf} from '../../src/catalogue/aliases';
import {edgesOf} from '../../src/catalogue/edges';
import {pageAt} from '../examples/pages.cjs';
import {matcherSections} from '../examples/reference';
import {expect, open, test} from './test';

/** The content between a matcher's heading and the next one. */
const section = async (page: Page, id: string): Promise<string> =>
  page.locator(`h2#${id}`).evaluate(heading => {
    const texts: string[] = [];
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
      texts.push(next.textContent);
    return texts.join('\n');
  });

const plain = (statement: string): string => statement.replaceAll('`', '');

test.describe('The reference, without JavaScript', () => {
  for (const {page: name} of groups) {
    test(`${name}: the section of each matcher has its facts, edge cases and related matchers`, async ({
      readStatic,
    }) => {
      const page = await readStatic(`/docs/matchers/${name}`);
      for (const {name: matcher, edgeCases} of matcherSections(pageAt(`docs/matchers/${name}.mdx`))) {
        const facts = library.matchers[matcher];
        const text = await section(page, matcher.toLowerCase());
        if (!facts) throw new Error(`The catalog does not contain ${matcher}.`);
        expect(text).toContain(`expect(value)${signatureOf(matcher, facts)}`);
        expect(text).toContain(`since ${facts.since}`);
        expect(text).toContain(facts.isAsync ? 'asynchronous: await it' : 'synchronous');
        for (const {statement} of edgeCases.flatMap(code => edgesOf(code).edges))
          expect(text).toContain(plain(statement));
        expect(text).toContain('See also');
        expect(text).toContain(`Also looked for as: ${namesOf(matcher).join(', ')}.`);
      }
    });
  }
});

/** The first list of edge cases of a page, with its controls. */
const edgeCasesCard = (page: Page): Locator =>
  page.getByText('Edge cases', {exact: true}).first().locator('xpath=ancestor::*[.//button][1]');

test.describe('A list of edge cases', () => {
  const first = matcherSections(pageAt('docs/matchers/number.mdx'))[0]?.edgeCases[0] ?? '';
  const {edges} = edgesOf(first);

  test('runs each edge case as a test with its own verdict', async ({page}) => {
    await open(page, '/docs/matchers/number');
    const card = edgeCasesCard(page);
    await card.getByRole('button', {name: 'Run'}).click();
    await expect(card.getByRole('status')).toContainText(`${edges.length} tests passed`);
    for (const {statement} of edges) await expect(card).toContainText(`✓${statement}`);
  });

  test('shows its code for editing, and the list again after Reset', async ({page}) => {
    await open(page, '/docs/matchers/number');
    const card = edgeCasesCard(page);
    await card.getByRole('button', {name: 'Edit'}).click();
    const button = page.getByRole('button', {name: 'Reset'});
    await expect(page.getByRole('textbox', {name: 'Code of the example'})).toHaveValue(first);
    await button.click();
    await expect(edgeCasesCard(page).getByRole('listitem')).toHaveCount(edges.length);
  });
});

test.describe('The list of all matchers', () => {
  const all = groups.flatMap(({matchers}) => matchers).length;
  const items = (page: Page): Locator => page.locator('article li').filter({hasText: /^\.\w+\(.*\):/});
  const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the matchers'});

  test('is complete and has no field without JavaScript', async ({readStatic}) => {
    const page = await readStatic('/docs/matchers/');
    await expect(items(page)).toHaveCount(all);
    await expect(field(page)).toBeHidden();
  });

  test('is filtered by name and by synonym while the reader types', async ({page}) => {
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

  test('stores the filter in the URL and restores it from there', async ({page}) => {
    await open(page, '/docs/matchers/');
    await field(page).fill('<b> & "x"');
    await expect(page).toHaveURL(url => url.searchParams.get('filter') === '<b> & "x"');
    await open(page, '/docs/matchers/?filter=toBeTrue');
    await expect(field(page)).toHaveValue('toBeTrue');
    await expect(items(page)).toHaveCount(1);
  });

  test('can be reached and cleared by keyboard', async ({page}) => {
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

  test('when empty, shows a message and links to the search and to the full list', async ({page}) => {
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

  /* Without `useShownTarget` the link in the contents has no effect: the heading stays hidden. */
  test('shows a hidden group for its link in the contents, and Back restores the filter', async ({page}) => {
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

  test('stays filtered when the reader follows a link to a visible group', async ({page}) => {
    await open(page, '/docs/matchers/?filter=any+order');
    const left = await items(page).filter({visible: true}).count();
    await inContents(page, 'Array').click();
    await expect(page).toHaveURL('/docs/matchers/?filter=any+order#array');
    await expect(heading(page, 'Array')).toBeInViewport();
    await expect(items(page)).toHaveCount(left);
  });

  test('shows the group of the hash in a URL that also has a filter', async ({page}) => {
    await open(page, '/docs/matchers/?filter=any+order#symbol');
    await expect(heading(page, 'Symbol')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });
});
