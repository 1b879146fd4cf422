/*
 * Change: the not-found page is the site's own. It says what failed in the product's voice, names the nearest pages and
 * offers a way to search and to report. It comes when it is shown: the docs know this component, and no page of theirs
 * needs it. Replacement, Docusaurus 3.9.2.
 */
import {later} from '@site/src/components/Later';

export default later(
  () => import('@site/src/components/MissingPage'),
  module => module.default,
);
