import {expect, open, test} from './test';

/** The elements with code that do not read from left to right, or whose text mixes with the text around them. */
const WRONG = () =>
  [...document.querySelectorAll('code, pre, kbd, textarea')]
    .filter(element => {
      const {direction, unicodeBidi, display} = getComputedStyle(element);
      return direction !== 'ltr' || (display === 'inline' && unicodeBidi !== 'isolate');
    })
    .map(({outerHTML}) => outerHTML.slice(0, 80));

for (const path of ['/docs/matchers/array', '/playground']) {
  test(`${path}: code reads from left to right on a page that is translated into another direction`, async ({page}) => {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.dir = 'rtl'));

    expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
    expect(await page.evaluate(() => document.querySelectorAll('code, pre').length)).toBeGreaterThan(0);
    expect(await page.evaluate(WRONG)).toEqual([]);
  });
}
