/** Characters of code; an apostrophe between letters is one of a text. */
const CODE = /[[\](){}<>=`";\\]|(?<!\p{L})'|'(?!\p{L})/u;

/** An operator at the end: an expression that is not complete. */
const OPEN_END = /[-+*/%&|^,:~]$/;

/**
 * Whether an expression that is not a value of JavaScript is probably text without quotes, e.g. `hello` or `2024-01-01`,
 * rather than code with a mistake.
 */
export const isPlainText = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !CODE.test(text) && !OPEN_END.test(text);
