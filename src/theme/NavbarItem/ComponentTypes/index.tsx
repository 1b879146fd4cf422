/*
 * Change: the kinds of items that most sites do without come when a navbar has one of them. In the original every page
 * loads them all. Replacement, Docusaurus 3.9.2.
 */
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import {later} from '@site/src/components/Later';

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
