import clsx from 'clsx';
import {useRef, type KeyboardEvent, type ReactNode} from 'react';
import type {Answerer} from '@site/config/answerer';
import {getAskLabel} from '@site/src/components/search/ask/texts';
import {isApple} from '@site/src/components/shared/isApple';
import {isComposing} from '@site/src/components/shared/isComposing';
import styles from './styles.module.css';

interface Props {
  readonly answerer: Answerer;
  /** The text in the search field. */
  readonly query: string;
  /** Called when the reader is likely to ask: when the pointer moves over the button, and on focus and touch. */
  readonly onIntent: () => void;
  readonly onAsk: () => void;
  /** The reason why the ask mode did not open. */
  readonly failure: string | undefined;
}

/** Whether a key press is Alt+Enter, which browsers do not use. Ctrl+Enter opens a hit in another tab. */
export const isAskShortcut = ({key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent}: KeyboardEvent): boolean =>
  key === 'Enter' && altKey && !ctrlKey && !metaKey && !shiftKey && !isComposing(nativeEvent);

/** Asks the query of the search. It is available in every state of the search. */
export default function AskButton({answerer, query, onIntent, onAsk, failure}: Props): ReactNode {
  const hasMoved = useRef(false);
  // The button can appear under a pointer at rest, which fires `pointerenter` but not `pointermove`.
  const onPointerMove = () => {
    if (!hasMoved.current) onIntent();
    hasMoved.current = true;
  };
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-keyshortcuts="Alt+Enter"
        onPointerMove={onPointerMove}
        onFocus={onIntent}
        onTouchStart={onIntent}
        onClick={onAsk}
      >
        <span className="text--truncate">
          <strong>{getAskLabel(answerer)}</strong>
          {query.trim() !== '' && <span translate="no">{`: ${query}`}</span>}
        </span>
        <span className="keys" aria-hidden="true" translate="no">
          <kbd>{isApple() ? '⌥' : 'Alt'}</kbd>
          <kbd>↵</kbd>
        </span>
      </button>
      {failure !== undefined && <p className={styles.failure}>{failure}</p>}
    </div>
  );
}
