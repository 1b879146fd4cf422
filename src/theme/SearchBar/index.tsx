/*
 * Change: the modal is the site's own (src/components/search/SearchModal), with the site's own search client, and loads
 * only when the reader is about to search. Until then a field takes the letters (src/components/search/SearchStart). The
 * browser connects to Algolia only if Algolia searches the site. If the modal's code cannot be loaded, a message says so.
 * Back and Forward close an open modal. A search that began while the next page loaded stays open. Replacement.
 */
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {isAlgolia} from '@site/config/search-engine';
import {loadModal, prepareSearch} from '@site/src/components/search/load';
import SearchButton from '@site/src/components/search/SearchButton';
import SearchStart from '@site/src/components/search/SearchStart';
import Unavailable from '@site/src/components/search/Unavailable';
import {useShortcuts} from '@site/src/components/search/useShortcuts';
import styles from './styles.module.css';

type Modal = Awaited<ReturnType<typeof loadModal>>;

declare global {
  interface Window {
    /** Stops plugins/early-search. */
    earlySearch?: AbortController;
  }
}

/** The letters of a search that was open when its navbar went away: a page with another layout brings its own navbar. */
let interrupted: string | undefined;

export default function SearchBar(): ReactNode {
  const [opened, setOpened] = useState<{readonly Modal: Modal; readonly query: string}>();
  const [failed, setFailed] = useState(false);
  const start = useRef<HTMLDialogElement>(null);

  const onOpen = useCallback(async () => {
    const {current: dialog} = start;
    const input = dialog?.querySelector('input');
    if (!dialog || !input) return;
    setFailed(false);
    if (!dialog.open) {
      // On a phone the dialog covers the page, which is then not rendered (src/components/search/frame.module.css).
      document.querySelector('.main-wrapper')?.toggleAttribute('data-covered', true);
      dialog.showModal();
    }
    input.focus();
    void prepareSearch();
    try {
      const Modal = await loadModal();
      // The reader may have closed it, and opened it again, or the page was replaced.
      if (!dialog.open || !dialog.isConnected) return;
      // In one task, so that no letter falls between the two fields. Closing ends an IME composition and restores the
      // focus, which the modal then returns to the same element.
      dialog.close();
      const {value: query} = input;
      input.value = '';
      // React may replace the navbar before it draws the modal.
      interrupted = query;
      flushSync(() => setOpened({Modal, query}));
      interrupted = undefined;
    } catch {
      // The letters stay for the next attempt.
      dialog.close();
      setFailed(true);
    }
  }, []);
  const onClose = useCallback(() => {
    start.current?.close();
    setOpened(undefined);
  }, []);
  // The reader may have begun to search before React started, or on the page before.
  useLayoutEffect(() => {
    const {current: dialog} = start;
    const input = dialog?.querySelector('input');
    if (!dialog || !input) return;
    window.earlySearch?.abort();
    if (interrupted !== undefined) input.value = interrupted;
    if (dialog.open || interrupted !== undefined) void onOpen();
    interrupted = undefined;
    return () => {
      const field = dialog.open ? input : document.querySelector<HTMLInputElement>('.DocSearch-Input');
      if (field) interrupted = field.value;
    };
  }, [onOpen]);
  // Back and Forward change the page under an open modal.
  const history = useHistory();
  useEffect(
    () =>
      history.listen((_to, action) => {
        if (action === 'POP') onClose();
      }),
    [history, onClose],
  );
  // When a page arrives, Docusaurus scrolls to the target of the address. That has no effect on a covered page.
  const {key} = useLocation();
  useLayoutEffect(() => document.querySelector('[data-covered]')?.removeAttribute('data-covered'), [key]);
  const isOpen = useCallback(() => opened !== undefined || start.current?.open === true, [opened]);
  useShortcuts({isOpen, onOpen, onClose});

  return (
    <>
      <Preconnect />
      <SearchButton onIntent={prepareSearch} onClick={onOpen} />
      {failed && <Unavailable className={styles.unavailable} />}
      <SearchStart ref={start} />
      {opened && <opened.Modal initialQuery={opened.query} onClose={onClose} />}
    </>
  );
}

/** Makes the browser connect to Algolia in advance, if Algolia searches the site. */
function Preconnect(): ReactNode {
  // The search theme's own hook would also load all texts of the modal.
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  if (!isAlgolia(algolia)) return null;
  return (
    <Head>
      <link rel="preconnect" href={`https://${algolia.appId}-dsn.algolia.net`} crossOrigin="anonymous" />
    </Head>
  );
}
