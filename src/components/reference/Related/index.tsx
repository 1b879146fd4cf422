import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * `:::related` in a page: related matchers, and when to use them instead.
 * @param props.children the list of links
 */
export default function Related({children}: {children?: ReactNode}): ReactNode {
  return (
    <div className={styles.related}>
      <p className={styles.title}>
        <Translate id="site.Related.title">See also</Translate>
      </p>
      {children}
    </div>
  );
}
