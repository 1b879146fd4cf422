/*
 * Change: the code of item types that most sites do not use is loaded only when a navbar has one of them. In the original
 * every page loads it (2 kB brotli). Replacement, because a wrapper would import all of them.
 */
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import {lazyComponent} from '@site/src/components/shared/load';

const importOthers = () => import('./others');

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  dropdown: lazyComponent(async () => (await importOthers()).dropdown),
  html: lazyComponent(async () => (await importOthers()).html),
  doc: lazyComponent(async () => (await importOthers()).doc),
  docSidebar: lazyComponent(async () => (await importOthers()).docSidebar),
  docsVersion: lazyComponent(async () => (await importOthers()).docsVersion),
  docsVersionDropdown: lazyComponent(async () => (await importOthers()).docsVersionDropdown),
  localeDropdown: lazyComponent(async () => (await importOthers()).localeDropdown),
} satisfies ComponentTypesObject;
