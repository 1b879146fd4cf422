import {escaped} from '@site/src/text/escape';

/** A run of text, and whether it is a match. */
export interface Run {
  readonly text: string;
  readonly found: boolean;
}

/** The entities that Algolia writes, and those in records that were escaped before the upload. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&#x27;': "'",
};

const decoded = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#0?39|#x27);/g, it => ENTITIES[it] ?? it);

/**
 * Reads a highlighted value as text. The result never contains markup, even if the record does.
 * @param value has each match between `<mark>` and `</mark>`; escaped or not
 */
export function runsOf(value: string): Run[] {
  return value
    .split(/<mark>([^]*?)<\/mark>/)
    .map((text, at) => ({text: decoded(text), found: at % 2 === 1}))
    .filter(({text}) => text !== '');
}

/** A highlighted value as HTML whose only elements are `mark`. */
export const safe = (value: string): string =>
  runsOf(value)
    .map(({text, found}) => (found ? `<mark>${escaped(text)}</mark>` : escaped(text)))
    .join('');
