import {features} from './features';
import {isError} from './search';
import {crash, expect, open, saveData, test} from './test';

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
    expect(seen.output.filter(isError).filter(line => !/ChunkLoadError|Failed to fetch/.test(line))).toEqual([]);
  });
