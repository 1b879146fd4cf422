import {test, type Page} from '@playwright/test';

/** How long the page's thread was held by one task after the other, in milliseconds, from the first load on. */
export async function longTasks(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver(list => tasks.push(...list.getEntries().map(({duration}) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  return () => page.evaluate(() => Reflect.get(window, 'tasks') as number[]);
}

/** Puts the longest task beside the test's verdict. It decides nothing. */
export async function note(tasks: () => Promise<readonly number[]>): Promise<void> {
  const longest = Math.max(0, ...(await tasks()));
  test.info().annotations.push({type: 'longest task', description: `${longest} ms`});
}
