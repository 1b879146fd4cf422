import {groups} from '@jest-extended/catalogue';
import type {Locator, Page} from '@playwright/test';
import {expect, open, test} from './test';

/** The names in elements, or parts of names that may be broken between, that are on two lines. It runs in the page. */
const findTornNames = (elements: readonly Element[]): string[] =>
  elements.flatMap(element => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const torn: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const {0: name, index} of node.textContent?.matchAll(/\w+/g) ?? []) {
        range.setStart(node, index);
        range.setEnd(node, index + name.length);
        if (new Set(Array.from(range.getClientRects(), ({top}) => top)).size > 1) torn.push(name);
      }
    return torn;
  });

for (const [what, path, selector, widths] of [
  ['the code of an edge case', '/docs/matchers/string', '.theme-code-block li code', [375]],
  ['the code of an example', '/docs/matchers/array', '.theme-code-block > div pre code', [375]],
  ['the heading of a matcher', '/docs/matchers/array', '.theme-doc-markdown .matcher > h2', [320]],
  ['the code of the comparison', '/', 'main [role=tabpanel] .token-line', [340, 375, 412, 861, 1024]],
] as const)
  test(`${what} breaks before a name, not inside it, at any width`, async ({page}) => {
    await open(page, path);
    await page.locator('details').evaluateAll(rows => rows.forEach(row => row.setAttribute('open', '')));
    for (const width of widths) {
      await page.setViewportSize({width, height: 740});
      await expect.poll(() => page.locator(selector).count()).toBeGreaterThan(10);
      await expect.poll(() => page.locator(selector).evaluateAll(findTornNames), `${width} px`).toEqual([]);
    }
  });

/** The narrowest desktop width, and one at which the column has its maximum width. */
const WIDTHS = [997, 1440];

/** Expects complete names, with line breaks only between their words. */
async function expectNames(links: Locator, names: readonly string[], where: string): Promise<void> {
  await expect(links, where).toHaveText(names.map(name => `.${name}`));
  const cut = await links.evaluateAll(all => all.filter(link => link.scrollWidth > link.clientWidth).length);
  expect(cut, where).toBe(0);
  await expect.poll(() => links.evaluateAll(findTornNames), where).toEqual([]);
}

/** Links to matchers. A page may have other sections. */
const NAME = {hasText: /^\./};

const contents = (page: Page): Locator => page.locator('.theme-doc-toc-desktop a').filter(NAME);

/*
 * Without the wrapper of TOCItems this reports `.toBeArray()` instead of `.toBeArray`; without its `<wbr>`, lines that
 * begin in the middle of a word.
 */
test('the table of contents next to the page shows complete names', async ({page}) => {
  test.slow();
  const withLongNames = groups.filter(({matchers}) => matchers.some(name => name.length > 22));
  expect(withLongNames).not.toEqual([]);
  for (const {page: name, matchers} of withLongNames)
    await test.step(name, async () => {
      await open(page, `/docs/matchers/${name}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        await expectNames(contents(page), matchers, `${name}, ${width} px`);
      }
    });
});
