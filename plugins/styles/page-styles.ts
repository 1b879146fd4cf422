import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {editPages} from '../content-security-policy/edit-pages';

/** The file in which Docusaurus looks up the files that a page's HTML links, by the modules that rendered it. */
interface Manifest {
  readonly origins: Record<string, readonly string[]>;
  readonly assets: Record<string, {readonly css?: readonly {readonly file: string}[]}>;
}

const SHEETS = 'assets/css';

/**
 * Splits the site's style sheet: each part of the site brings its own styles, and the HTML of a page contains those of its
 * parts. By default all styles are in one file that delays the first paint of each page, also those of the search and the
 * playground.
 *
 * Docusaurus can link them, but with Rspack its manifest lists chunks by number, not by the names of modules.
 */
export default function pageStyles(context: LoadContext): Plugin {
  const addStyles = async (compilation: Compilation): Promise<void> => {
    const file = path.join(context.generatedFilesDir, 'client-manifest.json');
    const manifest: Manifest = JSON.parse(await readFile(file, 'utf8'));
    for (const group of compilation.chunkGroups) {
      const sheets = group.getFiles().filter(name => name.endsWith('.css'));
      for (const sheet of sheets) manifest.assets[sheet] = {css: [{file: sheet}]};
      for (const {request} of group.origins)
        if (request && sheets.length > 0) manifest.origins[request] = [...(manifest.origins[request] ?? []), ...sheets];
    }
    await writeFile(file, JSON.stringify(manifest));
  };
  return {
    name: 'page-styles',
    configureWebpack: ({mode}, isServer) =>
      isServer || mode === 'development'
        ? {}
        : {
            optimization: {splitChunks: {cacheGroups: {styles: false}}},
            plugins: [{apply: (compiler: Compiler) => compiler.hooks.afterEmit.tapPromise('page-styles', addStyles)}],
          },
    async postBuild({outDir}) {
      const folder = path.join(outDir, SHEETS);
      const sheets = new Map<string, string>();
      for (const name of (await readdir(folder)).filter(file => file.endsWith('.css')))
        sheets.set(`${context.siteConfig.baseUrl}${SHEETS}/${name}`, await readFile(path.join(folder, name), 'utf8'));
      await editPages(outDir, html => inlineStyles(html, sheets));
    },
  };
}

/**
 * Puts the linked style sheets into a page: on a slow phone the first paint waits for one request instead of two. The
 * bundler's runtime recognizes a sheet by `data-href`, so that it is not loaded again by a later page.
 * @param sheets the texts of the build's style sheets by their URLs
 */
const inlineStyles = (html: string, sheets: ReadonlyMap<string, string>): string =>
  html.replace(/<link rel="?stylesheet"? href="?(?<href>[^" >]+)"? ?\/?>/g, (link, href: string) => {
    const text = sheets.get(href);
    if (text === undefined) return link;
    // An image in a sheet may have a style element, whose end would be that of this one.
    return `<style data-href="${href}">${text.replace(/<(?=\/style)/gi, '\\3c ')}</style>`;
  });
