// cspell:ignore toincludesamepartialmembers
import type {Locator, Page} from '@playwright/test';
import {answer, ANOTHER, field as question} from '../site/ask';
import {failingRow, getVerdict, opened, PAGE, passing, runIn} from '../site/examples';
import {pick, results, testFile, verdict} from '../site/playground';
import {dialog, hits, input, openModal} from '../site/search';
import {hold, hydrated, open, theme} from '../site/test';
import {expect, test, typeText} from './test';

const ID = 'toincludesamepartialmembers';
const edgeCases = (page: Page): Locator => page.locator(`#${ID}-edge-cases`);
const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test('the home page shows its cases, and opens one in the playground', async ({page}) => {
  await open(page, '/');
  const panel = page.getByRole('region', {name: 'One broken value'});
  const shown = panel.getByRole('tabpanel');
  await panel.getByRole('tab', {name: 'Array'}).press('ArrowRight');
  await expect(panel.getByRole('tab', {name: 'Object'})).toBeFocused();
  await panel.getByRole('tab', {name: 'Mock'}).click();
  await expect(shown).toContainText('toHaveBeenCalledBefore');
  await panel.getByRole('tab', {name: 'Array'}).click();
  await expect(shown).toContainText('toIncludeSameMembers');
  await panel.getByRole('link', {name: 'Edit and run this test'}).click();
  await expect(testFile(page)).toHaveValue(/toIncludeSameMembers/);
});

test('a row is closed at first, opens by a click, and is open again on Back, at the same place', async ({page}) => {
  await open(page, PAGE);
  const content = edgeCases(page).locator('pre').first();
  await expect(content).toBeHidden();
  await edgeCases(page).locator('summary').first().click();
  await expect(content).toBeVisible();
  await page.locator('.theme-doc-toc-desktop a[href="#tobeinrange"]').click();
  await expect(page).toHaveURL(/#tobeinrange$/);
  await expect(page.locator('#tobeinrange')).toBeInViewport();
  const next = page.locator('.pagination-nav__link--next');
  await next.scrollIntoViewIfNeeded();
  const before = await scrollY(page);
  await next.click();
  await expect(page).toHaveURL(/boolean$/);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(content).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(before);
  await page.goForward();
  await expect(page).toHaveURL(/boolean$/);
});

test('a row of a URL is open before the scripts of the page run', async ({page}) => {
  const content = edgeCases(page).locator('pre').first();
  const scripts = await hold(page, /\.js$/);
  await page.goto(`${PAGE}#${ID}-edge-cases`, {waitUntil: 'commit'});
  await expect(content).toBeInViewport();
  await scripts.release();
  await hydrated(page);
  await expect(content).toBeInViewport();
});

test('the search opens, finds and navigates by keyboard, and a question is answered', async ({page}) => {
  await open(page, '/docs');
  await openModal(page);
  await page.keyboard.type('toBeAr');
  await expect(hits(page).first()).toContainText('.toBeArray()');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/array#tobearray$/);
  await expect(page.locator('#tobearray')).toBeInViewport();

  await openModal(page);
  await page.keyboard.type('how do I check that a mock ran before another');
  await page.keyboard.press('Alt+Enter');
  await expect(question(page)).toHaveAttribute('placeholder', ANOTHER);
  await expect(answer(page)).toContainText('.toHaveBeenCalledBefore(');
  await question(page).press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('an example runs, and can be edited, undone and copied', async ({page}) => {
  await open(page, PAGE);
  const example = passing(page);
  await runIn(example);
  await expect(getVerdict(example)).toHaveText(/^PASS/);
  await example.getByRole('button', {name: 'Edit'}).click();
  const field = example.getByRole('textbox');
  await typeText(field, "test('a', () => {");
  await field.press('Enter');
  await field.pressSequentially('expect([0]).toBeEmpty();');
  await field.press('Enter');
  await field.press('Control+z');
  await expect(field).toHaveValue("test('a', () => {\n  expect([0]).toBeEmpty();");
  await field.pressSequentially('})');
  await field.press('Control+Enter');
  await expect(getVerdict(example)).toHaveText(/^FAIL/);
  const report = example.getByRole('group', {name: "Jest's report"});
  await expect(report).toContainText('Expected value to be empty received:');
  await report.getByText('Code frame and stack').click();
  await expect(report).toContainText('> 2 |   expect([0]).toBeEmpty();');
  await expect(report).toContainText(/at Object\.toBeEmpty \(.*:2:15\)/);
  await field.press('Tab');
  await expect(field).not.toBeFocused();
  await report.getByRole('button', {name: 'Copy report'}).click();
  await expect(report.getByRole('button', {name: 'Copied'})).toBeVisible();
  await openModal(page);
  await page.keyboard.press('ControlOrMeta+v');
  await expect(input(page)).toHaveValue(/Expected value to be empty received:/);
});

test('a failing example has the report that is stored, and the line of the failure', async ({page}) => {
  await open(page, PAGE);
  const example = await opened(failingRow(page));
  const stored = await example.getByRole('figure').locator('pre').first().innerText();
  await runIn(example);
  await expect(getVerdict(example)).toHaveText(/^FAIL/);
  await expect(example.getByRole('group', {name: "Jest's report"})).toContainText(stored);
});

test('the playground runs, prints, stops an endless loop, chooses an example and shares a link', async ({page}) => {
  await open(page, '/playground');
  await typeText(
    testFile(page),
    "console.log({a: [1n]}); class Gone extends Error {} test('a', () => { throw new Gone('x'); });",
  );
  await page.keyboard.press('Control+Enter');
  const outcome = results(page);
  await expect(verdict(page)).toHaveText(/^FAIL/);
  await expect(outcome).toContainText('{ a: [ 1n ] }');
  await expect(outcome).toContainText(/at Object\.<anonymous> \(playground\.test\.ts:1:77\)/);
  await typeText(testFile(page), "test('spins', () => { for (;;); });");
  await page.keyboard.press('Control+Enter');
  await expect(verdict(page)).toHaveText(/^STOPPED .*“spins”/);
  await typeText(testFile(page), "test('ends', () => {});");
  await page.keyboard.press('Control+Enter');
  await expect(verdict(page)).toHaveText(/^PASS/);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page).toHaveURL(/#text=/);
  await page.reload();
  await expect(testFile(page)).toHaveValue("test('ends', () => {});");
  await pick(page, /^\.toBeArrayOfSize/);
  await expect(testFile(page)).toHaveValue(/toBeArrayOfSize/);
});

test('the color mode is kept, and the menu works on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, PAGE);
  const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
  const sidebar = page.locator('.navbar-sidebar');
  await toggle.click();
  await sidebar.getByRole('button', {name: /dark and light mode/}).click();
  await expect.poll(() => theme(page)).toBe('dark');
  await sidebar.getByRole('link', {name: 'Boolean', exact: true}).click();
  await expect(page).toHaveURL(/boolean$/);
  await expect(sidebar).not.toBeInViewport();
  await page.reload();
  await expect.poll(() => theme(page)).toBe('dark');
  await page.getByRole('button', {name: 'On this page'}).click();
  await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: '.toBeFalse', exact: true}).click();
  await expect(page.locator('#tobefalse')).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});
