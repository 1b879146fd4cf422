import {expect, firefox, test as base, type Browser, type Locator} from '@playwright/test';
import {findFirefox} from '../site/browser';
import {isError} from '../site/search';
import {productServer} from '../site/servers';
import {watch} from '../site/watch';

export {expect};

/** Playwright's `test` with pages in Firefox. Where there is none, its tests are skipped. */
export const test = base.extend<{quiet: undefined}, {launched: Browser | undefined}>({
  launched: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the pattern
    async ({}, use) => {
      const options = await findFirefox();
      const browser = options && (await firefox.launch(options));
      await use(browser);
      await browser?.close();
    },
    // It can take minutes to install the browser; the commands have limits of their own.
    {scope: 'worker', timeout: 0},
  ],

  context: async ({launched, viewport}, use, testInfo) => {
    testInfo.skip(!launched, 'Firefox is neither installed nor in the packages of the system.');
    const context = await launched?.newContext({baseURL: productServer.url, viewport});
    if (!context) return;
    // Firefox reports violations of the policy late; their event is immediate.
    await context.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
        console.error(`${violatedDirective} blocked ${blockedURI}`),
      ),
    );
    await use(context);
    await context.close();
  },

  /** Fails if the page reports an error or a violation of the policy, or if a request fails. */
  quiet: [
    async ({page}, use) => {
      const {output, failed} = watch(page);
      await use(undefined);
      // What the page has reported arrives before the answer.
      await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
      expect(output.filter(isError)).toEqual([]);
      expect(failed).toEqual([]);
    },
    {auto: true},
  ],
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
