/*
 * Change: when the code of the next page cannot be loaded, keeps the page that the reader has, with its URL, and offers to load
 * the next one. The edit "failed next page" (plugins/dependency-edits) sends the event. Wrap.
 */
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Root';
import type {Props} from '@theme/Root';
import {useEffect, type ReactNode} from 'react';
import {NEXT_PAGE_FAILED} from '@site/src/client/events';

/** Whether the next `popstate` is that of `goBackUnnoticed`. */
let isUnnoticed = false;

// Before the router listens: it would render the page again, which scrolls to its top.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', event => {
    if (isUnnoticed) event.stopImmediatePropagation();
    isUnnoticed = false;
  });

/** Goes back to the entry of the page that is shown. */
function goBackUnnoticed(): void {
  isUnnoticed = true;
  window.history.back();
}

/** Loads the next page in full, e.g. with the code of a new deployment. If the host does not answer, keeps the page. */
function loadNextPage({action}: ReturnType<typeof useHistory>): void {
  const {href} = window.location;
  void window.loadPage(href, () => {
    // Only a new entry of the history is undone. Otherwise a page that fails would keep the reader from those before it.
    if (action === 'PUSH') goBackUnnoticed();
    const message = translate({id: 'site.Loading.nextFailed', message: 'The next page did not load.'});
    const notice = window.offerLoad(message, href);
    window.addEventListener('online', () => notice.isConnected && void window.loadPage(href), {once: true});
  });
}

export default function Root(props: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const onFailed = () => loadNextPage(history);
    window.addEventListener(NEXT_PAGE_FAILED, onFailed);
    return () => window.removeEventListener(NEXT_PAGE_FAILED, onFailed);
  }, [history]);
  return <Original {...props} />;
}
