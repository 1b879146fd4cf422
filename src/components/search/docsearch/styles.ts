/* DocSearch's styles, and then the site's changes to them. */
import '@docsearch/css/dist/modal.css';
import './docsearch.css';
