import type {Navbar} from '@docusaurus/theme-common';
import {links} from './site';

/**
 * The navigation bar: docs and API on the left; the version, and links to GitHub and npm on the right.
 * @param version of the library, e.g. `7.0.0`
 */
export const createNavbar = (version: string) =>
  ({
    title: 'jest-extended',
    hideOnScroll: true,
    logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 28, height: 32},
    style: undefined,
    items: [
      // Active on the introduction and the guides, but not on the matchers, which have their own item.
      {to: '/docs', label: 'Docs', position: 'left', activeBaseRegex: '/docs(?!/matchers)'},
      {to: '/docs/matchers', label: 'API', position: 'left'},
      // Only in the menu of a phone (src/css/navigation.css).
      {to: '/playground', label: 'Playground', position: 'left', className: 'menu-only'},
      {href: links.releases, label: `v${version}`, position: 'right'},
      {href: links.repository, label: 'GitHub', position: 'right'},
      {href: links.package, label: 'npm', position: 'right'},
    ],
  }) satisfies Navbar;
