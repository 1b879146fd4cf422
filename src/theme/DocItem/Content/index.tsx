/*
 * Change: adds a button next to the title that copies the page as Markdown, and names the Markdown in the page's head.
 * Wrap.
 */
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {getTwinPath} from '@jest-extended/docs-model/twin-path';
import type {ReactNode} from 'react';
import CopyMarkdown from '@site/src/components/reference/CopyMarkdown';

export default function DocItemContent(props: Props): ReactNode {
  const url = getTwinPath(useDoc().metadata.permalink);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={url} />
      </Head>
      <CopyMarkdown url={url} />
      <Original {...props} />
    </>
  );
}
