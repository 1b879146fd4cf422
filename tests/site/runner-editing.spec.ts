import {edit, PAGE, passing, verdictOf} from './examples';
import {expect, open, test} from './test';

test.describe('An example can be edited', () => {
  test('the editor keeps the place and the size of the block, and its colours', async ({page}) => {
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
    expect(await place()).toEqual(box);
    expect(await tokens()).toEqual(before);
    await page.keyboard.type("const text = 'x';");
    await expect(pre.locator('.token').first()).toHaveText('const');
    // The caret stands on the character that one sees: both layers are of one size.
    const [field, shown] = [await example.getByRole('textbox').boundingBox(), await pre.locator('code').boundingBox()];
    expect(field).toEqual(shown);
  });

  test('Tab leaves it; Enter keeps the indentation, and undo takes that back', async ({page}) => {
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
    await expect(field).toHaveAccessibleDescription(/Tab leaves the editor/);
  });

  test('Reset brings back the example and keeps the focus where it is', async ({page}) => {
    await open(page, PAGE);
    const example = passing(page);
    const original = await example.locator('code').innerText();
    const field = await edit(example, "test('mine', () => {});");
    await field.press('Control+Enter');
    await expect(verdictOf(example)).toHaveText(/^PASS/);
    await example.getByRole('button', {name: 'Reset'}).press('Enter');
    await expect(example.getByRole('textbox')).toHaveCount(0);
    await expect(verdictOf(example)).toHaveText('');
    await expect(example.getByRole('button', {name: 'Edit'})).toBeFocused();
    expect(await example.locator('code').innerText()).toBe(original);
  });

  test('the copy button of the block copies what was written', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const example = passing(page);
    await edit(example, "test('mine', () => {});");
    await example.locator('.theme-code-block').hover();
    await example.getByRole('button', {name: 'Copy code to clipboard'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("test('mine', () => {});");
  });

  test.describe('on a phone', () => {
    test.use({viewport: {width: 375, height: 700}, hasTouch: true, isMobile: true});

    test('the field has letters that the phone does not zoom to, and the page stays as wide as its window', async ({
      page,
    }) => {
      await open(page, PAGE);
      const example = passing(page);
      await example.getByRole('button', {name: 'Edit'}).tap();
      await expect(example.getByRole('textbox')).toHaveCSS('font-size', '16px');
      await example.getByRole('button', {name: 'Run'}).tap();
      await expect(verdictOf(example)).toHaveText(/^PASS/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
      for (const button of await example.getByRole('button', {name: /Run|Reset/}).all()) {
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(36);
      }
    });
  });
});
