import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {SiteReplacedError} from '@site/src/components/shared/load';
import styles from './styles.module.css';

/** The error message if the search cannot be loaded. */
export default function Unavailable({error}: {readonly error?: unknown}): ReactNode {
  return (
    <div role="alert" className={styles.unavailable}>
      <p className={styles.title}>
        <Translate id="theme.SearchModal.errorScreen.titleText" description="The title for error screen">
          Unable to fetch results
        </Translate>
      </p>
      <p className={styles.help}>
        {error instanceof SiteReplacedError ? (
          error.message
        ) : (
          <Translate id="theme.SearchModal.errorScreen.helpText" description="The help text for error screen">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
    </div>
  );
}
