/*
 * Change: a label for screen readers, the site's color, and no animation under reduced motion. The message about a failure
 * is the site's own (plugins/early-scripts): its Retry loads the whole page, but the original asks for the same file again,
 * which no longer exists after a deployment. `npm start` sends no content, so the hash is followed once the content is
 * there. Wrap.
 */
import {translate} from '@docusaurus/Translate';
import Original from '@theme-original/Loading';
import {useEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {PAGE_CHANGED, send} from '../../client/events';
import {findTarget} from '../../client/target';
import './styles.css';

export default function Loading({error, ...props}: LoadingComponentProps): ReactNode {
  useEffect(() => (process.env.NODE_ENV === 'development' ? followHash : undefined), []);
  if (error || !props.pastDelay) return null;
  return (
    <div role="status" aria-label={translate({id: 'site.Loading.label', message: 'Loading'})}>
      <Original {...props} />
    </div>
  );
}

function followHash(): void {
  // As if the reader had followed it, which also hides the navigation bar.
  window.dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
  send(PAGE_CHANGED);
  findTarget(location.hash)?.scrollIntoView();
}
