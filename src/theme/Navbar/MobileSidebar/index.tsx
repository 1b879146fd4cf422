/*
 * Change: while the sidebar is open, the keyboard stays in it, Escape closes it, and focus goes back to where it came
 * from. It closes when the search, which opens above it, leads elsewhere. In the original, Tab walks on behind the sidebar,
 * and it stays open over what was searched for. Wrap, Docusaurus 3.9.2.
 */
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, type ReactNode} from 'react';

/** What the open sidebar covers. */
const BEHIND = '[class*="skipToContent"], .theme-announcement-bar, .navbar__inner, .main-wrapper, .footer';

export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();

  // The sidebar's own links have closed it by then.
  const {key} = useLocation();
  const close = useEvent(() => {
    if (shown) toggle();
  });
  useEffect(close, [key, close]);

  useEffect(() => {
    if (!shown) return;
    const opener = document.activeElement;
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') toggle();
    };
    behind.forEach(each => (each.inert = true));
    // The sidebar can take focus from the first frame of its way in.
    let frame = 0;
    const focusInside = () => {
      const close = document.querySelector<HTMLElement>('.navbar-sidebar__close');
      close?.focus();
      if (document.activeElement !== close) frame = requestAnimationFrame(focusInside);
    };
    focusInside();
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      behind.forEach(each => (each.inert = false));
      document.removeEventListener('keydown', onKey);
      // By then the page may be where the search led, and the navbar hidden.
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
