/*
 * Change: the kinds of items that most navbars do without come when a navbar has one of them. In the original every page
 * loads them all. Replacement, Docusaurus 3.9.2.
 */
import type {ComponentTypesObject} from '@theme/NavbarItem/ComponentTypes';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';
import {lazy, Suspense, type ComponentType, type ReactNode} from 'react';
import type * as Others from './others';

/** A kind of item that is loaded when it is drawn; the built page has it from the start. */
function later<Props extends object>(
  choose: (kinds: typeof Others) => ComponentType<Props>,
): (props: Props) => ReactNode {
  const Item: ComponentType<Props> = lazy(async () => ({default: choose(await import('./others'))}));
  return function LaterNavbarItem(props) {
    return (
      <Suspense>
        <Item {...props} />
      </Suspense>
    );
  };
}

export default {
  default: DefaultNavbarItem,
  search: SearchNavbarItem,
  dropdown: later(({dropdown}) => dropdown),
  html: later(({html}) => html),
  doc: later(({doc}) => doc),
  docSidebar: later(({docSidebar}) => docSidebar),
  docsVersion: later(({docsVersion}) => docsVersion),
  docsVersionDropdown: later(({docsVersionDropdown}) => docsVersionDropdown),
  localeDropdown: later(({localeDropdown}) => localeDropdown),
} satisfies ComponentTypesObject;
