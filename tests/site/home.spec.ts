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
const getCommands = (page: Page) => getTabs(page).locator('[role=tabpanel] code');

const getTab = (page: Page, name: string) => panel(page).getByRole('tab', {name});
/** The case that is shown. */
const shown = (page: Page) => panel(page).getByRole('tabpanel');

/** Each case's tab, its reports, and Jest's messages without the line that names the matcher. */
const cases = ['Array', 'Object', 'Mock'].map((name, index) => {
  const [alone, withMatcher, fixed] = reports.slice(3 * index, 3 * index + 3);
  const messages = [alone, withMatcher].map(report => removeColors(report?.message ?? '').replace(/^.*\n\n/, ''));
  return {name, code: alone?.code ?? '', messages, fixed: fixed?.name ?? ''};
});
const [arrayCase] = cases;

/** What the first screen has to answer: what it is, why, with what it works, and the comparison. */
const answers = (page: Page): Locator[] => [
  page.getByRole('heading', {level: 1, name: 'jest-extended'}),
  page.getByText('Additional Jest matchers', {exact: true}),
  page.getByText(`${matcherCount} matchers, each with`),
  page.getByText(`Works with Jest ${jestRange}, Vitest and Bun`),
  page.getByText(library.license, {exact: true}),
  page.getByRole('main').getByText(`v${library.version}`, {exact: true}),
  page.getByRole('link', {name: 'Get started'}),
  ...(arrayCase?.messages ?? []).map(message =>
    shown(page)
      .locator('pre')
      .getByText(message.split('\n').at(-1) ?? ''),
  ),
  ...cases.map(({name}) => getTab(page, name)),
];

/** The fix of the first case, for which a phone has no room. */
const fix = (page: Page): Locator[] => [
  shown(page).getByText("const done = ['ship', 'scan', 'pack'];"),
  shown(page).getByText('PASS', {exact: true}),
];

test('the first screen says what it is, why, with what it works, and shows the comparison, on every screen', async ({
  page,
}) => {
  await open(page, '/');
  for (const [width, height] of [
    [1280, 720],
    [1024, 768],
    [375, 812],
  ] as const) {
    await page.setViewportSize({width, height});
    await expect(announcementBar(page)).toBeVisible();
    for (const answer of [...answers(page), ...(width > 375 ? fix(page) : [])])
      await expect(answer, `${width} x ${height}`).toBeInViewport({ratio: 1});
  }
});

test('without JavaScript, each case has its name, and the messages and the code of stored runs', async ({
  readStatic,
}) => {
  const page = await readStatic('/');
  await expect(panel(page).getByRole('tab')).toHaveCount(0);
  await expect(shown(page)).toHaveCount(cases.length);
  for (const [index, {name, messages, fixed}] of cases.entries()) {
    const item = shown(page).nth(index);
    await expect(item.getByText(name, {exact: true})).toBeVisible();
    await expect(item.getByText(/^(FAIL|PASS)$/)).toHaveText(['FAIL', 'FAIL', 'PASS']);
    for (const message of messages)
      await expect(item.locator('pre', {hasText: message.split('\n')[0] ?? ''})).toHaveText(message);
    await expect(item).toContainText(`✓ ${fixed}`);
  }
});

test('a click or a key shows another case, and nothing else moves', async ({page}) => {
  await open(page, '/');
  const below = page.getByRole('region', {name: 'Browse by type'});
  const top = (await below.boundingBox())?.y;
  for (const {name, messages} of cases) {
    await getTab(page, name).click();
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toHaveAccessibleName(name);
    for (const message of messages) await expect(shown(page)).toContainText(message);
    await expect.poll(async () => (await below.boundingBox())?.y).toBe(top);
  }
  const chosenCase = panel(page).getByRole('tab', {selected: true});
  for (const [key, name] of [
    ['ArrowRight', 'Array'],
    ['ArrowRight', 'Object'],
    ['End', 'Mock'],
    ['ArrowLeft', 'Object'],
    ['Home', 'Array'],
    ['ArrowLeft', 'Mock'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosenCase).toHaveText(name);
    await expect(chosenCase).toBeFocused();
    await expect(shown(page)).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Tab');
  await expect(shown(page).getByRole('link', {name: 'Edit and run this test'})).toBeFocused();
});

test('"Edit and run this test" opens the test of a case in the playground, where it fails with the same messages', async ({
  page,
}) => {
  const {name = '', code = '', messages = []} = cases.at(-1) ?? {};
  await open(page, '/');
  await getTab(page, name).click();
  await shown(page).getByRole('link', {name: 'Edit and run this test'}).click();
  await expect(page).toHaveURL(/\/playground#/);
  await expect(page.getByRole('textbox', {name: 'Test file'})).toHaveValue(code);
  await page.getByRole('button', {name: 'Run', exact: true}).click();
  for (const message of messages) await expect(page.getByRole('main')).toContainText(message);
});

test('the install command is that of the install page for each package manager', async ({readStatic}) => {
  const docs = await getCommands(await readStatic(INSTALL)).allTextContents();
  expect(docs).toHaveLength(4);
  await expect(getCommands(await readStatic('/'))).toHaveText(docs);
});

test('lists every page of the reference with its notation and the number of its matchers', async ({read}) => {
  const links = (await read('/')).getByRole('region', {name: 'Browse by type'}).getByRole('listitem').getByRole('link');
  await expect(links).toHaveCount(groups.length);
  for (const [index, {page: path, label, notation, matchers}] of groups.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAttribute('href', `/docs/matchers/${path}`);
    await expect(link.getByText(notation, {exact: true})).toBeVisible();
    await expect(link).toHaveAccessibleName(`${label} ${matchers.length} matcher${matchers.length === 1 ? '' : 's'}`);
  }
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
  const verdict = shown(page).getByText('FAIL', {exact: true}).first();
  expect(await colorAt(verdict, 0, 10), 'border').not.toBe(await colorAt(verdict, 4, 10));
  const link = (name: string) => page.getByRole('main').getByRole('link', {name});
  expect(await colorAt(link('Get started'), 8, 8), 'fill').not.toBe(
    await colorAt(link(`Browse ${matcherCount} matchers`), 8, 8),
  );
});
