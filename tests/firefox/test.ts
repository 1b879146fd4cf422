import {firefox, test as base, type Browser, type Locator} from '@playwright/test';
import {findFirefox} from '../site/browser';
import {productServer} from '../site/servers';
import {watch, type Watch} from '../site/watch';

export {expect} from '@playwright/test';

/** Playwright's `test` with pages in Firefox. Where there is none, its tests are skipped. */
export const test = base.extend<{seen: Watch}, {launched: Browser | undefined}>({
  launched: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => {
      const options = await findFirefox();
      const browser = options && (await firefox.launch(options));
      await use(browser);
      await browser?.close();
    },
    {scope: 'worker'},
  ],

  context: async ({launched, viewport}, use, testInfo) => {
    testInfo.skip(!launched, 'Firefox is neither installed nor in the packages of the system.');
    const context = await launched?.newContext({baseURL: productServer.url, viewport});
    if (!context) return;
    await use(context);
    await context.close();
  },

  /** The console output and the requests of the page. Firefox reports violations of the policy as errors. */
  seen: async ({page}, use) => use(watch(page)),
});

/**
 * Replaces the text of a field, and waits for the field first. Over WebDriver BiDi, `fill` sets the value like a script,
 * which React does not notice.
 * @param text without line breaks
 */
export async function typeText(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}
