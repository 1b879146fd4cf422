import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';
import {sgrPieces} from './sgr';
import styles from './styles.module.css';

/** No report of a few failures comes near it; drawing much more would hold the page up. */
const MOST_PIECES = 1_500;

/**
 * Draws text with a terminal's colours in those of the site, as selectable text.
 * @param props.text text with ANSI colours, such as Jest's report
 * @param props.most after so many pieces the rest is plain
 */
export default function Ansi({text, most = MOST_PIECES}: {text: string; most?: number}): ReactNode {
  return useMemo(
    () =>
      sgrPieces(text, most).map((piece, place) =>
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
