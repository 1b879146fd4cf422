import {groups, matcherCount} from '@jest-extended/catalogue';
import {library} from '@jest-extended/catalogue/library';
import {jestRange} from '@jest-extended/catalogue/runners';
import type {Locator, Page} from '@playwright/test';
import {removeColors} from '../../src/components/shared/Ansi/parseSgr';
import reports from '../../src/components/home/Comparison/reports.json';
import {announcementBar, expect, open, test} from './test';

const INSTALL = '/docs/getting-started/install';

const panel = (page: Page) => page.getByRole('region', {name: 'One broken value'});
const getTabs = (page: Page) => page.getByRole('main').locator('.tabs-container').first();
const chosen = (page: Page) => getTabs(page).getByRole('tab', {selected: true});
const getCommands = (page: Page) => getTabs(page).locator('[role=tabpanel] code');

/** Jest's messages without the line that names the matcher. */
const messages = reports.flatMap(({message}) => message && removeColors(message).replace(/^.*\n\n/, ''));

/** What the first screen has to answer: what it is, why, with what it works, and the comparison with its fix. */
const answers = (page: Page): Locator[] => [
  page.getByRole('heading', {level: 1, name: 'jest-extended'}),
  page.getByText('Additional Jest matchers', {exact: true}),
  page.getByText(`${matcherCount} matchers for arrays`),
  page.getByText(`Works with Jest ${jestRange}, Vitest and Bun`),
  page.getByText(library.license, {exact: true}),
  page.getByRole('main').getByText(`v${library.version}`, {exact: true}),
  page.getByRole('link', {name: 'Get started'}),
  ...messages.filter(Boolean).map(message =>
    panel(page)
      .locator('pre')
      .getByText(message.split('\n').at(-1) ?? ''),
  ),
  panel(page).getByText("const done = ['ship', 'scan', 'pack'];"),
  panel(page).getByText('PASS', {exact: true}),
];

for (const {width, height} of [
  {width: 1280, height: 720},
  {width: 375, height: 740},
])
  test(`the first screen at ${width} x ${height} says what it is, why, with what it works, and shows the comparison`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/');
    await expect(announcementBar(page)).toBeVisible();
    for (const answer of answers(page)) await expect(answer).toBeInViewport({ratio: 1});
  });

test('the comparison has the messages and the code of stored runs, and is readable without JavaScript', async ({
  readStatic,
}) => {
  const page = await readStatic('/');
  const verdicts = panel(page).getByText(/^(FAIL|PASS)$/);
  await expect(verdicts).toHaveText(['FAIL', 'FAIL', 'PASS']);
  for (const message of messages.filter(Boolean))
    await expect(panel(page).locator('pre', {hasText: message.split('\n')[0] ?? ''})).toHaveText(message);
  await expect(panel(page)).toContainText('✓ same steps, any order');
});

test('"Edit and run this test" opens the test in the playground, where it fails with the same message', async ({
  page,
}) => {
  await open(page, '/');
  await panel(page).getByRole('link', {name: 'Edit and run this test'}).click();
  await expect(page).toHaveURL(/\/playground#/);
  await expect(page.getByRole('textbox', {name: 'Test file'})).toHaveValue(reports[0]?.code ?? '');
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  await expect(page.getByRole('main')).toContainText('Received:\n  ["pack", "ship", "ship"]');
});

test.describe('The verdicts', () => {
  const covers = (page: Page) =>
    panel(page)
      .getByText(/^(FAIL|PASS)$/)
      .evaluateAll(all =>
        all.map(pill => {
          const {content, visibility} = getComputedStyle(pill, '::before');
          return content === 'none' || visibility === 'hidden' ? 'settled' : content;
        }),
      );

  test('read RUNS until their output appears, once', async ({page}) => {
    await page.goto('/');
    const names = await page.evaluate(() =>
      document.getAnimations().flatMap(({effect}) => (effect instanceof KeyframeEffect ? [effect.pseudoElement] : [])),
    );
    expect(names.filter(Boolean)).toEqual(['::before', '::before', '::before']);
    await expect.poll(() => covers(page)).toEqual(['settled', 'settled', 'settled']);
    await expect
      .poll(() => page.evaluate(() => document.getAnimations().map(({playState}) => playState)))
      .not.toContain('running');
  });

  test('are final from the start with reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await page.goto('/');
    expect(await covers(page)).toEqual(['settled', 'settled', 'settled']);
  });
});

test.describe('The install command', () => {
  test('is that of the install page for each package manager', async ({readStatic}) => {
    const docs = await getCommands(await readStatic(INSTALL)).allTextContents();
    expect(docs).toHaveLength(4);
    await expect(getCommands(await readStatic('/'))).toHaveText(docs);
  });

  test('shares the chosen package manager with the docs', async ({page}) => {
    await open(page, '/');
    await expect(chosen(page)).toHaveText('npm');
    await getTabs(page).getByRole('tab', {name: 'pnpm'}).click();
    await open(page, INSTALL);
    await expect(chosen(page)).toHaveText('pnpm');
    await getTabs(page).getByRole('tab', {name: 'Bun'}).click();
    await open(page, '/');
    await expect(chosen(page)).toHaveText('Bun');
    await expect(getCommands(page).filter({visible: true})).toHaveText('bun add --dev jest-extended');
  });
});

test.describe('Browse by type', () => {
  const table = (page: Page) => page.getByRole('region', {name: 'Browse by type'});

  test('lists every page of the reference with its notation and the number of its matchers', async ({read}) => {
    const links = table(await read('/'))
      .getByRole('listitem')
      .getByRole('link');
    await expect(links).toHaveCount(groups.length);
    for (const [index, {page: path, label, notation, matchers}] of groups.entries()) {
      const link = links.nth(index);
      await expect(link).toHaveAttribute('href', `/docs/matchers/${path}`);
      await expect(link.getByText(notation, {exact: true})).toBeVisible();
      await expect(link).toHaveAccessibleName(`${label} ${matchers.length} matcher${matchers.length === 1 ? '' : 's'}`);
    }
  });
});

test('with forced colors, verdicts have a border, and the first button differs from the second', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/');
  /** The color of one pixel, as the bytes of its picture. */
  const colorAt = async (locator: Locator, left: number, top: number): Promise<string> => {
    const {x, y} = (await locator.boundingBox()) ?? {x: 0, y: 0};
    const clip = {x: Math.round(x) + left, y: Math.round(y) + top, width: 1, height: 1};
    return (await page.screenshot({clip})).toString('base64');
  };
  const verdict = panel(page).getByText('FAIL', {exact: true}).first();
  expect(await colorAt(verdict, 0, 10), 'border').not.toBe(await colorAt(verdict, 4, 10));
  const link = (name: string) => page.getByRole('main').getByRole('link', {name});
  expect(await colorAt(link('Get started'), 8, 8), 'fill').not.toBe(
    await colorAt(link(`Browse ${matcherCount} matchers`), 8, 8),
  );
});
