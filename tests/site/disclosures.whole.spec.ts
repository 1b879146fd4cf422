// cspell:ignore toincludesamepartialmembers
import type {Locator, Page} from '@playwright/test';
import {edit, failingRow, opened, PAGE, getVerdict} from './examples';
import {openPainted} from './shifts';
import {readHtml} from './sitemap';
import {expect, hydrated, open, test} from './test';

const ID = 'toincludesamepartialmembers';
const edgeCases = (page: Page): Locator => page.locator(`#${ID}-edge-cases`);
/** The one in the row of known issues. */
const knownIssue = (page: Page): Locator => page.locator(`#${ID}-known-issue`);
const knownIssues = (page: Page): Locator => page.locator(`#${ID}-known-issues`);

/** Expects an element where it is below the navbar when that is shown, and the navbar hidden. */
async function expectAtTop(target: Locator): Promise<void> {
  const isAtTop = () =>
    target.evaluate(element => {
      const {top} = element.getBoundingClientRect();
      return top >= 60 && top <= 80;
    });
  await expect.poll(isAtTop).toBe(true);
  await expect(target.page().locator('.navbar')).not.toBeInViewport();
}

test.describe('Edge cases and known issues are rows that open', () => {
  test('by a link on the page, by its address again, and by going back', async ({page}) => {
    await open(page, PAGE);
    await knownIssues(page).locator('xpath=..').hover();
    await page.locator(`a[href="#${ID}-known-issues"]`).click();
    await expect(page).toHaveURL(new RegExp(`#${ID}-known-issues$`));
    await expect(knownIssues(page)).toHaveAttribute('open');
    await expectAtTop(knownIssues(page));
    await knownIssues(page).locator('summary').first().click();
    await expect(knownIssues(page)).not.toHaveAttribute('open');
    await page.evaluate(hash => (window.location.hash = hash), `${ID}-edge-cases`);
    await expect(edgeCases(page)).toHaveAttribute('open');
    await page.goBack();
    await expect(knownIssues(page)).toHaveAttribute('open');
  });

  test('by their address before the first paint, so that nothing moves', async ({page}) => {
    // Guards plugins/early-scripts. Without it, nothing opens the row before the page's own scripts run.
    // A font that arrives after the first paint moves text a little.
    await page.route('**/*.woff2', route => route.abort());
    const {hydrate, shifts} = await openPainted(page, `${PAGE}#${ID}-edge-cases`);
    await expect(edgeCases(page).locator('pre').first()).toBeInViewport();
    await hydrate();
    expect(await shifts()).toEqual([]);
  });

  const place = (page: Page) =>
    page.locator('#tobeinrange').evaluate(heading => Math.round(heading.getBoundingClientRect().top));

  test('again when the reader comes back from another page, at the same place', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, PAGE);
    await edgeCases(page).locator('summary').first().click();
    const next = page.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    const before = await place(page);
    await next.click();
    await expect(page).toHaveURL(/boolean$/);
    await page.goBack();
    await expect(edgeCases(page)).toHaveAttribute('open');
    await expect.poll(() => place(page)).toBe(before);
  });

  test('again after a reload, and the rows that were open before a link on the page', async ({page}) => {
    // Guards plugins/early-scripts. Without it the browser scrolls a page with closed rows to the old position.
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, PAGE);
    await edgeCases(page).locator('summary').first().click();
    await page.locator('.theme-doc-toc-desktop a[href="#tosatisfyall"]').click();
    await expect(page).toHaveURL(/#tosatisfyall$/);
    await page.locator('#tobeinrange').scrollIntoViewIfNeeded();
    const before = await place(page);
    await page.reload();
    await hydrated(page);
    await expect(edgeCases(page)).toHaveAttribute('open');
    await expect.poll(() => place(page)).toBe(before);
  });

  test("by the browser's search: a link to a text inside opens the row", async ({page}) => {
    // The same mechanism as Find in page, which no test can control.
    await page.goto(`${PAGE}#:~:text=an%20element%20matches%20one%20member%20only`);
    await expect(edgeCases(page)).toHaveAttribute('open');
    await expect(edgeCases(page).getByText('an element matches one')).toBeInViewport();
  });

  test('for print, and are closed again after it', async ({page}) => {
    await open(page, PAGE);
    const frame = failingRow(page).locator('details > pre').first();
    const content = [edgeCases(page).locator('pre').first(), knownIssue(page).locator('pre').first(), frame];
    for (const each of content) await expect(each).toBeHidden();
    await page.emulateMedia({media: 'print'});
    for (const each of content) await expect(each).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    for (const each of content) await expect(each).toBeHidden();
  });
});

test('each example of a matcher has an address, a link to it, and no entry in the contents', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, `${PAGE}#${ID}-failing-example`);
  const example = page.locator(`#${ID}-failing-example`);
  await expect(example).toContainText('FAIL');
  await expectAtTop(example);
  const link = page.locator(`a[href="#${ID}-failing-example"]`);
  await link.focus();
  await expect(link).toBeFocused();
  await expect(
    page.locator('.theme-doc-toc-desktop a[href*="-example"], .theme-doc-toc-desktop a[href*="-edge-"]'),
  ).toHaveCount(0);
  const severalExamples = 'toincludesamemembers';
  for (const kind of ['example', 'failing-example', 'example-2', 'edge-cases', 'known-issue', 'known-issue-2'])
    expect(readHtml(PAGE)).toMatch(new RegExp(`id="?${severalExamples}-${kind}[" >]`));
});

test.describe('The result of a run belongs to its code', () => {
  test('after an edit the stored report is old', async ({page}) => {
    await open(page, PAGE);
    const example = await opened(failingRow(page));
    await edit(example, "test('passes', () => expect(1).toBe(1));");
    await expect(getVerdict(example)).toHaveText('Edited. Run it again.');
    await example.getByRole('button', {name: 'Reset'}).click();
    await expect(getVerdict(example)).toHaveText('');
  });
});
