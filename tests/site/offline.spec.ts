import {features} from './features';
import {isError} from './search';
import {crash, expect, open, routeLater, saveData, test} from './test';

for (const {name, path, use, fail} of features)
  test(`offline, ${name}: ${fail ? 'a sentence says that it cannot be loaded, and it works once it is' : 'it works'}`, async ({
    page,
    context,
    seen,
  }) => {
    await saveData(page);
    await open(page, path);
    await context.setOffline(true);
    if (fail) {
      await fail(page);
      await context.setOffline(false);
      await use(page);
      await context.setOffline(true);
    }
    await use(page);
    await expect(crash(page)).toHaveCount(0);
    expect(seen.output.filter(isError)).toEqual([]);
  });

test('pointing at a link whose page cannot be loaded causes no error', async ({page, seen}) => {
  // Guards the edit "failed page" of plugins/dependency-edits. Without it the console shows `Loading chunk … failed`.
  await routeLater(page);
  await open(page, '/docs');
  await page.route('**/assets/**', route => route.abort());
  const failure = page.waitForEvent('requestfailed', request => request.resourceType() === 'script');
  await page.locator('.navbar__items a', {hasText: 'API'}).hover();
  await failure;
  // The browser reports a rejection that nothing handles at the end of the task.
  await page.evaluate(() => new Promise(done => setTimeout(done)));
  expect(seen.output.filter(isError)).toEqual([]);
});
