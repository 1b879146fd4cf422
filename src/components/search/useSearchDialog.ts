import {useCallback, useLayoutEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {SEARCH_OPENED} from '@site/src/client/events';
import {SiteReplacedError} from '@site/src/components/shared/load';
import {loadModal, prepareSearch} from './load';

type Modal = Awaited<ReturnType<typeof loadModal>>;

/** The content of the dialog, in place of its plain field, or below it the report that the search did not load. */
type Content =
  | {readonly state: 'loaded'; readonly into: HTMLDialogElement; readonly Modal: Modal; readonly query: string}
  | {readonly state: 'failed'; readonly into: HTMLFormElement; readonly help: string | undefined};

/**
 * Replaces the plain field of the dialog (plugins/search-dialog) by the search while the dialog is open, and puts the
 * field back when the navbar goes away: a page with another layout brings its own. The letters, the caret and the focus
 * move along.
 */
export function useSearchDialog() {
  const [content, setContent] = useState<Content>();
  useLayoutEffect(() => {
    const {dialog, form, field} = getParts();
    if (!dialog || !form || !field) return undefined;
    let isGone = false;
    const listening = new AbortController();
    const {signal} = listening;
    const input = () => dialog.querySelector<HTMLInputElement>('.DocSearch-Input');

    const fill = async () => {
      void prepareSearch();
      try {
        const Modal = await loadModal();
        // The reader may have closed it, and opened it again.
        if (isGone || !dialog.open || form.hidden) return;
        // In one task, so that no letter falls between the two fields.
        flushSync(() => setContent({state: 'loaded', into: dialog, Modal, query: field.value}));
        moveCaret(field, input());
        form.hidden = true;
      } catch (error) {
        if (isGone || !dialog.open) return;
        setContent({
          state: 'failed',
          into: form,
          help: error instanceof SiteReplacedError ? error.message : undefined,
        });
        field.addEventListener('input', () => void fill(), {once: true, signal});
      }
    };
    const empty = () => {
      flushSync(() => setContent(undefined));
      form.hidden = false;
    };
    const onOpen = () => {
      empty();
      void fill();
    };
    // The reader may have opened it again.
    const onClose = () => {
      if (!dialog.open) empty();
    };
    dialog.addEventListener(SEARCH_OPENED, onOpen, {signal});
    dialog.addEventListener('close', onClose, {signal});
    // The reader may have begun to search before React started, or on the page before.
    if (dialog.open) void fill();
    return () => {
      isGone = true;
      listening.abort();
      const search = input();
      if (!search) return;
      form.hidden = false;
      field.value = search.value;
      moveCaret(search, field);
    };
  }, []);

  /** Closes the dialog. Its content goes at once: DocSearch scrolls the page back, which may be about to change. */
  const close = useCallback(() => {
    getParts().dialog?.close();
    setContent(undefined);
  }, []);
  return {content, close};
}

function getParts() {
  const dialog = document.querySelector<HTMLDialogElement>('#search-dialog');
  const form = dialog?.querySelector('form');
  return {dialog, form, field: form?.querySelector('input')};
}

/** Moves the focus from one field of the dialog to another with the same text. */
function moveCaret({selectionStart, selectionEnd}: HTMLInputElement, to: HTMLInputElement | null): void {
  to?.focus();
  to?.setSelectionRange(selectionStart, selectionEnd);
}
