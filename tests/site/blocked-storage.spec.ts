import {blockStorage} from './blocked-storage';
import {features, useFeature} from './features';
import {isError} from './search';
import {announcementBar, expect, open, test} from './test';

test('when storage is blocked, all features work, and the announcement can be closed', async ({page, seen}) => {
  /*
   * Guards src/client/safe-storage.ts. Without it DocSearch makes the whole page crash ("This page crashed"), and
   * this test reports `Locator: locator('.DocSearch-Input') … not found`.
   */
  test.slow();
  await blockStorage(page);
  await open(page, '/');
  await announcementBar(page).getByRole('button', {name: 'Close'}).click();
  await expect(announcementBar(page)).toBeHidden();
  for (const feature of features) await test.step(feature.name, () => useFeature(page, feature));
  expect(seen.output.filter(isError)).toEqual([]);
});
