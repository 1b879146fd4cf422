import {groups} from '@jest-extended/catalogue';
import {type Locator, type Page} from '@playwright/test';
import {expect, open, test} from './test';

/** The narrowest desktop width, and one at which the column has its maximum width. */
const WIDTHS = [997, 1440];

/** The rendered lines of each link, and whether a part of it overflows its box. */
const getLines = (links: Locator): Promise<{lines: string[]; isCut: boolean}[]> =>
  links.evaluateAll(all =>
    all.map(link => {
      const lines = new Map<number, string>();
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (let at = 0; at < (node.textContent ?? '').length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const {top} = range.getBoundingClientRect();
          lines.set(top, (lines.get(top) ?? '') + range.toString());
        }
      return {lines: [...lines.values()], isCut: link.scrollWidth > link.clientWidth};
    }),
  );

/** Expects complete names, with line breaks only between their words. */
async function expectNames(links: Locator, names: readonly string[], where: string): Promise<void> {
  await expect(links, where).toHaveText(names.map(name => `.${name}`));
  const drawn = await getLines(links);
  expect(
    drawn.filter(({isCut}) => isCut),
    `cut, ${where}`,
  ).toEqual([]);
  for (const {lines} of drawn) for (const line of lines.slice(1)) expect(line, where).toMatch(/^[A-Z]/);
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

test('the table of contents above the page on a phone shows complete names', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/matchers/mock');
  await page.getByRole('button', {name: 'On this page'}).click();
  const links = page.locator('.theme-doc-toc-mobile a').filter(NAME);
  await expect(links.last()).toBeVisible();
  await expectNames(links, groups.find(group => group.page === 'mock')?.matchers ?? [], '375 px');
});

/** The top of a heading's text, from the top of the page. */
const getTextTop = (heading: Locator): Promise<number> =>
  heading.evaluate(element => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().top + window.scrollY;
  });

for (const {page: name} of groups)
  test(`the first matcher of ${name} starts within 900 px`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, `/docs/matchers/${name}`);
    const first = page.locator('.markdown h2').filter(NAME).first();
    await expect(first).toBeVisible();
    expect(await getTextTop(first)).toBeLessThan(900);
  });
