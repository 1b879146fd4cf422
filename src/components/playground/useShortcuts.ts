import {useEvent} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import {isComposing} from '@site/src/components/shared/isComposing';

/**
 * The keyboard shortcuts of the playground, wherever the focus is except in a dialog: Ctrl+Enter or Cmd+Enter runs the
 * code, and Escape stops a run. The editor handles Ctrl+Enter itself.
 * @param stop nothing if there is no run to stop
 */
export function useShortcuts(run: () => void, stop: (() => void) | undefined): void {
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    const isInDialog = event.target instanceof Element && event.target.closest('dialog');
    if (event.defaultPrevented || isInDialog || isComposing(event)) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run();
    else if (event.key === 'Escape') stop?.();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);
}
