import type {UserThemeConfig} from '@docusaurus/theme-common';

/**
 * The bar above the navbar, or `undefined` for none.
 * A new `id` shows it again to readers who closed an earlier one.
 */
export const announcement: UserThemeConfig['announcementBar'] = {
  id: 'jest-extended-7',
  content:
    'jest-extended 7 runs on Node 20.9, 22.11, 24.11 and 25 or later. <a href="/docs/getting-started/install">Install it</a>',
  isCloseable: true,
  backgroundColor: 'var(--jx-surface)',
  textColor: 'var(--ifm-font-color-base)',
};
