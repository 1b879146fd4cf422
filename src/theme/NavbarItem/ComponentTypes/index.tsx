/*
 * Change: the code of item types that most sites do not use is loaded only when a navbar has one of them. In the original
 * every page loads it (2 kB brotli). Replacement.
 */
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import {lazyComponent} from '@site/src/components/shared/lazyComponent';

const others = () => import('./others');

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  dropdown: lazyComponent(others, ({dropdown}) => dropdown),
  html: lazyComponent(others, ({html}) => html),
  doc: lazyComponent(others, ({doc}) => doc),
  docSidebar: lazyComponent(others, ({docSidebar}) => docSidebar),
  docsVersion: lazyComponent(others, ({docsVersion}) => docsVersion),
  docsVersionDropdown: lazyComponent(others, ({docsVersionDropdown}) => docsVersionDropdown),
  localeDropdown: lazyComponent(others, ({localeDropdown}) => localeDropdown),
} satisfies ComponentTypesObject;
