import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {type Answerer, getAnswerer} from '@site/config/answerer';

/** @returns who answers questions on this site, from config/ask.ts */
export const useAnswerer = (): Answerer => getAnswerer(useDocusaurusContext().siteConfig.customFields);
