import {test as base, type Page} from '@playwright/test';
import type {RunOutcome} from '../protocol';
import {buildHarness} from './build';
import {serve, type CountingServer} from './serve';

/** A page with the runner. */
export class Runner {
  constructor(readonly page: Page) {}

  /** Runs code with the page's client. */
  run(code: string, file = 'example.test.ts'): Promise<RunOutcome> {
    return this.page.evaluate(([text, name]) => globalThis.runner.run(text, {file: name}), [code, file] as const);
  }

  /** Loads the runner, like hovering over an example. */
  prepare(): Promise<void> {
    return this.page.evaluate(() => globalThis.runner.prepare());
  }
}

/** `test` with a page of the harness, its server, and a server with another origin. */
export const test = base.extend<
  {runner: Runner},
  {site: CountingServer; stranger: CountingServer; sharedRunner: Runner}
>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => {
      const server = await serve(await buildHarness());
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  stranger: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => {
      const server = await serve();
      await use(server);
      await server.close();
    },
    {scope: 'worker'},
  ],
  /** A prepared runner for tests that run code and change nothing else: each run has a worker of its own. */
  sharedRunner: [
    async ({browser, site}, use) => {
      const page = await browser.newPage();
      await page.goto(`${site.url}/`);
      const runner = new Runner(page);
      await runner.prepare();
      await use(runner);
      await page.close();
    },
    {scope: 'worker'},
  ],
  runner: async ({page, site}, use) => {
    await page.goto(`${site.url}/`);
    await use(new Runner(page));
  },
});

export {expect} from '@playwright/test';
export {plain} from './plain';
