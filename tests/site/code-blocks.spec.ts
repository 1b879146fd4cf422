import type {Locator, Page} from '@playwright/test';
import {passing} from './examples';
import {expect, hold, hydrated, onFixture, open, ROUTE_CHUNKS, test, waitForIdleNetwork} from './test';

/** The name of one of Prism's hooks, which is in its code even when minified. */
const PRISM = 'after-tokenize';

/** A trace of Chromium, as far as it is used here. A layout has a stack if a script asked for a size. */
interface Trace {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly args: {readonly beginData?: {readonly stackTrace?: readonly {readonly url: string}[]}};
  }[];
}

/** Collects the URLs of scripts that contain Prism, from now on. */
function prismScripts(page: Page): string[] {
  const found: string[] = [];
  page.on('response', async response => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => '');
    if (text.includes(PRISM)) found.push(response.url());
  });
  return found;
}

const colorsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll(all => [...new Set(all.map(each => getComputedStyle(each).color))]);

test('a selected example is copied without the names of its buttons', async ({page}) => {
  await open(page, '/docs/matchers/toBeEmpty');
  await expect(passing(page).getByRole('button', {name: 'Run'})).toBeVisible();
  const text = await passing(page).evaluate(example => {
    window.getSelection()?.selectAllChildren(example);
    return String(window.getSelection());
  });
  expect(text).toContain("test('");
  expect(text).not.toMatch(/^(?:Copy|Edit|Open in playground|Run)$/m);
});

test.describe('Code is highlighted at build time', () => {
  // Guards the alias of plugins/bundler. Without it the main bundle contains Prism.
  test('no page fetches Prism, on its first load or after navigation; an editor does', async ({page}) => {
    const found = prismScripts(page);
    await open(page, '/docs/matchers/array');
    await waitForIdleNetwork(page);
    await page.getByRole('link', {name: 'String', exact: true}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: 'String'})).toBeVisible();
    await expect(page.locator('pre .token').first()).toBeVisible();
    await waitForIdleNetwork(page);
    expect(found).toEqual([]);

    await passing(page).getByRole('button', {name: 'Edit'}).click();
    await expect(page.getByRole('textbox', {name: 'Code of the example'})).toBeVisible();
    await expect.poll(() => found.length).toBe(1);
  });

  // Guards src/theme/CodeBlock. The original renders every block again after hydration.
  test('hydration keeps the elements of the built blocks', async ({page}) => {
    const held = await hold(page, ROUTE_CHUNKS);
    await page.goto('/docs/matchers/array', {waitUntil: 'domcontentloaded'});
    const first = await page.locator('pre').first().elementHandle();
    await expect.poll(held.count).toBeGreaterThan(0);
    await held.release();
    await hydrated(page);
    await expect(page.getByRole('button', {name: 'Run'}).first()).toBeVisible();
    expect(await first?.evaluate(element => element.isConnected)).toBe(true);
  });

  test('the colors follow the mode without new elements', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const token = await page.locator('pre .token').first().elementHandle();
    const color = () => token?.evaluate(element => getComputedStyle(element).color);
    const light = await color();
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect.poll(color).not.toBe(light);
    expect(await token?.evaluate(element => element.isConnected)).toBe(true);
  });
});

// Guards src/theme/CodeBlock/useCodeWordWrap.ts. The original lays out the code of each closed row.
test('no script lays out the page while React starts', async ({browser, page}) => {
  await page.route('**/*.woff2', route => route.abort());
  await browser.startTracing(page, {categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack']});
  await open(page, '/docs/matchers/array');
  await expect(page.getByRole('button', {name: 'Run'}).first()).toBeVisible();
  const {traceEvents}: Trace = JSON.parse((await browser.stopTracing()).toString());
  const layouts = traceEvents.filter(({name}) => name === 'Layout').map(({args}) => args.beginData?.stackTrace ?? []);
  expect(layouts.length).toBeGreaterThan(0);
  expect(layouts.filter(stack => stack.some(({url}) => url.includes('/assets/js/')))).toEqual([]);
});

test.describe('Every kind of code block works', () => {
  const BLOCKS = onFixture('/fixture-docs/blocks');
  const block = (page: Page, text: string) => page.locator('.theme-code-block', {hasText: text}).first();

  test('titles, highlighted and numbered lines, comments, unknown languages, lists, notes and elements', async ({
    read,
  }) => {
    const page = await read(BLOCKS);
    const highlighted = (of: Locator) => of.locator('.theme-code-block-highlighted-line');
    const titled = block(page, 'a.test.ts');
    await expect(highlighted(titled)).toHaveText(['const b = `x ${a} y']);
    await expect(titled).toContainText('z`;');
    const numbered = block(page, 'const long');
    await expect(highlighted(numbered)).toHaveText(['const b = 2;', 'const c = 3;', 'const d = 4;']);
    await expect(numbered).not.toContainText('highlight-');
    await expect(numbered.locator('.token', {hasText: 'comment */'})).toHaveCount(1);
    await expect(numbered.locator('code')).toHaveCSS('counter-reset', 'line-count 4');
    await expect(numbered.locator('.token-line')).toHaveCount(7);
    await expect(page.locator('li pre .token').first()).toHaveText('const');
    await expect(page.locator('.theme-admonition pre .token').first()).toHaveText('const');
    await expect(block(page, 'plain & <b>text</b>')).toBeVisible();
    await expect(block(page, 'no language')).toBeVisible();
    await expect(page.locator('pre b')).toHaveText('bold');
    await expect(block(page, 'const made').locator('pre')).toHaveText('const made = "at run time";');
    await expect(block(page, 'const made').locator('.token')).toHaveCount(0);
    await expect.poll(() => colorsIn(page, '.language-diff .token')).toHaveLength(2);
  });

  test('the button copies code without its magic comments', async ({page, context}) => {
    await open(page, BLOCKS);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const long = block(page, 'const long');
    await long.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(long.getByRole('button', {name: 'Copied'})).toBeVisible();
    const text = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(text).toContain('const b = 2;');
    expect(await text()).not.toContain('highlight-');
  });

  test('a long line wraps and goes on to the right of its beginning, with a number or without', async ({page}) => {
    await open(page, BLOCKS);
    await page.setViewportSize({width: 320, height: 700});
    for (const name of ['const long', 'const unnumbered']) {
      const code = block(page, name).locator('pre');
      expect(await code.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
      const tokens = code.locator('.token-line', {hasText: name}).locator('.token');
      const begin = await tokens.first().evaluate(token => token.getBoundingClientRect().left);
      const rows = await tokens.last().evaluate(token => [...token.getClientRects()].map(({left}) => left));
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.filter(left => left <= begin)).toEqual([]);
    }
  });
});
