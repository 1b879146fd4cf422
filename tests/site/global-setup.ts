import {findBrowser, NAMED} from './browser';
import {machine} from './machine';

/** Finds the browser once; the workers, which read playwright.config.ts again, inherit the answer. */
export default async function globalSetup(): Promise<void> {
  process.env[NAMED] = await findBrowser(machine);
}
