import {escaped} from '@site/src/search/escape';

/** A run of text, and whether the search found it. */
export interface Run {
  readonly text: string;
  readonly found: boolean;
}

/** Those that Algolia writes, and those of records that were pushed escaped. */
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
 * Reads a highlighted value as text. Whoever wrote the record, what comes out is text and never markup.
 * @param value with what was found between `<mark>` and `</mark>`; escaped or not
 */
export function runsOf(value: string): Run[] {
  return value
    .split(/<mark>([^]*?)<\/mark>/)
    .map((text, at) => ({text: decoded(text), found: at % 2 === 1}))
    .filter(({text}) => text !== '');
}

/** A highlighted value as HTML that shows its text, with nothing but marks for markup. */
export const safe = (value: string): string =>
  runsOf(value)
    .map(({text, found}) => (found ? `<mark>${escaped(text)}</mark>` : escaped(text)))
    .join('');
