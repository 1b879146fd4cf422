import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {parseSgr} from './parseSgr';
import styles from './styles.module.css';

/**
 * Renders text with ANSI colors in the site's colors, as selectable text.
 * @param props.text text with ANSI sequences, such as Jest's report
 */
export default function Ansi({text}: {text: string}): ReactNode {
  return useMemo(
    () =>
      parseSgr(text).map((piece, place) =>
        piece.looks.length > 0 ? (
          <span key={place} className={clsx(piece.looks.map(look => styles[look]))}>
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      ),
    [text],
  );
}
