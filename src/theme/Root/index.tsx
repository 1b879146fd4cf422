/*
 * Change: when the code of the next page cannot be loaded, keeps the page that the reader has, with its URL, and offers to
 * load the next one. src/client/page-code.ts sends the event. The target of the first page's hash stays in its place. Wrap.
 */
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Root';
import type {Props} from '@theme/Root';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {NEXT_PAGE_FAILED, PAGE_CHANGED} from '@site/src/client/events';
import {findTarget} from '@site/src/client/target';

/** The URL of the page that is shown. */
let shownUrl = '';

/** Ends `goBackUnnoticed`. */
let endUndo: (() => void) | undefined;

if (typeof window !== 'undefined') {
  window.addEventListener(PAGE_CHANGED, () => {
    shownUrl = window.location.href;
  });
  // Before the router listens: it would render the page again, which scrolls to its top.
  window.addEventListener('popstate', event => {
    if (!endUndo) return;
    event.stopImmediatePropagation();
    endUndo();
    endUndo = undefined;
  });
}

/** Goes back to the entry of the page that is shown. */
const goBackUnnoticed = (): Promise<void> =>
  new Promise(resolve => {
    endUndo = resolve;
    window.history.back();
  });

/** Loads the next page in full, e.g. with the code of a new deployment. If the host does not answer, keeps the page. */
async function loadNextPage({action}: ReturnType<typeof useHistory>): Promise<void> {
  // The page was also loading for a link that the reader pointed at, and both have failed.
  if (endUndo) return;
  const {href} = window.location;
  if (action === 'PUSH') await goBackUnnoticed();
  await window.loadPage(href, () => {
    // To go back to the page that is shown would keep the reader from the pages before one that fails.
    if (action !== 'PUSH') window.history.replaceState(window.history.state, '', shownUrl);
    const message = translate({id: 'site.Loading.nextFailed', message: 'The next page did not load.'});
    const notice = window.offerLoad(message, href);
    window.addEventListener('online', () => notice.isConnected && void window.loadPage(href), {once: true});
  });
}

/** Tabs read their storage after the first render, and select the stored tab after the second. */
const RENDERS_OF_TABS = 2;

/**
 * Keeps the target of the first page's hash where it is while React selects the stored tabs, whose panels can have another
 * height. After a reload and Back, the browser restores the position itself.
 */
function useTargetInPlace(): void {
  const [renders, setRenders] = useState(0);
  const topBefore = useRef<number>(undefined);
  useLayoutEffect(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const top = findTarget(window.location.hash)?.getBoundingClientRect().top;
    if (top === undefined || !(visit instanceof PerformanceNavigationTiming) || visit.type !== 'navigate') return;
    if (renders === 0 && top >= 0 && top < window.innerHeight) topBefore.current = top;
    if (renders === RENDERS_OF_TABS) window.scrollBy(0, top - (topBefore.current ?? top));
  }, [renders]);
  useEffect(() => {
    if (renders < RENDERS_OF_TABS) queueMicrotask(() => setRenders(renders + 1));
  }, [renders]);
}

export default function Root(props: Props): ReactNode {
  const history = useHistory();
  useTargetInPlace();
  useEffect(() => {
    const onFailed = () => void loadNextPage(history);
    window.addEventListener(NEXT_PAGE_FAILED, onFailed);
    return () => window.removeEventListener(NEXT_PAGE_FAILED, onFailed);
  }, [history]);
  return <Original {...props} />;
}
