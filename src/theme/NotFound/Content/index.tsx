/*
 * Change: the not-found page is the site's own. It says what failed in the product's voice, names the nearest pages and
 * offers a way to search and to report. Replacement, Docusaurus 3.9.2.
 */
import MissingPage from '@site/src/components/MissingPage';

export default MissingPage;
