import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {askWayIn} from '@site/config/ask-way';
import type {Answerer} from './texts';

/** @returns who answers on this site, from config/ask.ts or the search theme's `askAi` */
export function useAnswerer(): Answerer {
  const {askAi} = useAlgoliaThemeConfig().algolia;
  const {way} = askWayIn(useDocusaurusContext().siteConfig.customFields);
  return askAi || way !== 'docs' ? 'assistant' : 'docs';
}
