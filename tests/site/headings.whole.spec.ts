import {hits, openModal} from './search';
import {expect, hydrated, open, test} from './test';

test.describe('links to headings', () => {
  // Guards src/theme/DocItem. React gives an element new props, under this name, whenever it renders it.
  test('a hash does not render the page again', async ({page}) => {
    await open(page, '/docs/matchers/array');
    const readProps = (element: HTMLElement): unknown =>
      Object.entries(element).find(([name]) => name.startsWith('__reactProps'))?.[1];
    const heading = page.locator('#tobearray');
    const before = await heading.evaluateHandle(readProps);
    await page.locator('.table-of-contents').getByRole('link', {name: '.toBeArrayOfSize'}).click();
    await expect(page).toHaveURL('/docs/matchers/array#tobearrayofsize');
    const now = await heading.evaluateHandle(readProps);
    expect(await before.evaluate(props => typeof props)).toBe('object');
    expect(await now.evaluate((props, old) => props === old, before)).toBe(true);
  });

  for (const start of ['/', '/search?q=toContainKey', '/docs/matchers/', '/playground'])
    test(`from ${start}, every way to a heading shows it below the navbar, and marks it in the contents`, async ({
      page,
    }) => {
      const heading = page.locator('#tocontainkey');
      const shown = async () => {
        const isOnTop = () =>
          heading.evaluate(element => {
            const {left, top: y} = element.getBoundingClientRect();
            return y < 100 && element.contains(document.elementFromPoint(left + 5, y + 5));
          });
        await expect.poll(isOnTop).toBe(true);
        const marked = page.locator('.table-of-contents__link--active');
        if (width > 996) await expect(marked).toHaveAttribute('href', '#tocontainkey');
      };
      let width = 1280;
      for (width of [1280, 375]) {
        await page.setViewportSize({width, height: 800});
        await open(page, start);
        await openModal(page);
        await page.keyboard.type('toContainKey');
        await hits(page).first().waitFor();
        if (width === 375) await hits(page).first().click();
        else await page.keyboard.press('Enter');
        await shown();
        await page.reload();
        await shown();
        await hydrated(page);
        await page.goBack();
        await expect(heading).toHaveCount(0);
        await page.goForward();
        await shown();
      }
    });

  test('the first page keeps the target of its hash in place when it gets the stored tabs', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.runner', 'vitest'));
    const heading = page.locator('#upgrading');
    const isOnTop = () => heading.evaluate(element => Math.abs(element.getBoundingClientRect().top - 72) < 30);
    await page.goto('/docs/getting-started/install#upgrading');
    await hydrated(page);
    await expect(page.getByRole('tab', {name: 'Vitest', selected: true}).first()).toBeVisible();
    await expect.poll(isOnTop).toBe(true);
    await page.reload();
    await hydrated(page);
    await expect.poll(isOnTop).toBe(true);
  });

  test('the contents mark the last heading of a page when a link leads to it', async ({page}) => {
    await open(page, '/docs/getting-started/setup');
    const last = page.locator('.theme-doc-toc-desktop a').last();
    await last.click();
    await expect(last).toHaveClass(/--active/);
  });
});
