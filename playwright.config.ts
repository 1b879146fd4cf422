import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/site/global-setup';
import {FIXTURE_URL, PRODUCT_URL, SERVE} from './tests/site/servers';

/** The titles of the tests in Firefox: those of one condition of tests/site/conditions.ts. */
const IN_FIREFOX = /, in Firefox$/;

/** Tests of the built site in a real browser. `npx playwright test` runs only these; `npm test` builds the site first. */
export default defineConfig({
  projects: [
    // First, because its one worker takes the longest.
    {
      name: 'firefox',
      testDir: 'tests/site',
      testMatch: '**/*.spec.ts',
      grep: IN_FIREFOX,
      fullyParallel: false,
      use: {browserName: 'firefox', reuseContext: false, contextOptions: {}},
    },
    // One project: each has workers and browsers of its own, which take time to start.
    {
      name: 'site',
      testMatch: /(?:site|budgets)[\\/](?:[\w-]+[\\/])?[\w.-]+\.spec\.ts$/,
      grepInvert: IN_FIREFOX,
    },
  ],
  fullyParallel: true,
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: ['./tests/site/built-site.ts', './tests/site/global-setup.ts'],
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One for each core of a CI machine. With more, pages wait for each other, and take more processor time.
  workers: 2,
  // Limits that only a test that hangs reaches, however busy the machine is. A test that passes never waits for them.
  timeout: 90_000,
  globalTimeout: 45 * 60_000,
  expect: {timeout: 30_000},
  use: {
    baseURL: PRODUCT_URL,
    screenshot: 'only-on-failure',
    contextOptions: {reducedMotion: 'no-preference'},
    reuseContext: true,
    // Compilers that optimize cost more time than they save in a page that is open for a second.
    launchOptions: {...launchOptions, args: ['--js-flags=--no-opt --no-maglev']},
  },
  webServer: {command: SERVE, url: FIXTURE_URL, stdout: 'ignore', stderr: 'pipe', timeout: 300_000},
});
