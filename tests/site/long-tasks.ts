import {test, type Page} from '@playwright/test';

/** Records the durations of long tasks of the page's thread, in milliseconds, from the first load. */
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

/** Adds the longest task to the test result as an annotation. It does not affect whether the test passes. */
export async function note(tasks: () => Promise<readonly number[]>): Promise<void> {
  const longest = Math.max(0, ...(await tasks()));
  test.info().annotations.push({type: 'longest task', description: `${longest} ms`});
}
