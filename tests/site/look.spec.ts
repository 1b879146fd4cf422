import {type Page} from '@playwright/test';
import {expect, open, test} from './test';

/** The pixels of a part of the page, each [red, green, blue, alpha] from 0 to 255. */
async function readPixels(page: Page, clip: Parameters<Page['screenshot']>[0]): Promise<number[][]> {
  const picture = (await page.screenshot(clip)).toString('base64');
  return page.evaluate(async source => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('The browser does not support canvas.');
    context.drawImage(image, 0, 0);
    const {data} = context.getImageData(0, 0, image.width, image.height);
    return Array.from({length: data.length / 4}, (_, at) => [...data.slice(4 * at, 4 * at + 4)]);
  }, picture);
}

for (const address of ['/docs/matchers/?filter=array', '/search?q=array'])
  // The browser's own icon is blue in light mode.
  test(`the icon that clears a field is gray and differs from the field, ${address}`, async ({page}) => {
    await open(page, address);
    const field = page.getByRole('searchbox').first();
    await field.focus();
    const {x, y, width, height} = (await field.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
    // Excludes the border and the text of the field.
    const clip = {x: x + width - 44, y: y + 6, width: 38, height: height - 12};
    for (const mode of ['light', 'dark']) {
      await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), mode);
      const pixels = await readPixels(page, {clip});
      const colors = pixels.map(([red = 0, green = 0, blue = 0]) => [red, green, blue]);
      expect(Math.max(...colors.map(color => Math.max(...color) - Math.min(...color)))).toBeLessThan(16);
      const reds = colors.map(([red = 0]) => red);
      expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(128);
    }
    await page.mouse.click(x + width - 22, y + height / 2);
    await expect(field).toHaveValue('');
  });

test('the title of a note is not in capitals, which would change the case of code', async ({page}) => {
  // Stock Docusaurus capitalizes titles; then this test reports `ALWAYS AWAIT THEM`.
  await open(page, '/docs/matchers/promise');
  const title = page.locator('.theme-admonition').first().locator('> :first-child');
  await expect(title).toHaveText('Always await them', {useInnerText: true});
});

/** The texts in elements that are on more than one line. It runs in the page. */
const findTornTexts = (elements: readonly Element[]): string[] =>
  elements.flatMap(element => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const torn: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      // A word on two lines has two boxes.
      if (range.getClientRects().length > 1) torn.push(String(texts.currentNode.textContent));
    }
    return torn;
  });

test('on a phone, the code of an edge case breaks before a name, not inside it', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/matchers/string');
  await page.locator('details').evaluateAll(rows => rows.forEach(row => row.setAttribute('open', '')));
  const names = page.locator('.theme-code-block li .token').filter({hasNotText: /\s/});
  await expect.poll(() => names.count()).toBeGreaterThan(100);
  await expect.poll(() => names.evaluateAll(findTornTexts)).toEqual([]);
});

test('on the narrowest phone, headings of matchers break only between words, and their text is the whole call', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/matchers/array');
  const headings = page.locator('.theme-doc-markdown .matcher > h2');
  await expect(headings).toHaveCount(11);
  await expect.poll(() => headings.evaluateAll(findTornTexts)).toEqual([]);
  await expect(page.locator('#toincludesamepartialmembers')).toHaveText(/^\.toIncludeSamePartialMembers\(members\)/);
});

test('a table that is cut off has a shadow where it goes on, in both modes', async ({page}) => {
  await page.setViewportSize({width: 375, height: 740});
  await open(page, '/docs/matchers/number#which-values');
  const frame = page.getByRole('region', {name: 'Which values pass'});
  await frame.scrollIntoViewIfNeeded();
  /** Whether the left and the right edge differ from the page next to them. */
  const readShadows = async () => {
    const {x, y, width} = (await frame.boundingBox()) ?? {x: 0, y: 0, width: 0};
    // Above the text of the head.
    const readColor = async (left: number) =>
      (await readPixels(page, {clip: {x: left, y: y + 2, width: 1, height: 1}}))[0];
    const ground = (await readColor(x - 4)) ?? [];
    const differs = (color: number[] = []) =>
      color.some((value, channel) => Math.abs(value - (ground[channel] ?? 0)) > 24);
    return [differs(await readColor(x)), differs(await readColor(x + width - 1))];
  };
  for (const mode of ['light', 'dark']) {
    await page.locator('html').evaluate((html, theme) => html.setAttribute('data-theme', theme), mode);
    await frame.evaluate(element => element.scrollTo(0, 0));
    await expect.poll(readShadows, mode).toEqual([false, true]);
    await frame.evaluate(element => element.scrollTo(element.scrollWidth, 0));
    await expect.poll(readShadows, mode).toEqual([true, false]);
  }
});

test('all blocks of a page end at one edge, on every wide screen', async ({page}) => {
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({width, height: 900});
    await open(page, '/docs/matchers/array');
    const edges = await page
      .locator(
        '.theme-doc-markdown > :is(.heading, p, :has(> table), [class*=codeBlock], .theme-code-block), .pagination-nav',
      )
      .evaluateAll(all => all.map(block => Math.round(block.getBoundingClientRect().right)));
    expect([...new Set(edges)], `${width} px`).toHaveLength(1);
  }
});
