import {useEffect, useState} from 'react';

/** How long a message is shown, in milliseconds: long enough to read the longest one. */
const SHOWN_MS = 5000;

/**
 * A message that disappears after a moment, e.g. that a text was copied.
 * @returns the message, empty if there is none, and a function that shows one
 */
export function useMessage() {
  const [message, show] = useState('');
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(() => show(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, show] as const;
}

/**
 * Copies a text.
 * @returns whether it was copied: browsers can refuse it, and have no clipboard on insecure origins
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
