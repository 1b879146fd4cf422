import {edit, PAGE, passing, getVerdict} from './examples';
import {expect, open, test} from './test';

test.describe('An example can be edited', () => {
  test('the editor has the position, the size and the colors of the block', async ({page}) => {
    await open(page, PAGE);
    const example = passing(page);
    const pre = example.locator('pre').first();
    const tokens = () => pre.locator('.token').evaluateAll(all => all.map(each => [each.textContent, each.className]));
    const place = () =>
      pre.evaluate(element => {
        const {left, top, width, height} = element.getBoundingClientRect();
        return {left, top: top + window.scrollY, width, height};
      });
    const [box, before] = [await place(), await tokens()];
    await example.getByRole('button', {name: 'Edit'}).click();
    await expect(example.getByRole('textbox')).toBeFocused();
    await expect.poll(place).toEqual(box);
    await expect.poll(tokens).toEqual(before);
    await page.keyboard.type("const text = 'x';");
    await expect(pre.locator('.token').first()).toHaveText('const');
    // Both layers have the same size, so the caret is on the visible character.
    const layers = [example.getByRole('textbox'), pre.locator('code')];
    const differences = async () => {
      const [field, shown] = await Promise.all(layers.map(layer => layer.boundingBox()));
      return JSON.stringify(field) === JSON.stringify(shown) ? [] : [field, shown];
    };
    await expect.poll(differences).toEqual([]);
  });

  test('Tab leaves the editor; Enter keeps the indentation, and undo reverts it', async ({page}) => {
    await open(page, PAGE);
    const example = passing(page);
    const field = await edit(example, "test('a', () => {");
    await field.press('Enter');
    await page.keyboard.type('expect(1);');
    await field.press('Enter');
    await expect(field).toHaveValue("test('a', () => {\n  expect(1);\n  ");
    await field.press('Control+z');
    await expect(field).toHaveValue("test('a', () => {\n  expect(1);");
    await field.press('Tab');
    await expect(field).not.toBeFocused();
    await expect(field).toHaveValue("test('a', () => {\n  expect(1);");
    await page.keyboard.press('Shift+Tab');
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(/Tab to leave the editor/);
  });

  test('Reset restores the example and keeps the focus', async ({page}) => {
    await open(page, PAGE);
    const example = passing(page);
    const code = example.locator('code');
    const original = (await code.textContent()) ?? '';
    const field = await edit(example, "test('mine', () => {});");
    await field.press('Control+Enter');
    await expect(getVerdict(example)).toHaveText(/^PASS/);
    await example.getByRole('button', {name: 'Reset'}).press('Enter');
    await expect(example.getByRole('textbox')).toHaveCount(0);
    await expect(getVerdict(example)).toHaveText('');
    await expect(example.getByRole('button', {name: 'Edit'})).toBeFocused();
    await expect.poll(() => code.textContent()).toBe(original);
  });

  test('the editor does not take text that would stop the page, and says so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const example = passing(page);
    const field = await edit(example, "test('mine', () => {});");
    const refusal = example.getByRole('alert');
    await page.evaluate(() => navigator.clipboard.writeText(`a${'\u0301'.repeat(60_000)}`));
    await field.press('Control+v');
    await expect(refusal).toHaveText(/^The text was not inserted/);
    await expect(field).toHaveValue("test('mine', () => {});");
    // Enter, too: its text is inserted without an event before.
    await page.evaluate(() => navigator.clipboard.writeText('\n'.repeat(1_999)));
    await field.press('Control+a');
    await field.press('Control+v');
    await expect(field).toHaveValue('\n'.repeat(1_999));
    await expect(refusal).toHaveCount(0);
    await field.press('Enter');
    await expect(refusal).toHaveText(/^The text was not inserted/);
    await expect(field).toHaveValue('\n'.repeat(1_999));
  });

  test('Run has the focus after Stop, also when the run ends by itself', async ({page}) => {
    await open(page, PAGE);
    const example = passing(page);
    const run = example.getByRole('button', {name: 'Run', exact: true});
    const stop = example.getByRole('button', {name: 'Stop'});
    const field = await edit(example, "test('waits', () => new Promise(() => undefined), 60_000);");
    await run.click();
    await stop.press('Enter');
    await expect(stop).toHaveCount(0);
    await expect(run).toBeFocused();

    await field.fill("test('waits', () => new Promise(done => setTimeout(done, 2_000)));");
    await run.click();
    await stop.focus();
    await expect(getVerdict(example)).toHaveText(/^PASS/);
    await expect(run).toBeFocused();
  });

  test('the copy button of an example copies the edited code', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const example = passing(page);
    await edit(example, "test('mine', () => {});");
    await example.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe("test('mine', () => {});");
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 700}, hasTouch: true, isMobile: true});

    test('the font size of the field does not cause zooming, and the page fits the window', async ({page}) => {
      await open(page, PAGE);
      const example = passing(page);
      await example.getByRole('button', {name: 'Edit'}).tap();
      await expect(example.getByRole('textbox')).toHaveCSS('font-size', '16px');
      await example.getByRole('button', {name: 'Run'}).tap();
      await expect(getVerdict(example)).toHaveText(/^PASS/);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      for (const button of await example.getByRole('button', {name: /Run|Reset/}).all()) {
        await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(36);
      }
    });
  });
});
