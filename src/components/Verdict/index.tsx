import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The pill in front of a result, in the words that Jest prints.
 * @param props.status the status of a stored report: `passed`, or anything else for a failure
 */
export default function Verdict({status}: {status: string}): ReactNode {
  const passed = status === 'passed';
  return <span className={clsx(styles.pill, passed && styles.passed)}>{passed ? 'PASS' : 'FAIL'}</span>;
}
