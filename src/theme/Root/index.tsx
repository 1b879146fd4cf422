/*
 * Change: when the code of the next page cannot be loaded, keeps the page that the reader has, with its URL, and offers to
 * load the next one. src/client/page-code.ts sends the event. Wrap.
 */
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Root';
import type {Props} from '@theme/Root';
import {useEffect, type ReactNode} from 'react';
import {NEXT_PAGE_FAILED, PAGE_CHANGED} from '@site/src/client/events';

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

export default function Root(props: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const onFailed = () => void loadNextPage(history);
    window.addEventListener(NEXT_PAGE_FAILED, onFailed);
    return () => window.removeEventListener(NEXT_PAGE_FAILED, onFailed);
  }, [history]);
  return <Original {...props} />;
}
