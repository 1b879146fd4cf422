import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {SearchClient} from '@site/src/search/client';
import {siteClient} from './siteClient';

/** @returns the one client of the page */
export function useSearchClient(): SearchClient {
  const {appId, apiKey} = useAlgoliaThemeConfig().algolia;
  const {url} = useDocusaurusContext().siteConfig;
  return siteClient({appId, apiKey, home: url});
}
