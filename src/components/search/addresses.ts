import {toWellFormed} from '@jest-extended/text/well-formed';
import {links} from '@site/config/site';

/**
 * The address of the search page for a query.
 * @param page the search page's path, e.g. `/search`
 */
export const resultsAddress = (page: string, query: string): string =>
  `${page}?q=${encodeURIComponent(toWellFormed(query))}`;

/** The address of the form for a new issue about a search without results. */
export function reportAddress(query: string): string {
  const issue = new URLSearchParams({
    title: `Documentation: no results for "${toWellFormed(query)}"`,
    body: `I searched the documentation for "${toWellFormed(query)}" and found nothing. I expected to find:\n\n`,
  });
  return `${links.issues}?${issue.toString()}`;
}

/** The path of a hit without a slash at the end, e.g. `/docs/matchers/array#tobearray`. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/(?=#|$)/, '$1');
