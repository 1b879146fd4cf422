import {useLayoutEffect, useRef, type RefObject} from 'react';

/**
 * Opens a modal dialog when it is first rendered, with the focus in its field. When it unmounts, the focus returns.
 */
export function useDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const {current} = dialog;
    // Otherwise the ask button would get the focus and load the ask mode.
    current?.querySelector('input')?.toggleAttribute('autofocus', true);
    current?.showModal();
    return () => current?.close();
  }, []);
  return dialog;
}
