/** A text without ANSI colors. */
// eslint-disable-next-line no-control-regex -- colors begin with the escape character
export const plain = (text: string): string => text.replace(/\u001b\[\d+m/g, '');
