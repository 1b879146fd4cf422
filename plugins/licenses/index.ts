import {readdirSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration, WebpackPluginInstance} from 'webpack';

/** The file with the notices, below the root of the site. */
const FILE = 'licenses.txt';

/** The owners of packages without a license file, by their manifest, README or sources. All have the MIT license. */
const owners: Readonly<Record<string, string>> = {
  '@algolia/autocomplete-core': 'Algolia, Inc.',
  '@docsearch/css': 'Algolia, Inc.',
  '@docsearch/react': 'Algolia, Inc.',
  infima: 'Facebook, Inc. and its affiliates.',
  isarray: '2013 Julian Gruber',
  prismjs: '2012 Lea Verou',
};

/** Packages whose published files contain another package, which the bundler does not see. */
const contained: Readonly<Record<string, string>> = {
  '@docsearch/react': '@algolia/autocomplete-core',
  'prism-react-renderer': 'prismjs',
};

/**
 * Writes the license notices of all packages whose code is sent to browsers: the minifier removes them from the scripts.
 * Every page links to the file in its head.
 * @throws {Error} if a package has no text
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
        const notices = [...new Set([...folders].map(readNotice))].sort((a, b) => a.localeCompare(b));
        const head = `The scripts and styles of this site contain code of ${notices.length} packages.\n\n`;
        compilation.emitAsset(FILE, new sources.RawSource(head + notices.join(`\n${'-'.repeat(80)}\n\n`)));
      });
    });
  },
};

/** The folder of the package that a file belongs to; `undefined` for the site's own files. */
const findPackage = (file: string): string | undefined =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file)?.[0];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The notice of a package: its name, its license, and the text of its license files. */
function readNotice(folder: string): string {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const {name, version, license = 'no license named'} = manifest;
  const texts = readdirSync(folder)
    .filter(file => /^(?:license|licence|notice|copying)\b/i.test(file))
    .map(file => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  if (texts.length === 0) texts.push(writeNotice(name));
  const other = contained[name];
  if (other !== undefined) texts.push(`It contains code of ${other} (MIT):`, writeNotice(other));
  return `${[`${name} ${version} (${license})`, ...texts].join('\n\n')}\n`;
}

/** The license of this repository is the MIT license, too. */
function writeNotice(name: string): string {
  const owner = owners[name];
  if (owner === undefined) throw new Error(`${name} has no license file. Add its owner to plugins/licenses.`);
  const text = readFileSync(path.join(__dirname, '../../LICENSE'), 'utf8').replace(/^[^]*?(?=Permission)/, '');
  return `Copyright (c) ${owner}\n\n${text.trim()}`;
}
