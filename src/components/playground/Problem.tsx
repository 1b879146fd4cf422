import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Why the code in the URL was not used. */
export default function Problem({kind}: {kind: 'broken' | 'huge'}): ReactNode {
  return (
    <p role="alert" className={styles.problem}>
      {kind === 'huge' ? (
        <Translate id="site.Playground.huge">This link contains too much code to open.</Translate>
      ) : (
        <Translate id="site.Playground.broken">
          This link is damaged, so its code cannot be read. Check that you copied all of it.
        </Translate>
      )}
    </p>
  );
}
