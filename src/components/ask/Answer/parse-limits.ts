/*
 * What the Markdown parser can take. It is recursive, and its time grows with the square of what is left open: a model
 * that repeats itself could otherwise crash the page or block it for seconds.
 */

/** The longest text, in characters: about twice the longest answer of deploy/ask-service.ts. */
const LONGEST = 12_000;

/** Quotations, lists or emphasis in one another, and list items that are deeply indented. */
const DEEP = /(?:(?:[>*_~=]|(?:[-+]|\d+\.)[ \t])[ \t]*){60}|^ {60,}(?:[-*+]|\d+\.) /m;

/** The most characters that may open something, and the most lines. */
const MOST = {brackets: 1000, emphasis: 1500, brokenLinks: 40, brokenTags: 100, lines: 1000} as const;

const LINK = /\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)?(?: "[^"\n]*")?\)/g;

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether Markdown can be parsed within 100 ms. */
export function isParsable(markdown: string): boolean {
  return (
    markdown.length <= LONGEST &&
    !DEEP.test(markdown) &&
    count(markdown, /\[/g) <= MOST.brackets &&
    count(markdown, /[*_~=`]+/g) <= MOST.emphasis &&
    count(markdown, /\]\(/g) - count(markdown, LINK) <= MOST.brokenLinks &&
    count(markdown, /</g) - count(markdown, /<[^\s<>][^<>]*>/g) <= MOST.brokenTags &&
    count(markdown, /\n/g) <= MOST.lines
  );
}
