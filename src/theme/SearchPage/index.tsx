/*
 * Change: the search page is the site's own (src/components/SearchPage), on the site's own search client: it has its main
 * landmark, tells a failed search from one without results, and writes no markup that comes from an index.
 * Replacement, Docusaurus 3.9.2.
 */
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Search from '@site/src/components/SearchPage';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Search />
      </Layout>
    </HtmlClassNameProvider>
  );
}
