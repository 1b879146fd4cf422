/*
 * Change: adds links to a new issue about the page, and to the page as Markdown. The code of the original is loaded only
 * when a page has tags, an edit link or a date, which the original checks too. No page of this site has one of these, and
 * each would load 1 kB (brotli). Wrap.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {getTwinPath} from '@jest-extended/docs-model/twin-path';
import type {ReactNode} from 'react';
import PageLinks from '@site/src/components/reference/PageLinks';
import {lazyComponent} from '@site/src/components/shared/load';

const Original = lazyComponent(async () => (await import('@theme-original/DocItem/Footer')).default);

export default function DocItemFooter(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {title, permalink, editUrl, lastUpdatedAt, lastUpdatedBy, tags} = useDoc().metadata;
  return (
    <>
      <PageLinks title={title} url={siteConfig.url + permalink} markdownUrl={getTwinPath(permalink)} />
      {tags.length > 0 || editUrl || lastUpdatedAt || lastUpdatedBy ? <Original /> : null}
    </>
  );
}
