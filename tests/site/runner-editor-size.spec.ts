import {deflateRawSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {longTasks, note} from './long-tasks';
import {expect, open, test} from './test';

/*
 * The number of elements determines the speed of a page, so these tests count elements. The time, which also depends on
 * the machine, is only an annotation of the result.
 */

const linkTo = (code: string): string => `/playground#code=${deflateRawSync(Buffer.from(code)).toString('base64url')}`;

const field = (page: Page) => page.getByRole('textbox', {name: 'Test file'});

/** The number of elements in an area of the page. */
const sizeOf = (page: Page, selector: string) => page.locator(selector).locator('*').count();

test.describe('The editor stays fast with any content', () => {
  // overlay.test.ts covers all kinds of code that is too large to highlight.
  for (const [name, code] of [
    ['many lines', '\n'.repeat(1_999)],
    ['one long line', 'a.b('.repeat(12_000)],
    ['the maximum length of a link', `// ${'x'.repeat(90)}\n`.repeat(1_060)],
  ] as const) {
    test(`${name}: shown without colors, visible and editable`, async ({page}) => {
      const tasks = await longTasks(page);
      await open(page, linkTo(code));
      await expect(field(page)).toHaveValue(code);
      await expect.poll(() => sizeOf(page, 'pre:has(textarea)')).toBeLessThan(10);
      await expect(field(page)).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect.poll(() => field(page).evaluate(({clientHeight}) => clientHeight)).toBeLessThan(1_000);
      await field(page).press('ControlOrMeta+Home');
      await page.keyboard.type('// mine');
      await expect(field(page)).toHaveValue(`// mine${code}`);
      await note(tasks);
    });
  }

  test('a short link that expands to a huge number of lines is rejected', async ({page}) => {
    await open(page, linkTo('\n'.repeat(90_000)));
    await expect(page.getByRole('alert')).toContainText('too much code');
    await expect(field(page)).toHaveValue('');
  });

  test('colors disappear and return as the code grows and shrinks; the caret and undo history stay', async ({page}) => {
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
