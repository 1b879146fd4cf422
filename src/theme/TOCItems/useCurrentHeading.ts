import type {Props} from '@theme/TOCItems';
import {useEffect} from 'react';
import {PAGE_CHANGED} from '@site/src/client/events';
import {findTarget} from '@site/src/client/target';

/** A heading is passed at this distance from the top of the window, in pixels. A link scrolls it to 76 (src/css/base.css). */
const LINE = 80;

const isAtEnd = () => window.scrollY + window.innerHeight > document.documentElement.scrollHeight - 1;

/**
 * Marks the link to the current heading: the last one that is passed or, at the end of a page that cannot scroll further,
 * the one that the hash names. An observer reports what is passed without a layout of its own.
 * @param activeClassName the class of the marked link; an empty one marks none
 */
export default function useCurrentHeading(toc: Props['toc'], linkClassName: string, activeClassName: string): void {
  useEffect(() => {
    if (!activeClassName) return undefined;
    const links = new Map<Element, HTMLAnchorElement>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[class="${linkClassName}"]`)) {
      const heading = findTarget(link.hash);
      if (heading) links.set(heading, link);
    }
    const passed = new Set<Element>();
    let observer: IntersectionObserver | undefined;

    const mark = () => {
      const target = findTarget(window.location.hash);
      const isNamed = target && !passed.has(target) && links.has(target);
      const named = isNamed && isAtEnd() ? target : undefined;
      const current = named ?? [...links.keys()].filter(heading => passed.has(heading)).at(-1);
      for (const [heading, link] of links) link.classList.toggle(activeClassName, heading === current);
    };
    const observe = () => {
      observer?.disconnect();
      observer = new IntersectionObserver(
        entries => {
          for (const {target, isIntersecting} of entries) {
            if (isIntersecting) passed.add(target);
            else passed.delete(target);
          }
          mark();
        },
        // Everything above the line.
        {rootMargin: `1000000px 0px ${LINE - window.innerHeight}px`},
      );
      for (const heading of links.keys()) observer.observe(heading);
    };

    observe();
    window.addEventListener('resize', observe);
    window.addEventListener(PAGE_CHANGED, mark);
    return () => {
      observer?.disconnect();
      window.removeEventListener('resize', observe);
      window.removeEventListener(PAGE_CHANGED, mark);
    };
  }, [toc, linkClassName, activeClassName]);
}
