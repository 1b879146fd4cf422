import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * A label with Jest's word for a result.
 * @param props.status status in a stored report: `passed`; anything else is a failure
 */
export default function Verdict({status}: {status: string}): ReactNode {
  const passed = status === 'passed';
  return <span className={clsx(styles.pill, passed && styles.passed)}>{passed ? 'PASS' : 'FAIL'}</span>;
}
