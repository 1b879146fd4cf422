import {realpathSync} from 'node:fs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration, WebpackPluginInstance} from 'webpack';
import {writeLicenses, findPackage} from './notices';

/** The file with the notices, below the root of the site. */
const FILE = 'licenses.txt';

/**
 * Writes the license notices of all packages whose code is sent to browsers: the minifier removes them from the scripts.
 * Every page links to the file in its head.
 */
export default function licenses(context: LoadContext): Plugin {
  return {
    name: 'licenses',
    injectHtmlTags: () => ({headTags: [{tagName: 'link', attributes: {rel: 'license', href: context.baseUrl + FILE}}]}),
    configureWebpack: ({mode}: Configuration, isServer) =>
      isServer || mode === 'development' ? {} : {plugins: [emitNotices]},
  };
}

/** The files that the bundler read: those of the packages, and those that plugins/runner-script bundles. */
const emitNotices: WebpackPluginInstance = {
  apply(compiler) {
    const {Compilation, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap('licenses', compilation => {
      compilation.hooks.processAssets.tap({name: 'licenses', stage: Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE}, () => {
        const read = [...compilation.fileDependencies].filter(file => /\.(?:[cm]?[jt]sx?|css|json)$/.test(file));
        // A package of this repository is a link in node_modules.
        const folders = new Set(read.flatMap(file => findPackage(realpathSync(file)) ?? []));
        compilation.emitAsset(FILE, new sources.RawSource(writeLicenses([...folders])));
      });
    });
  },
};
