import type {ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The keys of the button next to it: Run, or Stop during a slow run. Hidden from screen readers, which know them from
 * the buttons, and on devices without a keyboard. Render it only in the browser, whose system it asks for.
 */
export default function ShortcutHint({isRunning}: {isRunning: boolean}): ReactNode {
  const control = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <span className={styles.keys} aria-hidden="true">
      {(isRunning ? ['Esc'] : [control, 'Enter']).map(key => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
