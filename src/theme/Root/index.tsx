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

export default function Root(props: Props): ReactNode {
  const history = useHistory();
  useEffect(() => {
    const keepPage = () => {
      const {href} = window.location;
      void window.loadPage(href, () => {
        // Only a new entry of the history is undone. Otherwise the reader could not go back beyond a page that fails.
        if (history.action === 'PUSH') goBackSilently();
        const notice = window.offerLoad(
          translate({id: 'site.Loading.nextFailed', message: 'The next page did not load.'}),
          href,
        );
        window.addEventListener('online', () => notice.isConnected && void window.loadPage(href), {once: true});
      });
    };
    window.addEventListener(NEXT_PAGE_FAILED, keepPage);
    return () => window.removeEventListener(NEXT_PAGE_FAILED, keepPage);
  }, [history]);
  return <Original {...props} />;
}

/** Goes back to the entry of the page that is shown. The router must not render the page again: that scrolls to its top. */
function goBackSilently(): void {
  window.addEventListener('popstate', event => event.stopImmediatePropagation(), {capture: true, once: true});
  window.history.back();
}
