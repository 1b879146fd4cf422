/** A text without its ANSI colours. */
// eslint-disable-next-line no-control-regex -- the escape character is what a colour begins with
export const plain = (text: string): string => text.replace(/\u001b\[\d+m/g, '');
