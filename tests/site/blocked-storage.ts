import type {Page} from '@playwright/test';

/** The ways in which a browser denies a page access to storage. */
export const BLOCKED = {
  'reading localStorage and sessionStorage throws': (page: Page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
      }
    }),
  'every use of a storage throws': (page: Page) =>
    page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      for (const method of ['getItem', 'setItem', 'removeItem', 'key', 'clear'] as const) {
        Object.defineProperty(Storage.prototype, method, {configurable: true, value: refuse});
      }
    }),
};
