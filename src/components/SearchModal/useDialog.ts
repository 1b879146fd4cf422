import {useLayoutEffect, useRef, type KeyboardEvent, type RefObject} from 'react';

/** Has a dialog shown above the page from its first drawing on; gone, it gives the focus back. */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const {current} = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}

/** Keeps Escape from the browser, which would close the dialog: what Escape does here, DocSearch's shortcuts say. */
export function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
