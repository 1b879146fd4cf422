import type {UserThemeConfig} from '@docusaurus/theme-common';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {site} from './site';

/** Docusaurus does not complete links in HTML. */
const upgrading = applyTrailingSlash(`${site.baseUrl}docs/getting-started/install#upgrading`, site);

/**
 * The bar above the navbar, or `undefined` for none.
 * A new `id` shows it again to readers who closed an earlier one.
 */
export const announcement: UserThemeConfig['announcementBar'] = {
  id: 'jest-extended-7',
  content:
    // The shorter text has one line on a phone.
    `<a href="${upgrading}"><span class="wide-only">jest-extended 7 requires Node 20.9+, 22.11+, 24.11+ or 25+</span><span class="narrow-only">jest-extended 7: check your Node</span></a>`,
  isCloseable: true,
  backgroundColor: 'var(--jx-surface)',
  textColor: 'var(--ifm-font-color-base)',
};
