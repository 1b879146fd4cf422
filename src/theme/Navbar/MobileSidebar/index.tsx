/*
 * Change: while the sidebar is open, focus stays in it, Escape closes it, and focus returns to the element that opened
 * it. It closes when a search, which opens above it, leads to another page. In the original, Tab moves on behind the
 * sidebar, and the sidebar stays open over the page that was found. Wrap.
 */
import {useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useEffect, type ReactNode} from 'react';
import {isComposing} from '@site/src/components/shared/isComposing';

/** The elements behind the open sidebar. */
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
      if (event.key === 'Escape' && !isComposing(event)) toggle();
    };
    const focusInside = () => {
      behind.forEach(element => (element.inert = true));
      const close = document.querySelector<HTMLElement>('.navbar-sidebar__close');
      close?.focus();
      if (document.activeElement !== close) frame = requestAnimationFrame(focusInside);
    };
    // The sidebar begins to move in the first frame and can take focus from then on. Making a long page inert takes more
    // than 100 ms on a slow phone.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focusInside);
    });
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      behind.forEach(element => (element.inert = false));
      document.removeEventListener('keydown', onKey);
      // The search may have opened another page by then, with the navbar scrolled out of view.
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, [shown, toggle]);

  return <MobileSidebar />;
}
