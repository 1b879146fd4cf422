import type {Page} from '@playwright/test';
import {expect, hold, hydrated, onFixture, open, ROUTE_CHUNKS, test} from './test';

/** Stands in Prism's code however it is minified: the name of one of its hooks. */
const PRISM = 'after-tokenize';

/** Collects the scripts that hold Prism, from now on. */
function prismScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async response => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes(PRISM)) found.push(response.url());
  });
  return found;
}

const coloursIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all => [...new Set(all.map(each => getComputedStyle(each).color))]);

test.describe('Code is highlighted at build', () => {
  for (const mode of ['light', 'dark'] as const) {
    test(`every block of TypeScript has its colours without JavaScript, in ${mode} mode`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({javaScriptEnabled: false, baseURL});
      const page = await context.newPage();
      await page.goto('/docs/matchers/array');
      // Without JavaScript the page is in its default mode; the other is one attribute away.
      await page.locator('html').evaluate((html, value) => html.setAttribute('data-theme', value), mode);
      const blocks = page.locator('pre.language-ts');
      expect(await blocks.count()).toBeGreaterThan(10);
      for (const block of await blocks.all()) {
        const colours = await block.locator('.token').evaluateAll(all => all.map(each => getComputedStyle(each).color));
        expect(new Set(colours).size).toBeGreaterThan(1);
      }
      await context.close();
    });
  }

  // Without the edit "Prism on every page" the first list holds the main bundle: `+ ".../assets/js/main.….js"`.
  test('no page brings Prism, on its first load or on a way through the site; an editor does', async ({page}) => {
    const found = prismScripts(page);
    await open(page, '/docs/matchers/array');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', {name: 'String', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'String'})).toBeVisible();
    await expect(page.locator('pre .token').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(found).toEqual([]);

    await page.getByRole('button', {name: 'Edit'}).first().click();
    await expect(page.getByRole('textbox', {name: 'Code of the example'})).toBeVisible();
    await expect.poll(() => found.length).toBe(1);
  });

  // Without the edit "blocks mounted twice" the first block is another element afterwards: `Expected: true, Received: false`.
  test('hydration keeps the blocks that were built', async ({page}) => {
    const held = await hold(page, ROUTE_CHUNKS);
    await page.goto('/docs/matchers/array', {waitUntil: 'domcontentloaded'});
    const first = await page.locator('pre').first().elementHandle();
    await expect.poll(held.count).toBeGreaterThan(0);
    await held.release();
    await hydrated(page);
    await expect(page.getByRole('button', {name: 'Run'}).first()).toBeVisible();
    expect(await first?.evaluate(element => element.isConnected)).toBe(true);
  });

  test('the colours follow the mode in the same elements', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const token = await page.locator('pre .token').first().elementHandle();
    const colour = () => token?.evaluate(element => getComputedStyle(element).color);
    const light = await colour();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect.poll(colour).not.toBe(light);
    expect(await token?.evaluate(element => element.isConnected)).toBe(true);
  });
});

test.describe('Every form of a code block works', () => {
  test.beforeEach(({page}) => open(page, onFixture('/fixture-docs/blocks')));

  const block = (page: Page, text: string) => page.locator('.theme-code-block', {hasText: text}).first();

  test('a title, and a range of lines that is highlighted', async ({page}) => {
    const titled = block(page, 'a.test.ts');
    await expect(titled.locator('.theme-code-block-highlighted-line')).toHaveText(['const b = `x ${a} y']);
    await expect(titled).toContainText('z`;');
  });

  test('magic comments highlight lines and are not shown; line numbers count from where they should', async ({
    page,
  }) => {
    const numbered = block(page, 'const long');
    await expect(numbered.locator('.theme-code-block-highlighted-line')).toHaveText([
      'const b = 2;',
      'const c = 3;',
      'const d = 4;',
    ]);
    await expect(numbered).not.toContainText('highlight-');
    await expect(numbered.locator('.token', {hasText: 'comment */'})).toHaveCount(1);
    await expect(numbered.locator('code')).toHaveCSS('counter-reset', 'line-count 4');
    expect(await numbered.locator('.token-line').count()).toBe(7);
  });

  test('the copy button copies the code without its magic comments', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const example = block(page, 'a test that runs');
    await example.hover();
    await example.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(example.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "test('a test that runs', () => {\n  expect(1).toBe(1);\n});",
    );
  });

  test('a long line wraps at the press of its button', async ({page}) => {
    const long = block(page, 'const long');
    const overflow = () => long.locator('pre').evaluate(pre => pre.scrollWidth > pre.clientWidth);
    expect(await overflow()).toBe(true);
    await long.hover();
    await long.getByRole('button', {name: 'Toggle word wrap'}).click();
    expect(await overflow()).toBe(false);
    await long.getByRole('button', {name: 'Toggle word wrap'}).click();
    expect(await overflow()).toBe(true);
  });

  test('tabs of package managers', async ({page}) => {
    await page.getByRole('tab', {name: 'pnpm'}).click();
    const shown = page.getByRole('tabpanel');
    await expect(shown.locator('code')).toHaveText(/pnpm add/);
    await expect(shown.locator('.token').first()).toBeVisible();
  });

  test('<CodeBlock> in MDX is highlighted, made at run time it is plain', async ({page}) => {
    await expect(block(page, 'const inMdx').locator('.token')).toHaveText(['const', "'x'", 'const', '2']);
    await expect(block(page, 'const one').locator('.token')).toHaveText(['const', "'line'"]);
    await expect(block(page, 'const made').locator('pre')).toHaveText('const made = "at run time";');
    await expect(block(page, 'const made').locator('.token')).toHaveCount(0);
  });

  test('in lists and notes, of unknown languages, of none, and with elements', async ({page}) => {
    await expect(page.locator('li pre .token').first()).toHaveText('const');
    await expect(page.locator('.theme-admonition pre .token').first()).toHaveText('const');
    await expect(block(page, 'plain & <b>text</b>')).toBeVisible();
    await expect(block(page, 'no language')).toBeVisible();
    await expect(page.locator('pre b')).toHaveText('bold');
  });

  test('what was added and removed has the colours of verdicts', async ({page}) => {
    expect(await coloursIn(page, '.language-diff .token')).toHaveLength(2);
  });
});
