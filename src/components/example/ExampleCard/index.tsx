import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The examples of a matcher in one frame, or its edge cases: the first ones are open, the others are in rows.
 * @param props.children packages/docs-model/src/remark/section-rows.ts puts them here
 */
export default function ExampleCard({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.card}>{children}</div>;
}
