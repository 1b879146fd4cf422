/*
 * Change: the not-found page is the site's own. It explains the failure in the product's voice, lists the nearest pages
 * and offers to search and to report. Its code is loaded when it is shown: the docs import this component, and their
 * pages do not need it. Replacement.
 */
import {lazyComponent} from '@site/src/components/shared/lazyComponent';

export default lazyComponent(
  () => import('@site/src/components/not-found/MissingPage'),
  module => module.default,
);
