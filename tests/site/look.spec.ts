import {type Locator, type Page} from '@playwright/test';
import {expect, open, test} from './test';

/**
 * Whether a colour is among those that a part of the page is drawn in, as the reader sees it.
 * @param token its name, e.g. `--jx-muted`
 */
async function isDrawnIn(page: Page, token: string, clip: Parameters<Page['screenshot']>[0]): Promise<boolean> {
  const picture = (await page.screenshot(clip)).toString('base64');
  return page.evaluate(
    async ({name, source}) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('The browser draws no canvas.');
      context.drawImage(image, 0, 0);
      const {data} = context.getImageData(0, 0, image.width, image.height);
      // What the token stands for, in the same form: a pixel of it.
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name);
      context.fillRect(0, 0, 1, 1);
      const wanted = [...context.getImageData(0, 0, 1, 1).data].join();
      return Array.from({length: data.length / 4}, (_, at) => data.slice(4 * at, 4 * at + 4).join()).includes(wanted);
    },
    {name: token, source: picture},
  );
}

for (const mode of ['light', 'dark'])
  for (const address of ['/docs/matchers/?filter=array', '/search?q=array'])
    // The browser's own mark is blue in the light mode and white in the dark one.
    test(`${mode}: the mark that clears a field has a colour of the palette, ${address}`, async ({page}) => {
      await page.addInitScript(theme => localStorage.setItem('theme', theme), mode);
      await open(page, address);
      const field = page.getByRole('searchbox').first();
      await field.focus();
      const {x, y, width, height} = (await field.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
      // Nothing of the field's frame, nor of its text.
      const clip = {x: x + width - 44, y: y + 6, width: 38, height: height - 12};
      expect(await isDrawnIn(page, '--jx-muted', {clip})).toBe(true);
      await page.mouse.click(x + width - 22, y + height / 2);
      await expect(field).toHaveValue('');
    });

test("a note's title quotes code as it is typed", async ({page}) => {
  // By itself Docusaurus sets titles in capitals: this reports `WITH .NOT, A VALUE …`.
  await open(page, '/docs/matchers/mock');
  const title = page.locator('.theme-admonition').first().locator('> :first-child');
  await expect(title).toHaveText('With .not, a value that is not a mock passes', {useInnerText: true});
});

test("the brand looks the same in the navbar and in the docs' sidebar, which shows it when the navbar hides", async ({
  page,
}) => {
  // By itself Docusaurus gives the second the face of the text, and no gap: this reports system-ui, 700 and 52 px.
  const look = (brand: Locator) =>
    brand.evaluate(name => {
      const {fontFamily, fontSize, fontWeight, letterSpacing} = getComputedStyle(name);
      const lefts = [name, name.parentElement?.querySelector('img')].map(each => each?.getBoundingClientRect().left);
      return {fontFamily, fontSize, fontWeight, letterSpacing, lefts};
    });
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, '/docs/matchers/array');
  const inNavbar = await look(page.locator('.navbar__title').first());
  expect(await look(page.locator('.theme-doc-sidebar-container a > b'))).toEqual(inNavbar);
});
