import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A playing card, with the suit in the middle and in two opposite corners.
 * @param props.suit a value in JavaScript notation; decoration, hidden from screen readers
 * @param props.children content below the suit in the middle, if any
 */
export default function GroupCard({suit, children}: {suit: string; children?: ReactNode}): ReactNode {
  return (
    <span className={styles.card}>
      <span className={styles.corner} aria-hidden="true">
        {suit}
      </span>
      <span className={styles.middle}>
        <span className={styles.suit} aria-hidden="true">
          {suit}
        </span>
        {children}
      </span>
      <span className={styles.corner} aria-hidden="true">
        {suit}
      </span>
    </span>
  );
}
