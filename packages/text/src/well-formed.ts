/** A text without lone surrogates, which `encodeURIComponent` throws on. */
export const toWellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
