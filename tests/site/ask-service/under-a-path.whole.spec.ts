import {runIn, passing, getVerdict} from '../examples';
import {input, modal} from '../search';
import {expect, open} from '../test';
import {test} from './test';

/** The addresses on a page that do not lead to the site's own path, and those of pages without a slash at the end. */
const findWrong = () =>
  [...document.querySelectorAll('[href^="/"], [src^="/"], [action^="/"]')]
    .flatMap(element => ['href', 'src', 'action'].flatMap(name => element.getAttribute(name) ?? []))
    .filter(address => address.startsWith('/') && !/^\/x\/([^?#]*(\/|\.\w+))?([?#]|$)/.test(address));

test.describe('A site under a path, with a slash at the end of each address', () => {
  for (const path of ['/', '/docs/', '/docs/matchers/', '/docs/matchers/array/', '/playground/', '/search/?q=array'])
    test(`${path} asks for nothing outside of its path, and finds everything`, async ({page, seen, askServer}) => {
      await open(page, askServer.site + path);
      await expect.poll(() => page.evaluate(() => document.fonts.check('16px Inter'))).toBe(true);
      expect(await page.evaluate(findWrong)).toEqual([]);
      expect(seen.failed).toEqual([]);
      expect(seen.output).toEqual([]);
    });

  test('its links, its search and its examples work, and a matcher has the look of one', async ({
    page,
    seen,
    askServer,
  }) => {
    await open(page, `${askServer.site}/`);
    await page.getByRole('link', {name: /^Browse \d+ matchers$/}).click();
    await expect(page).toHaveURL(`${askServer.site}/docs/matchers/`);
    await page.keyboard.press('Control+k');
    await input(page).fill('same items any order');
    await modal(page).getByRole('link', {name: '.toIncludeSameMembers(members)'}).click();
    await expect(page).toHaveURL(`${askServer.site}/docs/matchers/array/#toincludesamemembers`);
    await expect(page.locator('#toincludesamemembers')).toHaveCSS('font-family', /JetBrains Mono/);
    const example = passing(page);
    await runIn(example);
    await expect(getVerdict(example)).toHaveText(/^PASS/);
    await example.getByRole('link', {name: 'Open in playground'}).click();
    await expect(page).toHaveURL(/\/x\/playground\/#/);
    expect(seen.failed).toEqual([]);
  });
});
