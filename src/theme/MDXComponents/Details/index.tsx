/*
 * Change: the code and the styles of the original are loaded only when a `<details>` element is written in MDX. No page of
 * this site does that, and every page of the docs would load 0.5 kB (brotli). Wrap.
 */
import {lazyComponent} from '@site/src/components/shared/lazyComponent';

export default lazyComponent(
  () => import('@theme-original/MDXComponents/Details'),
  module => module.default,
);
