import type {Token} from '@jest-extended/docs-model/highlight/token';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * Renders a line of code. A page has hundreds of lines: as a component, each would be one more for React to keep.
 * @param line its pieces, in order; unknown kinds are rendered as plain text
 * @param index of the line in a list, its key: lines never move
 */
export const renderCodeLine = (line: readonly Token[], index?: number, className?: string): ReactNode => (
  // One list, because React makes a fragment of a list with an element next to it.
  <span key={index} className={clsx('token-line', className)}>
    {[...line.map(renderToken), <br key="end" />]}
  </span>
);

function renderToken({text, kind}: Token, index: number): ReactNode {
  const color = kind && styles[kind];
  return color ? (
    <span key={index} className={clsx('token', color)}>
      {text}
    </span>
  ) : (
    text
  );
}
