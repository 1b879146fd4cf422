import type {Plugin} from '@docusaurus/types';
import {bundleInlineScript} from '../bundler/inline-script';

/** Shows the current page in the sidebar before the first paint: puts sidebar.js before the content of each page. */
export default function earlySidebar(): Plugin {
  return {
    name: 'early-sidebar',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: bundleInlineScript(require.resolve('./sidebar.js'))}],
    }),
  };
}
