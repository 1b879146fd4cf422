import {buildSync} from 'esbuild';

/**
 * Bundles and minifies a script that runs in the HTML of a page, before React starts.
 * @param file the path of its file
 * @param constants the values of its global constants, as JSON
 */
export function bundleInlineScript(file: string, constants: Readonly<Record<string, string>> = {}): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
    define: {...constants},
    // Without "use strict", the HTML minifier joins the scripts of a page, which then need one hash in its policy.
    tsconfigRaw: {},
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
