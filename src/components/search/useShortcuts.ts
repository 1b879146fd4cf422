import {useLayoutEffect} from 'react';

interface Search {
  readonly isOpen: () => boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/**
 * The keyboard shortcuts of the search: Ctrl/Cmd+K opens and closes it, and `/` opens it except while the reader types.
 * The dialog handles Escape. It listens as soon as the page is hydrated, when plugins/early-search stops.
 */
export function useShortcuts({isOpen, onOpen, onClose}: Search): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const open = isOpen();
      if (!isShortcut(event, open)) return;
      event.preventDefault();
      if (!open) onOpen();
      else onClose();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, onOpen, onClose]);
}

function isShortcut(event: KeyboardEvent, isOpen: boolean): boolean {
  const {key, ctrlKey, metaKey} = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return true;
  return !isOpen && key === '/' && !isTyping(event);
}

/** Whether a key press is in a field. The event's path includes the field even in a shadow tree. */
function isTyping(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}
