import {expect, crash, onFixture, open, test} from './test';

const VERSION_KEY = 'docs-preferred-version-default';

test.describe('the preferred docs version', () => {
  test('a stored version name that matches no version is discarded', async ({page}) => {
    await page.addInitScript(key => {
      if (sessionStorage.getItem('set')) return;
      sessionStorage.setItem('set', 'once');
      localStorage.setItem(key, '9.9');
    }, VERSION_KEY);
    await open(page, '/docs');
    await expect.poll(() => page.evaluate(key => localStorage.getItem(key), VERSION_KEY)).toBeNull();
  });

  test('a stored version name that matches a version is kept', async ({page}) => {
    await page.addInitScript(key => localStorage.setItem(key, 'current'), VERSION_KEY);
    await open(page, '/docs');
    await open(page, '/docs/matchers');
    expect(await page.evaluate(key => localStorage.getItem(key), VERSION_KEY)).toBe('current');
  });

  test('the selected version is stored', async ({page}) => {
    await page.setViewportSize({width: 1900, height: 900});
    await open(page, onFixture('/docs/matchers/array'));
    const dropdown = page.locator('.navbar__items .dropdown', {has: page.getByText('After the versions')});
    await dropdown.hover();
    await dropdown.locator('.dropdown__menu').getByRole('link', {name: 'Next'}).click();
    await expect.poll(() => page.evaluate(key => localStorage.getItem(key), VERSION_KEY)).toBe('current');
  });
});

/** Error messages for developers, by the case of fixture/pages/developer-errors.tsx. */
const ERRORS: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  'unknown sidebar': [
    'Can\'t find any sidebar with id "no-such-sidebar"',
    /Available sidebar ids are:\s+- tutorialSidebar/,
  ],
  'unknown doc': ['Couldn\'t find any doc with id "no-such-doc"', /Available doc ids are:[\s\S]+- matchers\/array/],
  'unknown version': [
    "No docs version exist for name '9.9'",
    /Available version names:\s+- current/,
    'A theme navbar item failed to render.',
  ],
  'sidebar without link': ['emptySidebar', 'A theme navbar item failed to render.'],
  'unknown navbar item': [
    'No NavbarItem component found for type "no-such-type".',
    'A theme navbar item failed to render.',
    '"label": "Wrong"',
  ],
  'missing provider': ['is called outside the <DocProvider>'],
  'missing docs plugin': ['no-such-plugin'],
  'no active docs plugin': ["Can't find active docs plugin for", '/docs, /fixture-docs'],
  'no current sidebar': ['DocsSidebarProvider'],
};

test.describe('errors for developers', () => {
  for (const [name, messages] of Object.entries(ERRORS)) {
    test(name, async ({read}) => {
      const page = await read(onFixture(`/fixture/developer-errors?case=${encodeURIComponent(name)}`));
      await expect(crash(page)).toBeVisible();
      for (const message of messages) await expect(page.locator('body')).toContainText(message);
    });
  }

  test('draft doc: no error and no content', async ({read}) => {
    const page = await read(onFixture('/fixture/developer-errors?case=draft%20doc'));
    await expect(page.locator('output')).toHaveText('null');
    await expect(crash(page)).toHaveCount(0);
  });
});
