import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleInlineScript} from '../bundler/inline-script';
import {translate} from '../bundler/translate';

/** Puts the notice that a page did not load into the HTML of each page, because its other scripts may not load. */
export default function loadNotice(context: LoadContext): Plugin {
  return {
    name: 'load-notice',
    injectHtmlTags: () => {
      const message = translate(context, {
        id: 'site.Loading.scripts',
        message: 'Part of this page did not load. Its buttons and the search do not work.',
      });
      const retry = translate(context, {id: 'site.Loading.retry', message: 'Retry'});
      const constants = {MESSAGE: JSON.stringify(message), RETRY: JSON.stringify(retry)};
      const innerHTML = bundleInlineScript(require.resolve('./notice.js'), constants);
      return {preBodyTags: [{tagName: 'script', innerHTML}]};
    },
  };
}
