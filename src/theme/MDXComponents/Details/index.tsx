/*
 * Change: the code of the original is loaded only when a page has a `<details>` element. No page of this site has one, and
 * every page of the docs would load 0.5 kB (brotli). Wrap.
 */
import {lazyComponent} from '@site/src/components/shared/lazyComponent';

export default lazyComponent(
  () => import('@theme-original/MDXComponents/Details'),
  module => module.default,
);
