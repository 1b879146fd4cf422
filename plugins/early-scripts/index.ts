import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../config/announcement';
import {bundleInlineScript} from '../bundler/inline-script';
import {translate} from '../bundler/translate';

/** Puts scripts into each page, before its content: they run before React starts, and even if it does not start. */
export default function earlyScripts(context: LoadContext): Plugin {
  return {
    name: 'early-scripts',
    injectHtmlTags: () => {
      const message = translate(context, {
        id: 'site.Loading.scripts',
        message: 'Part of this page did not load. Its buttons and the search do not work.',
      });
      const retry = translate(context, {id: 'site.Loading.retry', message: 'Retry'});
      const constants = {
        ANNOUNCEMENT_ID: JSON.stringify(announcement?.id ?? null),
        MESSAGE: JSON.stringify(message),
        RETRY: JSON.stringify(retry),
      };
      return {
        preBodyTags: [{tagName: 'script', innerHTML: bundleInlineScript(require.resolve('./scripts.js'), constants)}],
      };
    },
  };
}
