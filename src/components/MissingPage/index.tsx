import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {ReactNode} from 'react';
import NearestPages, {PlaceList} from '@site/src/components/NearestPages';
import {askedFor} from '@site/src/components/NearestPages/rank';
import Tokens from '@site/src/components/Tokens';
import type {Report} from '@site/src/components/Tokens/report';
import {links} from '@site/config/site';
import reports from './report.json';
import styles from './styles.module.css';

const [report]: readonly Report[] = reports;

/**
 * The not-found page, as the failing test that it is.
 *
 * The host serves one file for every unknown address, so the address is known in the browser only: without JavaScript
 * the page says what failed and where to go on.
 */
export default function MissingPage(): ReactNode {
  const {pathname, hash} = useLocation();
  const path = useIsBrowser() ? pathname : undefined;
  const asked = path === undefined ? '' : askedFor(path, hash);
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={styles.page}>
      {/* Below /docs the frame of the docs draws this page, and sets no title. */}
      <PageMetadata title={title} />
      <h1>{title}</h1>
      <FailedTest path={path} />
      {path === undefined ? <PlaceList /> : <NearestPages key={path} asked={asked} />}
      <p>
        <SearchLink asked={asked} />
        <ReportLink path={path} />
      </p>
    </main>
  );
}

/** What Jest says when a page is `undefined`: the text of a real run. */
function FailedTest({path}: {path: string | undefined}): ReactNode {
  if (!report) return null;
  return (
    <figure className={styles.report}>
      <figcaption className={styles.verdict}>
        <span className={styles.fail}>FAIL</span> {path}
      </figcaption>
      <pre className={styles.text}>
        <span className={styles.name}>● {report.name}</span>
        {'\n\n'}
        <Tokens of={report.message} />
        {'\n\n'}
        <Tokens of={report.source} />
      </pre>
    </figure>
  );
}

/** To the search page, where the site has one. */
function SearchLink({asked}: {asked: string}): ReactNode {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  if (!themeConfig['algolia']) return null;
  return (
    <>
      <Link to={`/search?q=${encodeURIComponent(asked)}`}>
        <Translate id="site.MissingPage.search" description="The link to the search page on the not-found page">
          Search the documentation
        </Translate>
      </Link>
      {' · '}
    </>
  );
}

/** To a new issue that names the address, and the page that led to it if the browser tells. */
function ReportLink({path}: {path: string | undefined}): ReactNode {
  const issue = new URLSearchParams({
    title: path ? `Documentation: no page at ${path}` : 'Documentation: a page is missing',
    body: path && document.referrer ? `I followed a link on ${document.referrer}.` : '',
  });
  return (
    <Link to={`${links.issues}?${issue.toString()}`}>
      {translate({
        id: 'site.MissingPage.report',
        message: 'Report the missing page',
        description: 'The link to a new issue on the not-found page',
      })}
    </Link>
  );
}
