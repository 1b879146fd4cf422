import {links} from '@site/config/site';

/** Half of a sign that has two has no place in an address: encoding it would throw. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/**
 * Where all results of a search stand.
 * @param page the search page's path, e.g. `/search`
 */
export const resultsAddress = (page: string, query: string): string =>
  `${page}?q=${encodeURIComponent(wellFormed(query))}`;

/** A new issue that tells the maintainers what a search should have found. */
export function reportAddress(query: string): string {
  const issue = new URLSearchParams({
    title: `Documentation: no results for "${wellFormed(query)}"`,
    body: `I searched the documentation for "${wellFormed(query)}" and found nothing. I expected to find:\n\n`,
  });
  return `${links.issues}?${issue.toString()}`;
}

/** A new issue that tells the maintainers what the documentation should have answered. */
export function unansweredAddress(question: string): string {
  const issue = new URLSearchParams({
    title: `Documentation: no answer to "${wellFormed(question)}"`,
    body: `I asked the documentation "${wellFormed(question)}" and got no answer. I expected to read:\n\n`,
  });
  return `${links.issues}?${issue.toString()}`;
}
