import {cutMarks} from '@jest-extended/text/marks';

/** Control characters except line breaks and tabs, and invisible characters that change the order of text (CVE-2021-42574). */
const UNSAFE = /(?![\n\t])[\p{Cc}\p{Bidi_C}]/gu;

/** A text of a service without unsafe characters, and without the marks of a letter that are too many. */
export const cleanText = (text: string): string => cutMarks(text.replace(UNSAFE, ''));

/** The value of an object's own field; `undefined` if it is not an object or does not have the field. */
export const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

/** The text of an object's own field, cleaned; `undefined` if it is not text. All texts for readers are read with it. */
export function getText(value: unknown, name: string): string | undefined {
  const text = getField(value, name);
  return typeof text === 'string' ? cleanText(text) : undefined;
}

/** Parsed JSON; `undefined` if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
