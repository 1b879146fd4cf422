import {hits, openModal} from './search';
import {expect, hydrated, open, test} from './test';

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
