import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import {useCallback} from 'react';

/**
 * The one way to make the URL of a page where Docusaurus' `Link` is not used, which does the same.
 * @returns a function that puts a path below `baseUrl`, with or without a slash at its end, as `trailingSlash` demands
 */
export function useSitePaths(): (path: string) => string {
  const {baseUrl, trailingSlash} = useDocusaurusContext().siteConfig;
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback(
    path => applyTrailingSlash(withBaseUrl(path), {baseUrl, trailingSlash}),
    [withBaseUrl, baseUrl, trailingSlash],
  );
}
