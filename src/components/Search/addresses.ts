import {links} from '@site/config/site';
import {wellFormed} from '@site/src/search/well-formed';

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
