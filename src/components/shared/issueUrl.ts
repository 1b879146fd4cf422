import {links} from '@site/config/site';

/** The URL of the form for a new issue, filled in. */
export const createIssueUrl = (issue: {readonly title: string; readonly body: string}): string =>
  `${links.issues}?${new URLSearchParams(issue).toString()}`;
