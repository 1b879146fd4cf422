/** A text without halves of signs that have two: they have no place in an address, and encoding them would throw. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');
