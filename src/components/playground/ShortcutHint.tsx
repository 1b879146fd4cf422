import type {ReactNode} from 'react';
import {useControlKey} from '@site/src/components/shared/useControlKey';

/**
 * The keys of the button next to it: Run, or Stop during a slow run. Hidden from screen readers, which know them from
 * the buttons, and on devices without a keyboard.
 */
export default function ShortcutHint({isRunning}: {isRunning: boolean}): ReactNode {
  const control = useControlKey();
  return (
    <span className="keys" aria-hidden="true" translate="no">
      {(isRunning ? ['Esc'] : [control, 'Enter']).map(key => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
