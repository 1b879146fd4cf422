import {defineConfig} from '@playwright/test';
import {launchOptions} from '../site/global-setup';

/**
 * Tests of the runner in a real browser, on a page that contains only the runner's client:
 * `npx playwright test --config tests/runner/playwright.config.ts`.
 */
export default defineConfig({
  projects: ['../../packages/runner/tests', '.'].map(testDir => ({testDir})),
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/runner',
  globalSetup: '../site/global-setup.ts',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  fullyParallel: true,
  // One more than the cores of a CI machine, because tests also wait.
  workers: 3,
  timeout: 60_000,
  // As in a reader's browser, the frame of the runner has a process of its own; the headless shell needs the flag for it.
  use: {reuseContext: true, launchOptions: {...launchOptions, args: ['--site-per-process']}},
});
