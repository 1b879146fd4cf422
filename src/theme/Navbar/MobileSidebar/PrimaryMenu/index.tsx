/*
 * Change: adds the playground and the color mode, with its name, below the items of the navbar. Wrap.
 */
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import PrimaryMenu from '@theme-original/Navbar/MobileSidebar/PrimaryMenu';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function PrimaryMenuWrapper(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <PrimaryMenu />
      <ul className={clsx('menu__list', styles.more)}>
        <li className="menu__list-item">
          <Link className="menu__link" to="/playground" onClick={toggle}>
            <Translate id="site.Navbar.playground">Playground</Translate>
          </Link>
        </li>
        <li className={styles.mode}>
          <Translate id="site.Navbar.colorMode">Color mode</Translate>
          <ColorModeToggle />
        </li>
      </ul>
    </>
  );
}
