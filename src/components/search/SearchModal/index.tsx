import {useCallback, useEffect, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, ReactNode, RefObject} from 'react';
import AskButton, {isAskShortcut} from '@site/src/components/search/ask/AskButton';
import {prepareAsking} from '@site/src/components/search/ask/load';
import {useAnswerer} from '@site/src/components/search/ask/useAnswerer';
import {useAskMode} from '@site/src/components/search/ask/useAskMode';
import DocSearch from '@site/src/components/search/docsearch';
import {isComposing} from '@site/src/components/shared/isComposing';
import Frequent from './Frequent';
import styles from './styles.module.css';
import {useFocusWithin} from './useFocusWithin';

interface Props {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** The element that it is rendered into. */
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly onClose: () => void;
}

/** The content of the search dialog: DocSearch's search, or the ask mode instead of it. */
export default function SearchModal({query, onQuery, dialog, onClose}: Props): ReactNode {
  useFocusWithin(dialog);
  const answerer = useAnswerer();
  const [searchStatus, setSearchStatus] = useState('');
  const [askStatus, setAskStatus] = useState('');
  const {askMode, failure, enter, leave} = useAskMode(setSearchStatus);
  const [chosen, setChosen] = useState(0);
  const searchFor = useCallback(
    (next: string) => {
      onQuery(next);
      setChosen(count => count + 1);
      leave();
    },
    [onQuery, leave],
  );
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !askMode) {
      setSearchStatus('');
      setAskStatus('');
      dialog.current?.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
    }
    wasAsking.current = askMode !== undefined;
  }, [askMode, dialog]);

  const ask = () => void enter(query);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (askMode || !isAskShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) ask();
  };
  useEffect(() => {
    if (!askMode) return undefined;
    // Escape while nothing in the dialog has the focus, or the back gesture of a phone.
    const onCancel = (event: Event) => {
      event.preventDefault();
      leave();
    };
    const {current: element} = dialog;
    element?.addEventListener('cancel', onCancel);
    return () => element?.removeEventListener('cancel', onCancel);
  }, [askMode, dialog, leave]);
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Escape discards the text.
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    // Otherwise the browser would cancel the dialog, too.
    event.preventDefault();
    if (event.target instanceof HTMLTextAreaElement) leaveEditor(event.target);
    else if (askMode) leave();
    else onClose();
  };
  const onClick = ({target, defaultPrevented}: MouseEvent) => {
    // A link within the site prevents the default when it navigates in this window.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onClose();
  };
  return (
    <>
      {/* It handles keys and clicks of its content. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="search-frame" onClick={onClick} onKeyDown={onKeyDown} onKeyDownCapture={onKeyDownCapture}>
        <div className={styles.search} hidden={askMode !== undefined}>
          <AskButton
            answerer={answerer}
            query={query}
            onIntent={() => void prepareAsking(answerer)}
            onAsk={ask}
            failure={failure?.question === query ? failure.message : undefined}
          />
          <DocSearch
            // DocSearch takes a text only when it begins.
            key={chosen}
            query={query}
            onQuery={onQuery}
            onStatus={setSearchStatus}
            onClose={onClose}
          />
          {query.trim() === '' && <Frequent onSearch={searchFor} />}
        </div>
        {askMode && (
          <askMode.Component question={askMode.question} onStatus={setAskStatus} onLeave={leave} onClose={onClose} />
        )}
      </div>
      <p role="status" className="visually-hidden">
        {askMode ? askStatus : searchStatus}
      </p>
    </>
  );
}

/** Moves the focus from the editor of an example to its nearest button, so that the next Escape leaves the ask mode. */
function leaveEditor(editor: HTMLTextAreaElement): void {
  let around = editor.parentElement;
  while (around && !around.querySelector('button')) around = around.parentElement;
  around?.querySelector('button')?.focus();
}
