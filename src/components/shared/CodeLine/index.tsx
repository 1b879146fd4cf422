import type {Token} from '@jest-extended/docs-model/highlight/token';
import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** The line's pieces, in order; unknown kinds are rendered as plain text. */
  readonly of: readonly Token[];
  readonly className?: string;
}

/** One line of code. */
function CodeLine({of: line, className}: Props): ReactNode {
  return (
    <span className={clsx('token-line', className)}>
      {tokens(line)}
      <br />
    </span>
  );
}

/** The pieces never move, so the index is a stable key. */
const tokens = (line: readonly Token[]): ReactNode =>
  line.map(({text, kind}, index) => {
    const className = kind && styles[kind];
    return className ? (
      <span key={index} className={clsx('token', className)}>
        {text}
      </span>
    ) : (
      text
    );
  });

const areSame = (a: readonly Token[], b: readonly Token[]): boolean =>
  a === b ||
  (a.length === b.length && a.every(({text, kind}, index) => text === b[index]?.text && kind === b[index].kind));

/** An editor highlights the whole text at each key press; only changed lines render again. */
export default memo(CodeLine, (before, after) => before.className === after.className && areSame(before.of, after.of));
