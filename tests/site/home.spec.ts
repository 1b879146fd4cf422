import {groups, matcherCount} from '@jest-extended/catalogue';
import {library} from '@jest-extended/catalogue/library';
import {jestRange} from '@jest-extended/catalogue/runners';
import type {Locator, Page} from '@playwright/test';
import {removeColors} from '../../src/components/shared/Ansi/parseSgr';
import reports from '../../src/components/home/Comparison/reports.json';
import {axeFindingsEverywhere} from './axe';
import {announcementBar, expect, open, test} from './test';

const INSTALL = '/docs/getting-started/install';

const panel = (page: Page) => page.getByRole('region', {name: 'One broken value'});
const getTabs = (page: Page) => page.getByRole('main').locator('.tabs-container').first();
const chosen = (page: Page) => getTabs(page).getByRole('tab', {selected: true});
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

/** What the first screen has to answer: what it is, why, with what it works, and the comparison with its fix. */
const answers = (page: Page): Locator[] => [
  page.getByRole('heading', {level: 1, name: 'jest-extended'}),
  page.getByText('Additional Jest matchers', {exact: true}),
  page.getByText(`${matcherCount} matchers for arrays`),
  page.getByText(`Works with Jest ${jestRange}, Vitest and Bun`),
  page.getByText(library.license, {exact: true}),
  page.getByRole('main').getByText(`v${library.version}`, {exact: true}),
  page.getByRole('link', {name: 'Get started'}),
  ...(arrayCase?.messages ?? []).map(message =>
    shown(page)
      .locator('pre')
      .getByText(message.split('\n').at(-1) ?? ''),
  ),
  shown(page).getByText("const done = ['ship', 'scan', 'pack'];"),
  shown(page).getByText('PASS', {exact: true}),
  ...cases.map(({name}) => getTab(page, name)),
];

for (const {width, height} of [
  {width: 1280, height: 720},
  {width: 1024, height: 768},
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

for (const width of [340, 375, 412, 861, 1024])
  test(`no name in the code of a case is broken, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 740});
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready);
    const broken = panel(page)
      .locator('.token-line')
      .evaluateAll(lines =>
        lines.flatMap(line => {
          const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const names: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode())
            for (const {0: name, index} of node.textContent?.matchAll(/\w+/g) ?? []) {
              range.setStart(node, index);
              range.setEnd(node, index + name.length);
              if (new Set([...range.getClientRects()].map(({top}) => top)).size > 1) names.push(name);
            }
          return names;
        }),
      );
    expect(await broken).toEqual([]);
  });

for (const {name, code, messages} of cases)
  test(`"Edit and run this test" opens the test of the case ${name} in the playground, where it fails with the same message`, async ({
    page,
  }) => {
    await open(page, '/');
    await getTab(page, name).click();
    await shown(page).getByRole('link', {name: 'Edit and run this test'}).click();
    await expect(page).toHaveURL(/\/playground#/);
    await expect(page.getByRole('textbox', {name: 'Test file'})).toHaveValue(code);
    await page.getByRole('button', {name: 'Run', exact: true}).click();
    for (const message of messages) await expect(page.getByRole('main')).toContainText(message);
  });

test('each case passes axe in every look', async ({page}) => {
  for (const {name} of cases) {
    await open(page, '/');
    await getTab(page, name).click();
    expect(await axeFindingsEverywhere(page, 'main')).toEqual([]);
  }
});

for (const width of [320, 375, 701, 997, 1001, 1024, 1090, 1121, 1280])
  test(`the name takes one line next to the buttons, ${width} pixels wide`, async ({page}) => {
    await page.setViewportSize({width, height: 768});
    await open(page, '/');
    const heading = page.getByRole('heading', {level: 1});
    const {lines, right} = await heading.evaluate(element => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return {lines: range.getClientRects().length, right: range.getBoundingClientRect().right};
    });
    expect(lines).toBe(1);
    expect(right).toBeLessThanOrEqual(width);
    const start = await page.getByRole('link', {name: 'Get started'}).boundingBox();
    const name = await heading.boundingBox();
    if (start && name && start.y < name.y + name.height) expect(right).toBeLessThan(start.x);
  });

test('paper has every case with its report, also in the first second', async ({page}) => {
  await page.goto('/');
  await page.emulateMedia({media: 'print'});
  const outputs = panel(page).locator('[data-verdict] + div > :first-child');
  await expect(outputs).toHaveCount(3 * cases.length);
  const seen = await outputs.evaluateAll(all =>
    all.map(output => {
      const {opacity, visibility} = getComputedStyle(output);
      const cover = output.parentElement?.previousElementSibling;
      return [opacity, visibility, cover && getComputedStyle(cover, '::before').content];
    }),
  );
  expect(seen).toEqual(seen.map(() => ['1', 'visible', 'none']));
  // A link to edit the test is of no use there.
  await expect(panel(page).getByRole('link').filter({visible: true})).toHaveCount(0);
});

test.describe('The verdicts', () => {
  const covers = (page: Page) =>
    shown(page)
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
  const verdict = shown(page).getByText('FAIL', {exact: true}).first();
  expect(await colorAt(verdict, 0, 10), 'border').not.toBe(await colorAt(verdict, 4, 10));
  const link = (name: string) => page.getByRole('main').getByRole('link', {name});
  expect(await colorAt(link('Get started'), 8, 8), 'fill').not.toBe(
    await colorAt(link(`Browse ${matcherCount} matchers`), 8, 8),
  );
});
