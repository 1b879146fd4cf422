import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Token} from '@site/src/highlight/token';
import styles from './styles.module.css';

/**
 * Renders code or a failure message from a stored report, as selectable text.
 * @param props.of the pieces, in order; unknown kinds are rendered as plain text
 */
export default function Tokens({of: tokens}: {of: readonly Token[]}): ReactNode {
  // The list never changes, so the index is a stable key.
  return tokens.map(({text, kind}, place) => {
    const className = kind && styles[kind];
    return className ? (
      <span key={place} className={clsx('token', className)}>
        {text}
      </span>
    ) : (
      text
    );
  });
}
