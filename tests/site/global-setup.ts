import type {LaunchOptions} from '@playwright/test';
import {chromiumSandbox, findBrowser} from './browser';

/** The environment variable that passes the launch options to the workers, which read the configuration again. */
const OPTIONS = 'BROWSER_OPTIONS';

/** The options that start the browser; complete after the global setup. */
export const launchOptions: LaunchOptions = {chromiumSandbox, ...JSON.parse(process.env[OPTIONS] ?? '{}')};

/** Finds the browser once for all workers. */
export default async function globalSetup(): Promise<void> {
  process.env[OPTIONS] = JSON.stringify(await findBrowser());
}
