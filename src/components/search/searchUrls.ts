import {toWellFormed} from '@jest-extended/text/well-formed';
import {createIssueUrl} from '@site/src/components/shared/issueUrl';

/**
 * The URL of the search page for a query.
 * @param page the search page's path, e.g. `/search`
 */
export const getResultsUrl = (page: string, query: string): string =>
  `${page}?q=${encodeURIComponent(toWellFormed(query))}`;

/** The URL of the form for a new issue about a search without results. */
export const getReportUrl = ({query}: {readonly query: string}): string =>
  createIssueUrl({
    title: `Documentation: no results for "${query}"`,
    body: `I searched the documentation for "${query}" and found nothing. I expected to find:\n\n`,
  });

/** The path of a hit without a slash at the end, e.g. `/docs/matchers/array#tobearray`. */
export const removeSlash = (path: string): string => path.replace(/(.)\/(?=#|$)/, '$1');
