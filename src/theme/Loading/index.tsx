/*
 * Change: a label for screen readers. `npm start` sends no content, so the hash is followed once the content is there. An
 * error has a notice (src/client/page-code.ts). Wrap.
 */
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Loading';
import {useEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {PAGE_CHANGED, send} from '../../client/events';
import {findTarget} from '../../client/target';

export default function Loading(props: LoadingComponentProps): ReactNode {
  useEffect(() => (process.env.NODE_ENV === 'development' ? followHash : undefined), []);
  return (
    <div role="status" aria-label={translate({id: 'site.Loading.label', message: 'Loading'})}>
      <Original {...props} error={undefined} />
    </div>
  );
}

function followHash(): void {
  // As if the reader had followed it, which also hides the navigation bar.
  window.dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
  send(PAGE_CHANGED);
  findTarget(location.hash)?.scrollIntoView();
}
