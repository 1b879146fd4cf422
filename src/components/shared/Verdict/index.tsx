import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Jest's word for a result, or ours where Jest has none. */
  readonly word: 'RUNS' | 'PASS' | 'FAIL' | 'ERROR' | 'STOPPED';
  /** Screen readers skip it. */
  readonly isHidden?: boolean;
  readonly className?: string | undefined;
}

/** A label with the result of a run. Only PASS is green and only FAIL is red; the others are not results of a test. */
export default function Verdict({word, isHidden = false, className}: Props): ReactNode {
  return (
    <span
      className={clsx(styles.pill, styles[word], className)}
      data-verdict={word}
      translate="no"
      aria-hidden={isHidden || undefined}
    >
      {word}
    </span>
  );
}
