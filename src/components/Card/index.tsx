import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The face of a playing card: the suit in its middle and in two opposite corners.
 * @param props.suit a value in JavaScript's notation; decoration, not read aloud
 * @param props.children what stands under the suit in the middle, if anything
 */
export default function Card({suit, children}: {suit: string; children?: ReactNode}): ReactNode {
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
