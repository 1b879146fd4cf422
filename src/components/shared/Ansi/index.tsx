import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {parseSgr} from './parseSgr';
import styles from './styles.module.css';

/** Far more than in a report of a few failures. Drawing many more would block the page. */
export const MOST_PIECES = 1_500;

/**
 * Renders text with ANSI colors in the site's colors, as selectable text.
 * @param props.text text with ANSI sequences, such as Jest's report
 * @param props.most maximum number of colored pieces; the rest is plain
 */
export default function Ansi({text, most = MOST_PIECES}: {text: string; most?: number}): ReactNode {
  return useMemo(
    () =>
      parseSgr(text, most).map((piece, place) =>
        piece.looks.length > 0 ? (
          <span key={place} className={clsx(piece.looks.map(look => styles[look]))}>
            {piece.text}
          </span>
        ) : (
          piece.text
        ),
      ),
    [text, most],
  );
}
