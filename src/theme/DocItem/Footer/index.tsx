/*
 * Change: adds links for the page as Markdown. The code of the original is loaded only when a page has tags, an edit link
 * or a date, which the original checks too. No page of this site has one of these, and each would load 1 kB (brotli). Wrap.
 */
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import MarkdownLinks from '@site/src/components/reference/MarkdownLinks';
import {lazyComponent} from '@site/src/components/shared/load';

const Original = lazyComponent(async () => (await import('@theme-original/DocItem/Footer')).default);

export default function DocItemFooter(): ReactNode {
  const {permalink, editUrl, lastUpdatedAt, lastUpdatedBy, tags} = useDoc().metadata;
  return (
    <>
      <MarkdownLinks permalink={permalink} />
      {tags.length > 0 || editUrl || lastUpdatedAt || lastUpdatedBy ? <Original /> : null}
    </>
  );
}
