import {useLayoutEffect, useRef, type FocusEvent} from 'react';

/**
 * Keeps the keyboard focus near a control that disappears, such as a button that is used once: the first button of the
 * closest element that is left gets it. Browsers would move it to the start of the page.
 * @returns props of an element around the controls, which has a button that stays
 */
export function useKeptFocus() {
  /** The element that has the focus, and those around it, from inside to outside. */
  const path = useRef<readonly Element[]>([]);
  useLayoutEffect(() => {
    if (path.current[0]?.isConnected !== false || document.activeElement !== document.body) return;
    path.current
      .find(element => element.isConnected && element.querySelector('button'))
      ?.querySelector('button')
      ?.focus({preventScroll: true});
  });
  return {
    onFocus: ({nativeEvent}: FocusEvent) => {
      path.current = nativeEvent.composedPath().filter(element => element instanceof Element);
    },
    onBlur: () => {
      path.current = [];
    },
  };
}
