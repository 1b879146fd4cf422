/*
 * Change: the site's colors at AA contrast, a label for screen readers, no animation under reduced motion, and the site's
 * own message (plugins/early-scripts), whose Retry loads the whole page: the original asks for the same file again, which
 * no longer exists after a deployment. `npm start` sends no content, so the hash is followed once the content is there.
 * Replacement (core's fallback theme), because the original contains its own message, and has no class. The cycles of 1.5 s
 * and 3 s are those of SPECIFICATION.md, 2.9.
 */
import {translate} from '@docusaurus/Translate';
import {useEffect, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {PAGE_CHANGED, send} from '../../client/events';
import {findTarget} from '../../client/target';
import styles from './styles.module.css';

export default function Loading({error, pastDelay}: LoadingComponentProps): ReactNode {
  useEffect(() => (process.env.NODE_ENV === 'development' ? followHash : undefined), []);
  return pastDelay && !error ? <Spinner /> : null;
}

function followHash(): void {
  // As if the reader had followed it, which also hides the navigation bar.
  window.dispatchEvent(new PopStateEvent('popstate', {state: history.state}));
  send(PAGE_CHANGED);
  findTarget(location.hash)?.scrollIntoView();
}

function Spinner(): ReactNode {
  const label = translate({id: 'site.Loading.label', message: 'Loading'});
  return (
    <div className={styles.loading} role="status" aria-label={label}>
      <svg id="loader" width="96" height="96" viewBox="-24 -24 48 48" fill="none" stroke="currentColor" strokeWidth="2">
        <Ripple begin="0s" />
        <Ripple begin="1.5s" />
        <circle r="5" className={styles.pulse}>
          <animate attributeName="r" dur="1.5s" values="5;3;5" repeatCount="indefinite" />
        </circle>
        <circle r="5" className={styles.still} />
      </svg>
    </div>
  );
}

function Ripple({begin}: {begin: string}): ReactNode {
  const timing = {begin, dur: '3s', repeatCount: 'indefinite'};
  return (
    <circle r="5" strokeOpacity="0" className={styles.ripple}>
      <animate attributeName="r" values="5;22" {...timing} />
      <animate attributeName="stroke-opacity" values="1;0" {...timing} />
    </circle>
  );
}
