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
    const keep = () => {
      const {activeElement} = document;
      if (activeElement && activeElement !== document.body && isShown(activeElement)) return;
      const places = [...current.querySelectorAll<HTMLElement>('.DocSearch-Input, button, a[href]')];
      places.find(isUsable)?.focus();
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

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

const isUsable = (element: HTMLElement): boolean => isShown(element) && !element.matches(':disabled');
