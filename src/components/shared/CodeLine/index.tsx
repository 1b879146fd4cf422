import clsx from 'clsx';
import {memo, type ReactNode} from 'react';
import type {Token} from '@site/src/highlight/token';
import {escaped} from '@site/src/text/escape';
import styles from './styles.module.css';

interface Props {
  /** The line's pieces, in order; unknown kinds are rendered as plain text. */
  readonly of: readonly Token[];
  readonly className?: string;
  /** Whether to number the line; CSS counts. */
  readonly numbered?: boolean;
}

/**
 * One line of code. Its pieces are HTML: React would hydrate each as an element of its own, and a page of matchers has
 * more than a thousand.
 */
function CodeLine({of: line, className, numbered = false}: Props): ReactNode {
  const pieces = line.map(pieceOf).join('');
  const html = numbered
    ? `<span class="${styles.lineNumber}"></span><span class="${styles.lineText}">${pieces}</span><br>`
    : `${pieces}<br>`;
  return (
    <span
      className={clsx('token-line', className, numbered && styles.numbered)}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

const pieceOf = ({text, kind}: Token): string => {
  const className = kind && styles[kind];
  return className ? `<span class="token ${className}">${escaped(text)}</span>` : escaped(text);
};

const sameLine = (one: readonly Token[], other: readonly Token[]): boolean =>
  one === other ||
  (one.length === other.length &&
    one.every(({text, kind}, index) => text === other[index]?.text && kind === other[index].kind));

/** An editor highlights the whole text at each key press; only changed lines render again. */
export default memo(
  CodeLine,
  (before, after) =>
    before.className === after.className && before.numbered === after.numbered && sameLine(before.of, after.of),
);
