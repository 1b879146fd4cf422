import {edit, PAGE, passing, runIn, getVerdict} from './examples';
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

  test('a run can be stopped, which keeps the tests that ended before; Run has the focus, and the next run works', async ({
    page,
  }) => {
    await open(page, PAGE);
    const example = passing(page);
    const field = await edit(example, "test('ends', () => {});\ntest('waits', () => new Promise(() => {}), 60_000);");
    await runIn(example);
    await expect(getVerdict(example)).toContainText('Running…');
    await example.getByRole('button', {name: 'Stop'}).press('Enter');
    await expect(getVerdict(example)).toHaveText(/^STOPPED/);
    await expect(example.getByRole('listitem')).toHaveText([/^✓ends/, /^■waits$/]);
    await expect(example.getByRole('button', {name: 'Stop'})).toHaveCount(0);
    await expect(example.getByRole('button', {name: 'Run', exact: true})).toBeFocused();
    await field.fill("test('spins', () => { for (;;); });");
    await runIn(example);
    await expect(getVerdict(example)).toHaveText(/^STOPPED .*“spins”/);
    await field.fill("test('ends', () => {});");
    await runIn(example);
    await expect(getVerdict(example)).toHaveText(/^PASS/);
  });

  test('the copy button and the link to the playground have the edited code', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PAGE);
    const example = passing(page);
    await edit(example, "test('mine', () => {});");
    await example.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(example.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("test('mine', () => {});");
    await example.getByRole('link', {name: 'Open in playground'}).click();
    await expect(page.getByRole('textbox', {name: 'Test file'})).toHaveValue("test('mine', () => {});");
  });
});
