import {useEffect, type RefObject} from 'react';

/** Gives the focus to the field of a dialog when the focused element is removed or hidden. Browsers would drop it. */
export function useFocusWithin({current: dialog}: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!dialog) return undefined;
    const keep = () => {
      const {activeElement} = document;
      if (activeElement && dialog.contains(activeElement) && isShown(activeElement)) return;
      [...dialog.querySelectorAll('input')].find(isShown)?.focus();
    };
    // A hidden element loses the focus in the next frame.
    const observer = new MutationObserver(() => requestAnimationFrame(keep));
    observer.observe(dialog, {childList: true, subtree: true, attributeFilter: ['hidden', 'disabled']});
    return () => observer.disconnect();
  }, [dialog]);
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;
