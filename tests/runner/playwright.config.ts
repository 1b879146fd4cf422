import {defineConfig} from '@playwright/test';
import {browserFlags, NAMED} from '../site/browser';
import {machine} from '../site/machine';

/**
 * Tests of the runner in a real browser, on a page that has nothing but the runner's client:
 * `npx playwright test --config tests/runner/playwright.config.ts`.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/runner',
  globalSetup: '../site/global-setup.ts',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // A run keeps one core busy, and what a test holds the runner to must not depend on its neighbour.
  workers: 1,
  timeout: 60_000,
  use: {launchOptions: {executablePath: process.env[NAMED], args: browserFlags(machine)}},
});
