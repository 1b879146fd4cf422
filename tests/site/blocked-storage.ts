import type {Page} from '@playwright/test';

/** Denies a page access to storage. However a browser does that, the page gets the same one (src/client/safe-storage.ts). */
export const blockStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
