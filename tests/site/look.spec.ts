import {type Locator, type Page} from '@playwright/test';
import {expect, open, test} from './test';

/** The pixels of a part of the page, each [red, green, blue, alpha] from 0 to 255. */
async function pixelsOf(page: Page, clip: Parameters<Page['screenshot']>[0]): Promise<number[][]> {
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
      const pixels = await pixelsOf(page, {clip});
      const colors = pixels.map(([red = 0, green = 0, blue = 0]) => [red, green, blue]);
      expect(Math.max(...colors.map(color => Math.max(...color) - Math.min(...color)))).toBeLessThan(16);
      const reds = colors.map(([red = 0]) => red);
      expect(Math.max(...reds) - Math.min(...reds)).toBeGreaterThan(128);
    }
    await page.mouse.click(x + width - 22, y + height / 2);
    await expect(field).toHaveValue('');
  });

test('the title of a note does not change the case of code', async ({page}) => {
  // Stock Docusaurus capitalizes titles; then this test reports `WITH .NOT, A VALUE …`.
  await open(page, '/docs/matchers/mock');
  const title = page.locator('.theme-admonition').nth(1).locator('> :first-child');
  await expect(title).toHaveText('With .not, a value that is not a mock passes', {useInnerText: true});
});

test('the brand looks the same in the navbar and in the docs sidebar, which shows it when the navbar is hidden', async ({
  page,
}) => {
  // In stock Docusaurus the second one has the font of the text and no gap; then this reports system-ui, 700 and 52 px.
  const look = (brand: Locator) =>
    brand.evaluate(name => {
      const {fontFamily, fontSize, fontWeight, letterSpacing} = getComputedStyle(name);
      const lefts = [name, name.parentElement?.querySelector('img')].map(each => each?.getBoundingClientRect().left);
      return {fontFamily, fontSize, fontWeight, letterSpacing, lefts};
    });
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/matchers/array');
  const inNavbar = await look(page.locator('.navbar__title').first());
  await expect.poll(() => look(page.locator('.theme-doc-sidebar-container a > b'))).toEqual(inNavbar);
});

test('a copy button is visible without hover', async ({read}) => {
  const page = await read('/docs/getting-started/install');
  const copy = page.getByRole('button', {name: 'Copy code to clipboard'}).first();
  await expect(copy).toHaveCSS('opacity', '1');
});

test('code in a heading has no background, so that its lines do not overlap', async ({read}) => {
  const page = await read('/docs/getting-started/install');
  const code = page.locator('h3 code').first();
  await expect(code).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(code).toHaveCSS('border-top-width', '0px');
});

test('on the narrowest phone, headings of matchers break only between words, and their text is the whole call', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/docs/matchers/array');
  const headings = page.locator('.theme-doc-markdown h2:has(wbr)');
  await expect(headings).toHaveCount(11);
  const torn = await headings.evaluateAll(all =>
    all.flatMap(heading => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        // A word on two lines has two boxes.
        if (range.getClientRects().length > 1) found.push(String(texts.currentNode.textContent));
      }
      return found;
    }),
  );
  expect(torn).toEqual([]);
  await expect(page.locator('#toincludesamepartialmembers')).toHaveText(/^\.toIncludeSamePartialMembers\(members\)/);
});

test('with forced colors, the main button differs from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await open(page, '/docs');
  await page
    .locator('main')
    .evaluate(main =>
      main.append(
        ...['jx-button jx-button--main', 'jx-button'].map(className =>
          Object.assign(document.createElement('button'), {className, textContent: className}),
        ),
      ),
    );
  const main = page.locator('button.jx-button--main');
  const background = (button: Locator) => button.evaluate(it => getComputedStyle(it).backgroundColor);
  const color = await background(main);
  expect(color).not.toBe(await background(page.locator('button.jx-button').last()));
  await main.hover();
  expect(await background(main)).toBe(color);
});

test('a line separates the sections of a matcher page, also those that are not about one matcher', async ({page}) => {
  await open(page, '/docs/matchers/number');
  for (const section of ['#which-values', '.matcher', '#other-pages'])
    await expect(page.locator(`h2${section}`).first()).toHaveCSS('border-top-width', '1px');
  await open(page, '/docs/getting-started/setup');
  await expect(page.locator('h2#jest')).toHaveCSS('border-top-width', '0px');
});
