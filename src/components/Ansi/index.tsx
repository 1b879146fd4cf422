import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {sgrPieces} from './sgr';
import styles from './styles.module.css';

/**
 * Draws text with a terminal's colours in those of the site, as selectable text.
 * @param props.text text with ANSI colours, such as Jest's report
 */
export default function Ansi({text}: {text: string}): ReactNode {
  return useMemo(
    () =>
      sgrPieces(text).map((piece, place) =>
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
