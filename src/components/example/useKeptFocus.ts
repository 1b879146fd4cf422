import {useLayoutEffect, useRef, type FocusEvent} from 'react';

/**
 * Keeps the keyboard focus near a control that disappears, such as a button that is used once: the first button of the
 * closest element that is left gets it. Browsers would move it to the start of the page.
 * @returns props of the element around the controls
 */
export function useKeptFocus() {
  /** The element that has the focus, and those around it, from inside to outside. */
  const path = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (path.current[0]?.isConnected !== false || document.activeElement !== document.body) return;
    path.current
      .map(element => (element.isConnected ? element.querySelector('button') : null))
      .find(button => button !== null)
      ?.focus({preventScroll: true});
  });
  return {
    onFocus: ({target, currentTarget}: FocusEvent) => {
      const elements: Element[] = [];
      for (let element: Element | null = target; element && element !== currentTarget; element = element.parentElement)
        elements.push(element);
      path.current = [...elements, currentTarget];
    },
    onBlur: () => {
      path.current = [];
    },
  };
}
