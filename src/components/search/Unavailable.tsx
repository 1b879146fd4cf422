import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The error message if the search cannot be loaded.
 * @param props.help what the reader can do, if the connection is not the cause
 */
export default function Unavailable({help}: {readonly help?: string | undefined}): ReactNode {
  return (
    <div role="alert" className={styles.unavailable}>
      <p className={styles.title}>
        <Translate id="theme.SearchModal.errorScreen.titleText" description="The title for error screen">
          Unable to fetch results
        </Translate>
      </p>
      <p className={styles.help}>
        {help ?? (
          <Translate id="theme.SearchModal.errorScreen.helpText" description="The help text for error screen">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
    </div>
  );
}
