import type {Page} from '@playwright/test';
import {features, useFeature} from './features';
import {expect, test} from './test';

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
  for (const feature of features)
    await test.step(feature.name, async () => {
      await useFeature(page, feature, turnPage);
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
      expect(await page.evaluate(() => document.querySelectorAll('code, pre, kbd').length)).toBeGreaterThan(0);
      expect(await page.evaluate(WRONG)).toEqual([]);
    });
});
