import {useLayoutEffect, type KeyboardEvent, type RefObject} from 'react';

/** DocSearch 4.7.0 sets these once. `aria-controls`, which it updates, is allowed on any element. */
const WIDGET_ATTRIBUTES = ['role', 'tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby'];

/**
 * Makes DocSearch's container a plain element. DocSearch calls it a button that contains the whole modal: Tab stops at
 * it, and assistive technology does not read its content. The dialog around it has the role and the name.
 */
export function usePlainContainer(search: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const container = search.current?.querySelector('.DocSearch-Container');
    for (const name of WIDGET_ATTRIBUTES) container?.removeAttribute(name);
  }, [search]);
}

/**
 * Keeps Tab from DocSearch, in the capture phase: DocSearch's focus trap knows only the elements that were in the modal
 * when it opened, so Tab would not reach "See all results". The dialog itself keeps the focus inside.
 */
export function bypassFocusTrap(event: KeyboardEvent): void {
  if (event.key === 'Tab') event.stopPropagation();
}
