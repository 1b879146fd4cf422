import {toWellFormed} from '@jest-extended/text/well-formed';
import {SEARCH_PAGE} from '@site/config/search-engine';
import {createIssueUrl} from '@site/src/components/shared/issueUrl';

/** The path of the search page with a query, for a `Link`. */
export const getResultsUrl = (query: string): string => `/${SEARCH_PAGE}?q=${encodeURIComponent(toWellFormed(query))}`;

/** The URL of the form for a new issue about a search without results. */
export const getReportUrl = ({query}: {readonly query: string}): string =>
  createIssueUrl({
    title: `Documentation: no results for "${query}"`,
    body: `I searched the documentation for "${query}" and found nothing. I expected to find:\n\n`,
  });

/** The path of a hit without a slash at the end, e.g. `/docs/matchers/array#tobearray`. */
export const removeSlash = (path: string): string => path.replace(/(.)\/(?=#|$)/, '$1');
