import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/site/global-setup';
import {fixtureServer, productServer} from './tests/site/servers';

/** The titles of the tests in Firefox: those of one condition of tests/site/conditions.ts. */
const IN_FIREFOX = /, in Firefox$/;

/** Tests of the built site in a real browser. `npx playwright test` runs only these; `npm test` builds the site first. */
export default defineConfig({
  // A folder for each project: Playwright compares `testMatch` with absolute paths, e.g. of a clone in a folder `site`.
  projects: [
    // First, because its one worker takes the longest.
    {
      name: 'firefox',
      testDir: 'tests/site',
      grep: IN_FIREFOX,
      fullyParallel: false,
      use: {browserName: 'firefox', reuseContext: false, contextOptions: {}},
    },
    {name: 'site', testDir: 'tests/site', grepInvert: IN_FIREFOX},
    {name: 'budgets', testDir: 'tests/budgets'},
  ],
  fullyParallel: true,
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: ['./tests/site/built-site.ts', './tests/site/global-setup.ts'],
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores of a CI machine, because tests also wait.
  workers: 3,
  // Limits that only a test that hangs reaches, however busy the machine is. A test that passes never waits for them.
  timeout: 90_000,
  globalTimeout: 45 * 60_000,
  expect: {timeout: 30_000},
  use: {
    baseURL: productServer.url,
    screenshot: 'only-on-failure',
    contextOptions: {reducedMotion: 'no-preference'},
    reuseContext: true,
    // Compilers that optimize cost more time than they save in a page that is open for a second.
    launchOptions: {...launchOptions, args: ['--js-flags=--no-opt --no-maglev']},
  },
  webServer: [productServer, fixtureServer].map(({command, url}) => ({
    command,
    url,
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 300_000,
  })),
});
