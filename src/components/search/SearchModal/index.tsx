import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, useState} from 'react';
import type {KeyboardEvent, MouseEvent, ReactNode} from 'react';
import {createPortal} from 'react-dom';
import AskButton, {isAskShortcut} from '@site/src/components/ask/AskButton';
import {prepareAsking} from '@site/src/components/ask/load';
import {useAnswerer} from '@site/src/components/ask/useAnswerer';
import {useAskMode} from '@site/src/components/ask/useAskMode';
import Search from './Search';
import frame from '../frame.module.css';
import styles from './styles.module.css';
import {useDialog} from './useDialog';
import {useFocusWithin} from './useFocusWithin';

interface Props {
  /** The text to begin with. */
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/**
 * The search dialog: DocSearch's search, or the ask mode instead of it. It is a modal `dialog` element, so that the
 * page behind it is inert. It is open as long as it is rendered.
 */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const dialog = useDialog();
  useFocusWithin(dialog);
  const by = useAnswerer();
  const [searchStatus, setSearchStatus] = useState('');
  const [askStatus, setAskStatus] = useState('');
  // A text that is announced twice differs by a space, since only changes are announced.
  const announce = useCallback(
    (text: string) => setAskStatus(last => (text && last === text ? `${text}\u00a0` : text)),
    [],
  );
  const {asked, failure, enter, leave} = useAskMode(setSearchStatus);
  const [query, setQuery] = useState(initialQuery);
  const [start, setStart] = useState({query: initialQuery, count: 0});

  const searchFor = useCallback(
    (next: string) => {
      setQuery(next);
      setStart(({count}) => ({query: next, count: count + 1}));
      leave();
    },
    [leave],
  );
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !asked) {
      setSearchStatus('');
      setAskStatus('');
      dialog.current?.querySelector<HTMLElement>('.DocSearch-Input')?.focus();
    }
    wasAsking.current = asked !== undefined;
  }, [asked, dialog]);

  const ask = () => void enter(query);
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (asked || !isAskShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) ask();
  };
  const back = () => (asked ? leave() : onClose());
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, Escape discards the text.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    // Otherwise the browser would cancel the dialog, too.
    event.preventDefault();
    if (event.target instanceof HTMLTextAreaElement) leaveEditor(event.target);
    else back();
  };
  const onClick = ({target, defaultPrevented}: MouseEvent) => {
    // A link within the site prevents the default when it navigates in this window.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onClose();
  };
  return createPortal(
    // The dialog handles keys and clicks of its content.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={frame.dialog}
      aria-label={translate({
        id: 'theme.SearchBar.label',
        message: 'Search',
        description: 'The ARIA label and placeholder for search button',
      })}
      onCancel={event => {
        // Escape while nothing in the dialog has the focus, or the back gesture of a phone.
        event.preventDefault();
        back();
      }}
      onMouseDown={({target, currentTarget, button}) => {
        if (target === currentTarget && button === 0) onClose();
      }}
      onClick={onClick}
      onKeyDown={onKeyDown}
      onKeyDownCapture={onKeyDownCapture}
    >
      <div className={frame.frame}>
        <div className={styles.search} hidden={asked !== undefined}>
          <AskButton
            by={by}
            query={query}
            onIntent={() => void prepareAsking(by)}
            onAsk={ask}
            failure={failure?.question === query ? failure.message : undefined}
          />
          <Search
            key={start.count}
            initialQuery={start.query}
            onQuery={setQuery}
            onStatus={setSearchStatus}
            onClose={onClose}
          />
        </div>
        {asked && (
          <asked.Mode
            question={asked.question}
            onStatus={announce}
            onSearch={searchFor}
            onLeave={leave}
            onClose={onClose}
          />
        )}
      </div>
      <p role="status" className={styles.status}>
        {asked ? askStatus : searchStatus}
      </p>
    </dialog>,
    document.body,
  );
}

/** Moves the focus from the editor of an example to its nearest button, so that the next Escape leaves the ask mode. */
function leaveEditor(editor: HTMLTextAreaElement): void {
  let around = editor.parentElement;
  while (around && !around.querySelector('button')) around = around.parentElement;
  around?.querySelector('button')?.focus();
}
