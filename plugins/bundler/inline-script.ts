import {buildSync} from 'esbuild';

/**
 * Bundles and minifies a script that runs in the HTML of a page, before React starts.
 * @param file the path of its file
 */
export function bundleInlineScript(file: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [file],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    write: false,
  });
  return outputFiles.map(({text}) => text.trim()).join('');
}
