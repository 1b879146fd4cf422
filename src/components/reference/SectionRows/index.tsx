import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The last rows of a matcher's section, next to each other while they are closed. */
export default function SectionRows({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.rows}>{children}</div>;
}
