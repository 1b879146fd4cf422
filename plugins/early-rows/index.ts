import type {Plugin} from '@docusaurus/types';
import {bundleInlineScript} from '../bundler/inline-script';

/** Opens rows before the first paint: puts rows.js before the content of each page. */
export default function earlyRows(): Plugin {
  return {
    name: 'early-rows',
    injectHtmlTags: () => ({
      preBodyTags: [{tagName: 'script', innerHTML: bundleInlineScript(require.resolve('./rows.js'))}],
    }),
  };
}
