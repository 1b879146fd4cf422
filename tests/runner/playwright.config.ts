import {existsSync} from 'node:fs';
import {defineConfig} from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

/**
 * Tests of the runner in a real browser, on a page that has nothing but the runner's client:
 * `npx playwright test --config tests/runner/playwright.config.ts`. `CHROMIUM_PATH` names another browser.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results/runner',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Times are measured, and a run keeps one core busy.
  workers: 1,
  timeout: 60_000,
  use: {
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? installed,
      args: [
        ...(process.getuid?.() === 0 || process.env.CI ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
