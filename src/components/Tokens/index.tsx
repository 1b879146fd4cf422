import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Token} from '@site/src/highlight/token';
import styles from './styles.module.css';

/**
 * Draws code or a failure message of a stored report, as selectable text.
 * @param props.of the pieces, in order; a piece of an unknown kind is drawn as plain text
 */
export default function Tokens({of: tokens}: {of: readonly Token[]}): ReactNode {
  // The pieces are fixed data that never move, so their place is their key.
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
