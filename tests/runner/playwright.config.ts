import {defineConfig} from '@playwright/test';
import {launchOptions} from '../site/global-setup';

/**
 * Tests of the runner in a real browser, on a page that contains only the runner's client:
 * `npx playwright test --config tests/runner/playwright.config.ts`.
 */
export default defineConfig({
  // One project: each has workers and browsers of its own, which take three seconds of processor time to start.
  testDir: '../..',
  testMatch: /(?:packages[\\/]runner[\\/]tests|tests[\\/]runner)[\\/](?:[\w-]+[\\/])?[\w.-]+\.spec\.ts$/,
  outputDir: '../../test-results/runner',
  globalSetup: '../site/global-setup.ts',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // As in a reader's browser, the frame of the runner has a process of its own; the headless shell needs the flag for it.
  use: {reuseContext: true, launchOptions: {...launchOptions, args: ['--site-per-process']}},
});
