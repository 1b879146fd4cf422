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
  ['a name in the contents', '/docs/matchers/array', '.theme-doc-toc-desktop a', [997, 1440]],
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
