import {deflateRawSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {axeFindings, axeFindingsOfColors} from './axe';
import {expect, isLeftToBrowser, open, test} from './test';

const linkTo = (code: string): string => `/playground#code=${deflateRawSync(Buffer.from(code)).toString('base64url')}`;

const field = (page: Page) => page.getByRole('textbox', {name: 'Test file'});
const verdict = (page: Page) => page.getByRole('status').filter({hasText: /PASS|FAIL|ERROR|STOPPED/});
const results = (page: Page) => page.getByRole('region', {name: 'Results'});

const selected = (textarea: Locator) =>
  textarea.evaluate((it: HTMLTextAreaElement) => it.value.slice(it.selectionStart, it.selectionEnd));

/** The center of a word of the highlighted text, in window coordinates. */
async function middleOf(page: Page, word: string): Promise<{x: number; y: number}> {
  const box = await page
    .locator('code')
    .getByText(word, {exact: false})
    .last()
    .evaluate((line, text) => {
      const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.textContent?.indexOf(text) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + text.length);
        const {x, y, width, height} = range.getBoundingClientRect();
        return {x: x + width / 2, y: y + height / 2};
      }
      return null;
    }, word);
  if (!box) throw new Error(`"${word}" is not in the editor`);
  return box;
}

test.describe('The playground', () => {
  test('starts with an example of the docs, offers the others, and runs only on request', async ({page}) => {
    await open(page, '/playground');
    await expect(field(page)).toHaveValue(/^test\('/);
    await expect(results(page)).toContainText('Nothing has run yet.');
    const offered = page.getByRole('combobox', {name: 'Start from'}).locator('optgroup option');
    await expect.poll(() => offered.count()).toBeGreaterThan(75);

    // The first example of each matcher passes.
    const passing = page.locator('optgroup[label="Boolean"] option').first();
    await page.getByRole('combobox').selectOption({label: await passing.innerText()});
    await expect(field(page)).toHaveValue((await passing.getAttribute('value')) ?? '');
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(verdict(page)).toHaveText(/PASS/);
    await expect(results(page).getByRole('listitem')).not.toHaveCount(0);
  });

  test('a click places the cursor at the pointer, and dragging selects', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill('const first = 1;\nconst second = 2;\n');
    await page.locator('h1').click();
    const {x, y} = await middleOf(page, 'second');
    await page.mouse.dblclick(x, y);
    await expect.poll(() => selected(field(page))).toBe('second');
    await page.keyboard.type('third');
    await expect(field(page)).toHaveValue('const first = 1;\nconst third = 2;\n');
    await page.mouse.move(x - 40, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y);
    await page.mouse.up();
    await expect.poll(() => selected(field(page))).toContain('= 2;');
  });

  test("an example replaces the reader's code, which the list can restore", async ({page}) => {
    await open(page, '/playground');
    const list = page.getByRole('combobox', {name: 'Start from'});
    const first = await field(page).inputValue();
    await list.selectOption({index: 5});
    await expect(list.getByRole('group', {name: 'Your code'}), 'an example is not their own').toHaveCount(0);
    for (const code of ["\n  test('mine', () => {});\n", "test('mine as well', () => {});"]) {
      await field(page).fill(code);
      await list.selectOption({index: 5});
      await expect(field(page)).not.toHaveValue(code);
    }
    await expect(field(page)).not.toHaveValue(first);
    await expect(list.locator('optgroup[label="Your code"] option')).toHaveText([
      "test('mine as well', () => {});",
      "test('mine', () => {});",
    ]);
    await list.selectOption({label: "test('mine', () => {});"});
    await expect(field(page)).toHaveValue("\n  test('mine', () => {});\n");
  });

  test('the link of an example contains its code, even before any interaction', async ({page, context}) => {
    await open(page, '/docs/matchers/array');
    const link = page.getByRole('link', {name: 'Open in playground'}).first();
    const href = await link.getAttribute('href');
    const other = await context.newPage();
    await other.goto(href ?? '');
    await expect(field(other)).toHaveValue(/a search answers with a list/);
    await other.close();

    // The browser opens a new tab on such a click, before any hover.
    expect(await isLeftToBrowser(link)).toBe(true);
    await expect(link).toHaveAttribute('href', href ?? '');
    await link.hover();
    await expect(link).toHaveAttribute('href', /#code=/);
    await expect.poll(async () => (await link.getAttribute('href'))?.length).toBeLessThan(href?.length ?? 0);
    await link.click();
    await expect(field(page)).toHaveValue(/a search answers with a list/);
  });

  test('Ctrl+Enter runs the code, and line numbers match the report', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill("test('mine', () => {\n  expect([1]).toBeArrayOfSize(2);\n});");
    await field(page).press('Control+Enter');
    await expect(verdict(page)).toHaveText(/FAIL\s+1 test failed/);
    await expect(results(page)).toContainText('playground.test.ts:2:15');
  });

  test('a link fills the editor and does not run the code', async ({page}) => {
    const code = "test('shared', () => {\n  expect('“é”').toBeString();\n});";
    const runner: string[] = [];
    page.on('request', request => request.url().includes('/assets/runner/') && runner.push(request.url()));
    await open(page, linkTo(code));
    await expect(field(page)).toHaveValue(code);
    await page.waitForLoadState('networkidle');
    expect(runner).toEqual([]);
    await expect(results(page)).toContainText('Nothing has run yet.');
  });

  // link.test.ts covers all kinds of damaged and too large links.
  test('a damaged link shows a message above an empty editor', async ({page}) => {
    await open(page, linkTo("test('a', () => {});").slice(0, -5));
    await expect(page.getByRole('alert')).toContainText('This link is damaged');
    await expect(field(page)).toHaveValue('');
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await page.getByRole('combobox').selectOption({index: 3});
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(field(page)).not.toHaveValue('');
  });

  test('shares its code as a link, which restores it', async ({page, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/playground');
    const code = "test('to share', () => {});\n".repeat(40);
    await field(page).fill(code);
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${baseURL}/playground`)).toBe(true);
    expect(link.length).toBeLessThan(200);
    await expect(page).toHaveURL(link);
    const other = await context.newPage();
    await other.goto(link);
    await expect(field(other)).toHaveValue(code);
  });

  test('shows a message when there is no code or too much code to share', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill('');
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText('There is no code to share.')).toBeVisible();
    await field(page).fill('x'.repeat(100_001));
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText('This is too much code for a link.')).toBeVisible();
  });

  test('a link followed within the page replaces the code', async ({page}) => {
    await open(page, linkTo("test('one', () => {});"));
    await expect(field(page)).toHaveValue("test('one', () => {});");
    await page.evaluate(hash => (window.location.hash = hash), linkTo("test('two', () => {});").split('#')[1] ?? '');
    await expect(field(page)).toHaveValue("test('two', () => {});");
  });

  test('without JavaScript, says that it requires JavaScript', async ({readStatic}) => {
    const page = await readStatic('/playground');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.getByRole('heading', {level: 1, name: 'Playground'})).toBeVisible();
  });

  test('a run that is stopped before any output leaves no empty box', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill('for (;;);');
    await field(page).press('Control+Enter');
    await expect(verdict(page)).toHaveText(/STOPPED/);
    await expect(results(page)).toBeHidden();
    await field(page).fill("test('fine', () => {});");
    await field(page).press('Control+Enter');
    await expect(results(page).getByRole('listitem')).toHaveCount(1);
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 700}, hasTouch: true, isMobile: true});

    test('the page fits the window, and a tap places the cursor', async ({page}) => {
      await open(page, '/playground');
      const {x, y} = await middleOf(page, 'const');
      await page.touchscreen.tap(x, y);
      await expect(field(page)).toBeFocused();
      await field(page).fill(`test('${'long '.repeat(60)}', () => {});`);
      await page.getByRole('button', {name: 'Run'}).tap();
      await expect(verdict(page)).toHaveText(/PASS/);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      await expect(field(page)).toHaveCSS('font-size', '16px');
    });

    test('Run is in view from the start and never covers the current line', async ({page}) => {
      await open(page, '/playground');
      await expect(field(page)).toHaveValue(/^test\('/);
      const run = page.getByRole('button', {name: 'Run'});
      await expect(run).toBeInViewport({ratio: 1});
      // No empty space under the code, which would push the results down.
      const bottomOf = async (part: Locator) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const [lastLine, editor] = [page.locator('.token-line').last(), page.locator('pre:has(textarea)')];
      await expect.poll(async () => (await bottomOf(editor)) - (await bottomOf(lastLine))).toBeLessThan(40);

      await field(page).fill('// line\n'.repeat(60));
      await field(page).evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(0, 0));
      for (let at = 1; at < 30; at++) await page.keyboard.press('ArrowDown');
      const gap = async () => {
        const buttonTop = (await run.boundingBox())?.y ?? 0;
        return buttonTop - (await bottomOf(page.locator('.token-line').nth(29)));
      };
      await expect.poll(gap).toBeGreaterThan(0);
      await expect(run).toBeInViewport({ratio: 1});
    });
  });

  test('the home page links to it', async ({page}) => {
    await open(page, '/');
    await page.getByRole('main').getByRole('link', {name: 'the playground'}).click();
    await expect(page).toHaveURL(/\/playground$/);
    await expect(field(page)).toHaveValue(/^test\('/);
  });

  test('passes axe in both modes, with a report and with the message for a broken link', async ({page}) => {
    await open(page, '/playground#code=AAAA');
    await expect(page.getByRole('alert')).toBeVisible();
    await field(page).fill("test('fails', () => expect([1]).toBeArrayOfSize(2));");
    await field(page).press('Control+Enter');
    await expect(verdict(page)).toHaveText(/FAIL/);
    expect(await axeFindings(page), 'light').toEqual([]);
    await page.locator('html').evaluate(html => html.setAttribute('data-theme', 'dark'));
    expect(await axeFindingsOfColors(page), 'dark').toEqual([]);
  });
});
