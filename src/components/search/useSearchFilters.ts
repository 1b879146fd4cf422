import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Filters} from '@site/src/search/client';

/** The tag of pages outside the versioned docs. */
const NO_VERSION = 'default';

/** Limits a search to the reader's language and docs version. */
export function useSearchFilters(): Filters {
  const {currentLocale} = useDocusaurusContext().i18n;
  return {language: currentLocale, tags: [NO_VERSION, ...useDocsContextualSearchTags()]};
}
