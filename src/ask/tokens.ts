/** Replaces names of matchers, because a message in the docs may have another name than the reader's. */
export const ANY_NAME = '*';

/** The words of a program's message, for comparison. */
export const tokensOf = (message: string): string[] =>
  (message.match(/[\p{L}\p{N}_]+/gu) ?? []).map(token => (/^to[A-Z]\w+$/.test(token) ? ANY_NAME : token.toLowerCase()));
