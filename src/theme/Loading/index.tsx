/*
 * Change: the site's colors at AA contrast, a label for screen readers, no animation under reduced motion, and one Retry
 * for all parts of a page: a page is loaded in nested parts, and in the original each failed part asks again.
 * Replacement (core's fallback theme). The cycles of 1.5 s and 3 s are the specification's.
 */
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useState, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Whether the reader asked for another try, on any part of the page that is loading. */
let asked = false;

export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  // A nested part that has already failed when it mounts failed before the reader asked: it retries by itself, once.
  const [stale, setStale] = useState(() => Boolean(error) && asked);

  // When a part has loaded, its nested part has been rendered and has read `asked`; the next page starts over.
  useEffect(
    () => () => {
      asked = false;
    },
    [],
  );

  useEffect(() => {
    if (!stale) return;
    // For the parts inside of this one.
    asked = true;
    void Promise.resolve().then(() => {
      setStale(false);
      retry();
    });
  }, [stale, retry]);

  const ask = () => {
    asked = true;
    retry();
  };
  if (error && !stale) return <Failed error={error} retry={ask} />;
  return pastDelay ? <Spinner /> : null;
}

function Failed({error, retry}: Pick<LoadingComponentProps, 'error' | 'retry'>): ReactNode {
  return (
    <main className={styles.failed} role="alert">
      <p>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        <Translate id="site.Loading.retry">Retry</Translate>
      </button>
    </main>
  );
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
