import {groups} from '@jest-extended/catalogue';
import {getNames} from '@jest-extended/catalogue/words';
import {library, writeParameter} from '@jest-extended/catalogue/library';
import {parseEdgeCases} from '@jest-extended/docs-model/edge-cases';
import {readKnownIssues} from '@jest-extended/docs-model/known-issues';
import {splitEdgeCases} from '@jest-extended/docs-model/open-edge-cases';
import type {Locator, Page} from '@playwright/test';
import {pageAt} from '../examples/pages.cjs';
import {readMatcherSections} from '../examples/reference';
import {opened, runIn} from './examples';
import {INDEX} from './search';
import {readDocument} from './sitemap';
import {expect, open, routeLater, test, waitForIdleNetwork} from './test';

const plain = (statement: string): string => statement.replaceAll('`', '');

test('the section of each matcher has its parts in order, and no edge case twice', () => {
  for (const {page: name} of groups) {
    const $ = readDocument(`/docs/matchers/${name}`);
    for (const {name: matcher, id, edgeCases, knownIssues} of readMatcherSections(
      pageAt(`docs/matchers/${name}.mdx`),
    )) {
      const facts = library.matchers[matcher];
      const section = $(`#${id}`).parent().nextUntil('.heading:has(> h2)');
      const text = section.text();
      const items = section.find('li p').toArray();
      const statements = items.map(item => $(item).text());
      if (!facts) throw new Error(`The catalog does not contain ${matcher}.`);
      const {open, others} = splitEdgeCases(edgeCases[0]?.code ?? '');
      const parts = [
        `since ${facts.since}`,
        ...(facts.isAsync ? ['Async: use await. Not usable as an asymmetric matcher.'] : []),
        ...[facts.typeParameters ?? [], ...facts.parameters.map(writeParameter)].flat(),
        "test('",
        ...parseEdgeCases(open).map(({statement}) => plain(statement)),
        'When it fails',
        ...(others ? ['Edge cases'] : []),
        ...(knownIssues.blocks > 0 ? [`Known issues${knownIssues.blocks}`] : []),
        `Also known as${getNames(matcher).join(', ')}`,
        'See also',
      ];
      let place = -1;
      for (const part of parts) {
        place = text.indexOf(part, place + 1);
        expect(place, `${matcher}: ${part}`).not.toBe(-1);
      }
      for (const {statement} of edgeCases.flatMap(({edgeCases: cases = []}) => cases))
        expect(
          statements.filter(each => each === plain(statement)),
          statement,
        ).toHaveLength(1);
    }
  }
});

test('the index lists every known issue in one row, each with a link to its own row', () => {
  const $ = readDocument('/docs/matchers');
  const row = $('#known-issues-list');
  expect(row.is('details:not([open])')).toBe(true);
  const issues = readKnownIssues();
  const items = row.find('li');
  expect(items).toHaveLength(issues.length);
  for (const [place, {id, title, reports}] of issues.entries()) {
    const links = items.eq(place).find('a');
    const named = links.filter((_, link) => plain(title) === $(link).text());
    expect(named.attr('href'), title).toMatch(new RegExp(`#${id}$`));
    for (const url of reports) expect(links.filter(`[href="${url}"]`), url).toHaveLength(1);
  }
});

test.describe('Edge cases', () => {
  const [section] = readMatcherSections(pageAt('docs/matchers/number.mdx')).flatMap(({id, edgeCases}) => {
    const split = splitEdgeCases(edgeCases[0]?.code ?? '');
    return split.open && split.others ? [{id, ...split}] : [];
  });
  const {id = '', open: openCode = '', others: closedCode = ''} = section ?? {};
  const [openCases, closedCases] = [openCode, closedCode].map(code => parseEdgeCases(code));
  const table = (page: Page): Locator => page.locator(`#${id}-edge-cases`).locator('xpath=../../*[2]');

  for (const [place, code, cases = []] of [
    ['the table', openCode, openCases],
    ['the row @whole', closedCode, closedCases],
  ] as const) {
    const show = async (page: Page): Promise<Locator> => {
      if (code === closedCode) return opened(page.locator(`#${id}-edge-cases`));
      await table(page).hover();
      return table(page);
    };

    test(`in ${place} have a word for each result, run, and show their code for editing`, async ({page}) => {
      await open(page, '/docs/matchers/number');
      await expect(page.locator(`#${id}-edge-cases summary`)).toHaveText(`Edge cases${closedCases?.length}`);
      await expect(page.locator(`#${id}-edge-cases`).getByRole('listitem').first()).toBeHidden();
      const card = await show(page);
      const items = card.getByRole('listitem');
      await expect(items.locator('[class^=word]')).toHaveText(
        cases.flatMap(({lines}) => {
          const verdicts = lines.flatMap(({verdict}) => verdict ?? []);
          const results = new Set(verdicts);
          return results.size === 1 ? [...results] : verdicts;
        }),
      );
      await expect(items.locator('p')).toHaveText(cases.map(({statement}) => plain(statement)));
      await expect(items.locator('.token-line').filter({hasText: /^expect\(.*\)\.not\./})).toHaveCount(0);
      await card.getByRole('button', {name: 'Edit'}).click();
      await expect(page.getByRole('textbox', {name: 'Code of the example'})).toHaveValue(code);
      await card.getByRole('button', {name: 'Reset'}).click();
      await expect(items).toHaveCount(cases.length);
      await runIn(card);
      await expect(card.getByRole('status')).toContainText(
        `${cases.length} ${cases.length === 1 ? 'test' : 'tests'} passed`,
      );
      for (const {statement} of cases) await expect(card).toContainText(`✓${plain(statement)}`);
    });
  }
});

test.describe('The list of all matchers', () => {
  const all = groups.flatMap(({matchers}) => matchers).length;
  const LIST = 'article div:has(> search) + div';
  const list = (page: Page): Locator => page.locator(LIST);
  const items = (page: Page): Locator => list(page).locator('ul > li:visible');
  const calls = (rows: Locator): Promise<string[]> => rows.getByRole('link').allInnerTexts();
  const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter the matchers'});
  const chips = (page: Page): Locator => page.getByRole('navigation', {name: 'Groups of matchers'}).getByRole('link');
  const status = (page: Page): Locator => page.locator('search').getByRole('status');
  const heading = (page: Page, name: string): Locator => page.getByRole('heading', {level: 2, name});

  async function filter(page: Page, text: string): Promise<void> {
    await field(page).fill(text);
    await expect(status(page)).not.toBeEmpty();
  }

  test('has a link for each group, which a filter hides', async ({page}) => {
    await open(page, '/docs/matchers/');
    const labels = await list(page).getByRole('heading', {level: 2}).allTextContents();
    await expect(chips(page)).toHaveText(labels);
    await chips(page).last().press('Enter');
    await expect(page).toHaveURL('/docs/matchers/#any-value');
    await expect(heading(page, 'Any value')).toBeInViewport();
    await filter(page, 'any order');
    await expect(chips(page)).toHaveCount(0);
  });

  test('shows the rows that the search finds, in their groups, and no others', async ({page}) => {
    await open(page, '/docs/matchers/?filter=positive+number');
    await expect(status(page)).toHaveText(/^[1-6] matchers$/);
    expect(await calls(items(page))).toContain('.toBePositive()');
    await expect(heading(page, 'Number')).toBeVisible();
    await expect(heading(page, 'Array')).toBeHidden();
    await expect(list(page).getByRole('heading', {level: 3}).filter({visible: true})).toHaveCount(0);
  });

  test('links to a recipe for what no matcher checks', async ({page}) => {
    await open(page, '/docs/matchers/');
    await filter(page, 'strings ignoring case');
    await expect(status(page)).toHaveText(/^[1-6] matchers\. See also Contains, ignoring case or whitespace\.$/);
    await filter(page, 'duplicates');
    const recipe = 'An array without duplicates';
    await expect(status(page)).toHaveText(`See ${recipe}, which no matcher checks, or clear the filter.`);
    await status(page).getByRole('link', {name: recipe}).click();
    await expect(page).toHaveURL('/docs#unique');
  });

  test('offers weak hits as related, and links to the search and to the full list', async ({page}) => {
    await open(page, '/docs/matchers/');
    await filter(page, 'less than 10');
    await expect(status(page)).toHaveText(/^Related matchers: [1-6]\. Search the docs or clear the filter\.$/);
    await expect(items(page).first()).toBeVisible();
    await status(page).getByRole('button', {name: 'clear the filter'}).press('Enter');
    await expect(items(page)).toHaveCount(all);
    await expect(status(page)).toBeEmpty();
    await expect(field(page)).toBeFocused();
    await filter(page, 'left & shoe');
    await status(page).getByRole('link', {name: 'Search the docs'}).click();
    await expect(page).toHaveURL(url => url.pathname === '/search' && url.searchParams.get('q') === 'left & shoe');
  });

  test('loads the search only when the field is used', async ({page}) => {
    const fetched: string[] = [];
    page.on('request', request => fetched.push(request.url()));
    await routeLater(page);
    await open(page, '/docs/matchers/');
    await waitForIdleNetwork(page);
    expect(fetched.filter(url => INDEX.test(url))).toEqual([]);
    await filter(page, 'ignore order');
    await expect(items(page).first()).toContainText('.toIncludeSameMembers(');
  });

  test('finds every matcher with the typed text in its name', async ({page}) => {
    await open(page, '/docs/matchers/');
    const names = groups.flatMap(group => group.matchers);
    for (const typed of ['toBeV', 'ToBe', 'Frozen', '.toContainEntries(', 'toBeOneOf']) {
      const part = typed.replace(/\W/g, '').toLowerCase();
      const having = names.filter(name => name.toLowerCase().includes(part));
      await field(page).fill(typed);
      await expect(status(page)).toHaveText(/^\d+ matchers?$/);
      await expect
        .poll(async () => (await calls(items(page))).map(call => /\w+/.exec(call)?.[0]))
        .toEqual(expect.arrayContaining(having));
    }
  });

  test('stores the filter in the URL and restores it from there', async ({page}) => {
    await open(page, '/docs/matchers/');
    await field(page).fill('<b> & "x"');
    await expect(page).toHaveURL(url => url.searchParams.get('filter') === '<b> & "x"');
    await open(page, '/docs/matchers/?filter=toBeTrue');
    await expect(field(page)).toHaveValue('toBeTrue');
    await expect(items(page)).not.toHaveCount(all);
    await expect(items(page).first()).toContainText('.toBeTrue()');
    await field(page).press('Escape');
    await expect(field(page)).toBeFocused();
    await expect(items(page)).toHaveCount(all);
  });

  test('a link to a section below the list leaves the filter', {tag: '@whole'}, async ({page}) => {
    await open(page, '/docs/matchers/?filter=any+order');
    await expect(status(page)).not.toBeEmpty();
    await page.getByRole('link', {name: 'How matchers behave', exact: true}).first().click();
    await expect(page).toHaveURL('/docs/matchers/?filter=any+order#how-matchers-behave');
    await expect(heading(page, 'How matchers behave')).toBeInViewport();
    await expect(heading(page, 'Symbol')).toBeHidden();
  });
});
