import type {Page} from '@playwright/test';
import {features, useFeature} from './features';
import {readDocument, sitemapPaths} from './sitemap';
import {expect, open, test} from './test';

/** Replaces text nodes by elements, also new ones, as the translators of browsers do. What is not to be translated stays. */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translateNode = (node: Node): void => {
      if (!(node instanceof Text)) return void node.childNodes.forEach(translateNode);
      if (!node.data.trim() || !node.parentElement || node.parentElement.closest('font, [translate=no], script, style'))
        return;
      const element = document.createElement('font');
      element.textContent = node.data;
      node.replaceWith(element);
    };
    new MutationObserver(records => {
      for (const {target, addedNodes} of records)
        (addedNodes.length > 0 ? [...addedNodes] : [target]).forEach(translateNode);
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
    [...document.body.childNodes].forEach(translateNode);
  });
}

/** The elements with code that do not read from left to right, or whose text mixes with the text around them. */
const WRONG = () =>
  [...document.querySelectorAll('code, pre, kbd, textarea')]
    .filter(element => {
      const {direction, unicodeBidi, display} = getComputedStyle(element);
      return direction !== 'ltr' || (display === 'inline' && unicodeBidi !== 'isolate');
    })
    .map(({outerHTML}) => outerHTML.slice(0, 80));

/** Sets the direction of the page, also after the site has set it again. */
const turnPage = (page: Page) =>
  page.evaluate(() => {
    const {documentElement: html} = document;
    const turn = () => {
      if (html.dir !== 'rtl') html.dir = 'rtl';
    };
    turn();
    new MutationObserver(turn).observe(html, {attributes: true, attributeFilter: ['dir']});
  });

test('all features work on a page that is translated into another direction, and code reads from left to right', async ({
  page,
}) => {
  test.slow();
  // Guards src/client/translated-pages.ts. Without it the page crashes: `removeChild`, `insertBefore`.
  for (const feature of features)
    await test.step(feature.name, async () => {
      await useFeature(page, feature, async () => {
        await turnPage(page);
        await translatePage(page);
      });
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
      expect(await page.evaluate(() => document.querySelectorAll('code, pre, kbd').length)).toBeGreaterThan(0);
      expect(await page.evaluate(WRONG)).toEqual([]);
    });
});

test('the colored text of the editor is that of the field on a translated page', async ({page}) => {
  await open(page, '/playground');
  const field = page.getByRole('textbox', {name: 'Test file'});
  await expect(field).toBeVisible();
  await translatePage(page);
  for (const code of ["test('first', () => {});", "test('second', () => {});\n// two\n", 'let third;']) {
    await field.fill(code);
    await expect(page.locator('pre:has(textarea) code')).toHaveText(code, {useInnerText: true});
  }
});

test('code, keys, reports, and names of matchers are not to be translated on any page; all other text is', () => {
  const UNTRANSLATED = '[translate=no], [translate=no] *';
  const NAME = /^(?:\.\w+\(.*\)|\.?to[A-Z]\w*)$/;
  for (const path of [...sitemapPaths(), '/404.html']) {
    const $ = readDocument(path);
    const names = $('h1, h2, h3, .table-of-contents a, .menu__link, .pagination-nav__label, main a')
      .filter((_, element) => NAME.test($(element).text()))
      .filter((_, element) => $(element).find('[translate=no]').text() !== $(element).text());
    const marked = $('code, pre, kbd, samp, [data-verdict]').add(names).not(UNTRANSLATED);
    expect(marked.toArray().map(element => `${path}: ${$.html(element).slice(0, 120)}`)).toEqual([]);
    const prose = $(
      '.markdown p, .markdown li:not([role=tab]), .markdown td, summary, figcaption + p, .DocSearch-Button-Placeholder',
    );
    const untranslated = prose.filter(UNTRANSLATED).filter((_, element) => $(element).text() !== '');
    expect(untranslated.toArray().map(element => `${path}: ${$.html(element).slice(0, 120)}`)).toEqual([]);
  }
});
