import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {announcement} from '../../config/announcement';
import {translate} from '../bundler/translate';

/** Puts a script into each page, before its content: it runs before React starts, and even if React does not start. */
export default function earlyScripts(context: LoadContext): Plugin {
  return {
    name: 'early-scripts',
    injectHtmlTags: () => {
      const message = translate(context, {
        id: 'site.Loading.scripts',
        message: 'Part of this page did not load. Its buttons and the search do not work.',
      });
      const retry = translate(context, {id: 'site.Loading.retry', message: 'Retry'});
      const innerHTML = bundle({ANNOUNCEMENT_ID: announcement?.id ?? null, MESSAGE: message, RETRY: retry});
      return {preBodyTags: [{tagName: 'script', innerHTML}]};
    },
  };
}

// The notice is first, because it must work even if another one fails.
const scripts = [
  require.resolve('./notice.js'),
  require.resolve('./announcement.js'),
  require.resolve('./rows.js'),
  require.resolve('./sidebar.js'),
  require.resolve('./search.js'),
];

/**
 * Bundles and minifies the scripts, each on its own: with the same short names in all of them, they compress better.
 * @param constants the values of their global constants
 */
function bundle(constants: Readonly<Record<string, string | null>>): string {
  const {outputFiles} = buildSync({
    entryPoints: scripts,
    outdir: __dirname,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: Object.fromEntries(Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])),
    // Without "use strict", the HTML minifier joins the scripts with that of Docusaurus. They need one hash in the policy.
    tsconfigRaw: {},
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
