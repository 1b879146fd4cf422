/**
 * Whether a key press belongs to the composition of a text with an input method, which uses keys such as Enter and Escape
 * itself. Safari ends a composition before it reports the key, with the code 229.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
