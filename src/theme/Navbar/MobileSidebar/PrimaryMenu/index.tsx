/*
 * Change: adds the playground below the items of the navbar. Wrap.
 */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import type {ReactNode} from 'react';

export default function PrimaryMenuWrapper(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <PrimaryMenu />
      <ul className="menu__list margin-top--xs">
        <li className="menu__list-item">
          <Link className="menu__link" to="/playground" onClick={toggle}>
            <Translate id="site.Navbar.playground">Playground</Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}
