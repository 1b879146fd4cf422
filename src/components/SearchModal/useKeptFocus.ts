import {useEffect, type RefObject} from 'react';

/**
 * Keeps the focus in the dialog: it would fall out with the element that has it, when that is taken away or hidden. Then
 * the field has it, or where that is hidden too, what comes first.
 */
export function useKeptFocus(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const {current} = dialog;
    if (!current) return;
    let frame = 0;
    /** What has the focus for want of something better. */
    let stopgap: HTMLElement | undefined;
    const keep = () => {
      const {activeElement} = document;
      const isKept = activeElement && activeElement !== document.body && isShown(activeElement);
      if (isKept && activeElement !== stopgap) {
        stopgap = undefined;
        return;
      }
      const places = PLACES.flatMap(place => [...current.querySelectorAll<HTMLElement>(place)]);
      stopgap = places.find(isUsable);
      if (stopgap !== activeElement) stopgap?.focus();
    };
    // An element that is hidden loses the focus when the page is drawn next.
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(keep);
    });
    observer.observe(current, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['hidden', 'disabled', 'class'],
    });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [dialog]);
}

/** Where the focus may go, the best first. */
const PLACES = ['.DocSearch-Input', 'button, a[href]'];

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const isUsable = (element: HTMLElement): boolean => isShown(element) && !element.matches(':disabled');
