import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/site/global-setup';
import {fixtureServer, productServer} from './tests/site/servers';

/** Tests of the built site in a real browser. `npx playwright test` runs only these; `npm test` builds the site first. */
export default defineConfig({
  testDir: 'tests',
  projects: [
    {name: 'site', testMatch: ['site/*.spec.ts', 'budgets/**/*.spec.ts']},
    // These sites are built only for the tests that need them.
    {name: 'ask sites', testMatch: 'site/ask-service/sites.setup.ts'},
    {name: 'ask', testMatch: 'site/ask-service/*.spec.ts', dependencies: ['ask sites']},
  ],
  outputDir: 'test-results',
  globalSetup: ['./tests/site/built-site.ts', './tests/site/global-setup.ts'],
  reporter: 'list',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  timeout: 30_000,
  globalTimeout: 45 * 60_000,
  expect: {timeout: 7_000},
  use: {
    baseURL: productServer.url,
    screenshot: 'only-on-failure',
    contextOptions: {reducedMotion: 'no-preference'},
    reuseContext: true,
    launchOptions,
  },
  webServer: [productServer, fixtureServer].map(({command, url}) => ({
    command,
    url,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 120_000,
  })),
});
