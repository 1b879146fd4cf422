/*
 * Change: the code of item types that most sites do not use is loaded only when a navbar has one of them. In the original
 * every page loads it (2 kB brotli). Replacement.
 */
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import {later} from '@site/src/components/shared/Later';

const others = () => import('./others');

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  dropdown: later(others, ({dropdown}) => dropdown),
  html: later(others, ({html}) => html),
  doc: later(others, ({doc}) => doc),
  docSidebar: later(others, ({docSidebar}) => docSidebar),
  docsVersion: later(others, ({docsVersion}) => docsVersion),
  docsVersionDropdown: later(others, ({docsVersionDropdown}) => docsVersionDropdown),
  localeDropdown: later(others, ({localeDropdown}) => localeDropdown),
} satisfies ComponentTypesObject;
