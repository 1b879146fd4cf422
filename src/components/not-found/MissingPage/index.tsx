import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {unpackTokens} from '@jest-extended/docs-model/highlight/packed-tokens';
import type {Report} from '@jest-extended/docs-model/highlight/report';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import NearestPages from '@site/src/components/not-found/NearestPages';
import {getRequestText} from '@site/src/components/not-found/NearestPages/findNearest';
import {getResultsUrl} from '@site/src/components/search/searchUrls';
import Ansi from '@site/src/components/shared/Ansi';
import CodeLine from '@site/src/components/shared/CodeLine';
import {createIssueUrl} from '@site/src/components/shared/issueUrl';
import Verdict from '@site/src/components/shared/Verdict';
import reports from './reports.json';
import styles from './styles.module.css';
import useRedirect from './useRedirect';

const [report]: readonly Report[] = reports;

/**
 * The not-found page, presented as a failing test.
 *
 * The host serves one file for all unknown URLs, so only the browser knows the URL. Without JavaScript the
 * page explains the failure and links to places to go on.
 */
export default function MissingPage(): ReactNode {
  const {pathname, hash} = useLocation();
  useRedirect();
  const path = useIsBrowser() ? pathname : undefined;
  const text = path === undefined ? '' : getRequestText(path, hash);
  return (
    <main className={clsx('container', styles.page)} data-missing="">
      <h1>
        <Translate id="theme.NotFound.title">Page not found</Translate>
      </h1>
      <FailedTest path={path} />
      <NearestPages key={path} text={text} />
      <p>
        <SearchLink query={text} />
        <ReportLink path={path} />
      </p>
    </main>
  );
}

/** Jest's message for a page that is `undefined`, from a real run. */
function FailedTest({path}: {path: string | undefined}): ReactNode {
  if (!report) return null;
  const {name, code, tokens, message} = report;
  const start = code.split('\n').findIndex(line => line.startsWith('test('));
  return (
    <figure className={styles.report} translate="no">
      <pre className={styles.code}>
        {unpackTokens(code, tokens)
          .slice(start)
          .map((line, index) => (
            <CodeLine key={index} of={line} />
          ))}
      </pre>
      <figcaption className={clsx('night', styles.verdict)}>
        <Verdict word="FAIL" className={styles.pill} /> {path}
      </figcaption>
      <pre className={clsx('night', styles.text)}>
        <span className={styles.name}>● {name}</span>
        {'\n\n'}
        <Ansi text={message} />
      </pre>
    </figure>
  );
}

/** A link to the search page, if the site has one. */
function SearchLink({query}: {query: string}): ReactNode {
  const {searchPagePath} = useAlgoliaThemeConfig().algolia;
  const page = useBaseUrl(searchPagePath || '');
  if (!searchPagePath) return null;
  return (
    <>
      <Link to={getResultsUrl(page, query)}>
        <Translate id="site.MissingPage.search">Search the documentation</Translate>
      </Link>
      {' · '}
    </>
  );
}

/** A link to a new issue that names the URL and, if known, the referring page. */
function ReportLink({path}: {path: string | undefined}): ReactNode {
  const url = createIssueUrl({
    title: path ? `Documentation: no page at ${path}` : 'Documentation: a page is missing',
    body: path && document.referrer ? `I followed a link on ${document.referrer}.` : '',
  });
  return <Link to={url}>{translate({id: 'site.MissingPage.report', message: 'Report a broken link'})}</Link>;
}
