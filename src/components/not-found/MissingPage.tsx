import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, type ReactNode} from 'react';
import {getResultsUrl} from '@site/src/components/search/searchUrls';
import {createIssueUrl} from '@site/src/components/shared/issueUrl';
import {useSitePaths} from '@site/src/components/shared/useSitePaths';
import {findNewUrl} from './findNewUrl';

/**
 * The not-found page: leads from the path of a moved page to the page, because not every host redirects, and otherwise to
 * the search and to a new issue. The host sends one file for all unknown URLs, so only the browser knows the URL.
 */
export default function MissingPage(): ReactNode {
  const location = useLocation();
  const history = useHistory();
  const toSitePath = useSitePaths();
  const target = findNewUrl(location, useDocusaurusContext().siteConfig.baseUrl);
  useEffect(() => {
    if (target !== undefined) history.replace(toSitePath(target));
  }, [history, target, toSitePath]);

  const path = useIsBrowser() ? location.pathname : '';
  return (
    <main className="container margin-vert--xl">
      <h1>
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </h1>
      <p>
        <Translate id="theme.NotFound.p1">There is no page at this URL. The page may have another name.</Translate>
      </p>
      <p>
        <Link
          className="jx-button jx-button--main margin-right--sm margin-bottom--sm"
          to={getResultsUrl(getLastPart(path))}
        >
          <Translate id="site.NotFound.search">Search the docs</Translate>
        </Link>{' '}
        <Link className="jx-button" to={createReportUrl(path)}>
          <Translate id="site.NotFound.report">Report a broken link</Translate>
        </Link>
      </p>
    </main>
  );
}

/** The last part of a path, without a file extension: `/docs/matchers/arrray.html` is `arrray`. */
const getLastPart = (path: string): string => /([^/]+?)(?:\.\w+)?\/*$/.exec(path)?.[1] ?? '';

/** The URL of a new issue that names the path and, if known, the referring page. */
const createReportUrl = (path: string): string =>
  createIssueUrl({
    title: path ? `Documentation: no page at ${path}` : 'Documentation: a page is missing',
    body: path && document.referrer ? `I followed a link on ${document.referrer}.` : '',
  });
