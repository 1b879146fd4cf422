import {conditions, selectPairs, useUnder, type Pair} from './conditions';
import {features} from './features';
import {openPainted} from './shifts';
import {crash, expect, open, test} from './test';

/** Whether a line of output is a fault: not one that the test causes by a missing page or by requests that fail. */
const isFault = (line: string): boolean =>
  /^(?:error|warning|uncaught)/.test(line) &&
  !/404|ERR_FAILED|ERR_INTERNET|could not be loaded|ChunkLoadError/.test(line);

/*
 * What readers do, under all circumstances: nothing overflows, nothing moves while React starts, nothing is logged. A
 * feature that is added to features.ts, or a condition to conditions.ts, is tested with all others.
 */
const pairs = selectPairs(features, conditions, process.env['WHOLE'] === 'true');

for (const pair of pairs) runPair(pair);

function runPair(pair: Pair): void {
  const {feature, condition} = pair;
  const samePage = pairs.filter(other => other.condition === condition && other.feature.path === feature.path);
  const {begin, prepare, checkPage, part, check, options = {}, project} = condition;
  test.describe(() => {
    test.use(options);

    test(`${feature.name}, ${condition.name}`, async ({context, page, seen}) => {
      if (!project) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await begin?.(page);
      if (part === 'read') await page.goto(feature.path);
      else if (project) await open(page, feature.path);
      else {
        const {hydrate, shifts} = await openPainted(page, feature.path);
        await hydrate();
        expect(feature.moves ? [] : await shifts(), 'moved').toEqual([]);
      }
      await prepare?.(page);
      if (samePage[0] === pair) await checkPage?.(page);
      await useUnder(page, pair);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await check?.(page, feature);
      await expect(crash(page)).toHaveCount(0);
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, 'wider than the window').toBeLessThanOrEqual(0);
      expect(seen.output.filter(isFault)).toEqual([]);
    });
  });
}
