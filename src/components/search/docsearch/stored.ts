import {escapeHtml} from '@jest-extended/text/escape-html';
import * as v from 'valibot';

/**
 * A text of a stored search. DocSearch writes it into the page as HTML and the site stores it escaped, so one with markup
 * was stored by something else.
 */
const text = v.pipe(
  v.string(),
  v.check(html => html === escapeHtml(html.replace(/&(?:lt|gt|amp);/g, unescapeEntity))),
);

/** A path of the site, or a URL on the web: not one that runs a script. */
const url = v.pipe(
  v.string(),
  v.check(text => /^\/(?![/\\])\S*$|^https?:\/\//.test(text)),
);

/**
 * A list of searches that DocSearch 4.7.0 can show. With an entry of another shape the whole page would crash. Only these
 * fields are kept, because DocSearch would show others in their place.
 */
const searches = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      objectID: v.string(),
      url,
      type: v.picklist(['content', 'lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']),
      hierarchy: v.record(v.string(), v.nullable(text)),
      content: v.optional(v.nullable(text)),
    }),
  ),
);

/**
 * Removes from a list of stored searches what DocSearch cannot show, or would show as markup.
 * @param key its key in the storage
 */
export function tidyStored(key: string): void {
  const {success, output} = v.safeParse(searches, localStorage.getItem(key));
  if (success) localStorage.setItem(key, JSON.stringify(output));
  else localStorage.removeItem(key);
}

const CHARACTERS: Readonly<Record<string, string>> = {'&lt;': '<', '&gt;': '>', '&amp;': '&'};

const unescapeEntity = (entity: string): string => CHARACTERS[entity] ?? entity;
