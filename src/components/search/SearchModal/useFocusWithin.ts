import {useEffect, type RefObject} from 'react';

/**
 * Keeps the focus in a dialog: when the focused element is removed or hidden, the field gets the focus. Browsers would
 * move it to the page behind.
 */
export function useFocusWithin(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const {current} = dialog;
    if (!current) return;
    let frame = 0;
    const keep = () => {
      const {activeElement} = document;
      if (activeElement && current.contains(activeElement) && isShown(activeElement)) return;
      [...current.querySelectorAll('input')].find(isShown)?.focus();
    };
    // A hidden element loses the focus in the next frame.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    observer.observe(current, {
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
