import {isApple} from '../shared/isApple';

/** Whether a key press is a shortcut of the search: Ctrl+K or ⌘K, or a slash outside of a text field. */
export function isSearchKey(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey} = event;
  // The path includes the field even in a shadow tree.
  const [target] = event.composedPath();
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
  // In a text field the other key is the field's: on a Mac, Ctrl+K deletes to the end of the line.
  const [own, other] = isApple() ? [metaKey, ctrlKey] : [ctrlKey, metaKey];
  const isShortcut = own || (other && !isTyping);
  return isShortcut ? key.toLowerCase() === 'k' : key === '/' && !isTyping;
}
