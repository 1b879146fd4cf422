import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The tag of pages outside the versioned docs. */
const NO_VERSION = 'default';

/** The parameters of every search: the index, and filters by the reader's language and docs version. */
export function useSearchContext() {
  const {indexName} = useAlgoliaThemeConfig().algolia;
  const {currentLocale} = useDocusaurusContext().i18n;
  const tags = [NO_VERSION, ...useDocsContextualSearchTags()].map(tag => `docusaurus_tag:${tag}`);
  return {indexName, facetFilters: [`language:${currentLocale}`, tags]};
}
