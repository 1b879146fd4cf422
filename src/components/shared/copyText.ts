import {getVisibleText} from './visibleText';

/**
 * Copies the visible text to the clipboard: others can have chosen the text, and a terminal obeys some control characters.
 * @throws {Error} if the browser does not allow or support it
 */
export async function copyText(text: string): Promise<void> {
  // Undefined on insecure origins.
  await navigator.clipboard.writeText(getVisibleText(text));
}
