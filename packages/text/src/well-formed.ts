/** A text without lone surrogates, which `encodeURIComponent` throws on. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
