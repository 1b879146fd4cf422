/*
 * Change: the search page is the site's own (src/components/search/SearchPage), with the site's own search client. It has
 * a main landmark, distinguishes a failed search from one without results, and does not render markup from an index.
 * Replacement, because the original has a search client of its own.
 */
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import Search from '@site/src/components/search/SearchPage';

export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <Search />
      </Layout>
    </HtmlClassNameProvider>
  );
}
