/*
 * Change: the target of the first page's hash stays in its place while React selects the stored tabs, whose panels can have
 * another height. Wrap.
 */
import Original from '@theme-original/Root';
import type {Props} from '@theme/Root';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {findTarget} from '@site/src/client/target';

/** Tabs read their storage after the first render, and select the stored tab after the second. */
const RENDERS_OF_TABS = 2;

export default function Root(props: Props): ReactNode {
  const [renders, setRenders] = useState(0);
  const topBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    // After a reload and Back, the browser restores the position itself.
    const [visit] = performance.getEntriesByType('navigation');
    const top = findTarget(window.location.hash)?.getBoundingClientRect().top;
    if (top === undefined || !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return;
    if (renders === 0 && top >= 0 && top < window.innerHeight) topBefore.current = top;
    if (renders === RENDERS_OF_TABS) window.scrollBy(0, top - (topBefore.current ?? top));
  }, [renders]);
  useEffect(() => {
    if (renders < RENDERS_OF_TABS) queueMicrotask(() => setRenders(renders + 1));
  }, [renders]);
  return <Original {...props} />;
}
