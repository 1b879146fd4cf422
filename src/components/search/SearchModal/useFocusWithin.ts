import {useEffect} from 'react';

/**
 * Keeps the focus in a dialog: when the focused element is removed or hidden, the field gets the focus. Browsers would
 * move it to the page behind.
 */
export function useFocusWithin(dialog: HTMLDialogElement): void {
  useEffect(() => {
    let frame = 0;
    const keep = () => {
      const {activeElement} = document;
      if (activeElement && dialog.contains(activeElement) && isShown(activeElement)) return;
      [...dialog.querySelectorAll('input')].find(isShown)?.focus();
    };
    // A hidden element loses the focus in the next frame.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    observer.observe(dialog, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled'],
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [dialog]);
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
