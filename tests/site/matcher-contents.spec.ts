import {type Locator, type Page} from '@playwright/test';
import {groups} from '../../src/catalogue';
import {expect, open, test} from './test';

/** From the narrowest desktop on; at the last one the column is as wide as it gets. */
const WIDTHS = [997, 1100, 1280, 1440];

/** The lines of a link as they are drawn, and whether a part of it lies outside of its box. */
const linesOf = (links: Locator): Promise<{lines: string[]; isCut: boolean}[]> =>
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

/** Every name is there as a whole, in lines that begin where one of its words does. */
async function expectNames(links: Locator, names: readonly string[], where: string): Promise<void> {
  const drawn = await linesOf(links);
  const heads = drawn.map(({lines}) => lines.join(''));
  expect(heads, where).toEqual(names.map(name => `.${name}`));
  expect(drawn.filter(({isCut}) => isCut).length, `cut, ${where}`).toBe(0);
  for (const {lines} of drawn) for (const line of lines.slice(1)) expect(line, where).toMatch(/^[A-Z]/);
}

/** Those that name a matcher: a page may have other sections. */
const NAME = {hasText: /^\./};

const contents = (page: Page): Locator => page.locator('.theme-doc-toc-desktop a').filter(NAME);

/*
 * Without the wrap of TOCItems this reports `.toBeArray()` in place of `.toBeArray`; without the `<wbr>` in it, lines
 * that begin in the middle of a word.
 */
for (const {page: name, matchers} of groups) {
  test(`${name}: the contents beside the page show every name whole`, async ({page}) => {
    await open(page, `/docs/matchers/${name}`);
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      await expectNames(contents(page), matchers, `${width} px`);
    }
  });
}

test('so do the contents above the page on a phone', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/matchers/mock');
  await page.getByRole('button', {name: 'On this page'}).click();
  const links = page.locator('.theme-doc-toc-mobile a').filter(NAME);
  await expect(links.last()).toBeVisible();
  await expectNames(links, groups.find(group => group.page === 'mock')?.matchers ?? [], '375 px');
});

/* With a weight of its own, the name that is read is wider: at 1280 px it reports another width of the text. */
test('the section that is read is marked, and takes as much room as before', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/matchers/array');
  const link = contents(page).filter({hasText: '.toIncludeAllPartialMembers'});
  const look = () =>
    link.evaluate(each => {
      const text = document.createRange();
      text.selectNodeContents(each);
      const {width, height} = text.getBoundingClientRect();
      return {width, height, bar: getComputedStyle(each, '::before').borderInlineStartWidth};
    });
  const {width, height} = await look();
  await link.click();
  await expect(link).toHaveClass(/--active/);
  expect(await look()).toEqual({width, height, bar: '2px'});
});
