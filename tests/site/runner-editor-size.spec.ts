import {deflateRawSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {longTasks, note} from './long-tasks';
import {expect, open, test} from './test';

/*
 * What holds a page up is what it draws, so these tests count that. How long it took is noted beside the verdict: it is
 * as much about the machine as about the page.
 */

const linkTo = (code: string): string => `/playground#code=${deflateRawSync(Buffer.from(code)).toString('base64url')}`;

const field = (page: Page) => page.getByRole('textbox', {name: 'Test file'});

/** How many elements an area of the page is made of. */
const sizeOf = (page: Page, selector: string) => page.locator(selector).locator('*').count();

test.describe('The editor stays quick whatever it holds', () => {
  for (const [name, code] of [
    ['many lines', '\n'.repeat(1_999)],
    ['many short tests', 'test(1);\n'.repeat(1_900)],
    ['one long line', 'a.b('.repeat(12_000)],
    ['very many pieces in few characters', 'a.b('.repeat(2_400)],
    ['as much as a link holds', `// ${'x'.repeat(90)}\n`.repeat(1_060)],
  ] as const) {
    test(`${name} come without colours, can be seen and edited`, async ({page}) => {
      const tasks = await longTasks(page);
      await open(page, linkTo(code));
      await expect(field(page)).toHaveValue(code);
      expect(await sizeOf(page, 'pre:has(textarea)')).toBeLessThan(10);
      await expect(field(page)).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      expect(await field(page).evaluate(({clientHeight}) => clientHeight)).toBeLessThan(1_000);
      await field(page).press('ControlOrMeta+Home');
      await page.keyboard.type('// mine');
      await expect(field(page)).toHaveValue(`// mine${code}`);
      await note(tasks);
    });
  }

  test('a short link to very many lines fills in nothing', async ({page}) => {
    await open(page, linkTo('\n'.repeat(90_000)));
    await expect(page.getByRole('alert')).toContainText('more code than the playground takes');
    await expect(field(page)).toHaveValue('');
  });

  test('the colours go and come as the code grows and shrinks, and the caret and the undo stay', async ({page}) => {
    await open(page, '/playground');
    const code = '// line\n'.repeat(498);
    await field(page).fill(code);
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(499);
    await field(page).press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(500);
    await page.keyboard.press('Enter');
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(0);
    await page.keyboard.type('a');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(`${code}\n\na`);
    for (let i = 0; i < 5 && (await field(page).inputValue()) !== code; i++)
      await page.keyboard.press('ControlOrMeta+z');
    await expect(field(page)).toHaveValue(code);
    await expect(page.locator('pre:has(textarea) .token-line')).toHaveCount(499);
  });
});
