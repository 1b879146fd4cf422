import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';
import type {Chunk, RuleSetRule} from 'webpack';

/** The chunk of a route's component: Docusaurus names it so in production (core's genChunkName). */
const getChunk = (component: string): string => createHash('md5').update(component).digest('hex').slice(0, 8);

/**
 * The components around every page of the docs, from the outside in. They are always requested together: one file is 2 kB
 * smaller (brotli) than four.
 */
const docsParts = ['@theme/DocsRoot', '@theme/DocVersionRoot', '@theme/DocRoot', '@theme/DocItem'].map(getChunk);

const docs = {
  name: 'docs',
  chunks: ({name}: Chunk) => docsParts.includes(name ?? ''),
  minChunks: 1,
  enforce: true,
  priority: 30,
};

/** Parts of several pages: without files of their own, each page that is fetched in advance has a copy of them. */
const share = (name: string, test: RegExp) => ({...docs, name, test, chunks: 'async' as const});
const tabs = share('tabs', /[\\/](?:Tabs|TabItem|tabsUtils)\b/);
const output = share(
  'output',
  /[\\/](?:shared[\\/](?:Ansi|CopyButton|useMessage|ReportText|Verdict)|playground[\\/]writeHash)\b/,
);

/**
 * The theme's client module that teaches Prism the languages of `prism.additionalLanguages`. It would load Prism on every
 * page (31 kB brotli), but packages/docs-model highlights the code at build time, in all languages of the docs.
 * Nothing else depends on the alias: without it, pages only grow.
 */
const prismLanguages = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');

const rules: RuleSetRule[] = [
  {
    // The original lays out the code of each closed row while React starts.
    include: /[\\/]theme-common[\\/]lib[\\/]internal\.js$/,
    resolve: {alias: {'./hooks/useCodeWordWrap': require.resolve('../../src/theme/CodeBlock/useCodeWordWrap.ts')}},
  },
  {
    // The theme hides the focus ring after a click, as browsers do by themselves. Its rule matches every element, so the
    // first tap on a page would compute all styles again: 60 to 90 ms on a slow phone.
    include: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useKeyboardNavigation/,
    resolve: {alias: {'./styles.css': false}},
  },
  {
    // For `withRouter` of react-router, which nothing here imports: 0.7 kB (brotli).
    include: /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/,
    sideEffects: false,
  },
  {
    include: /[\\/]node_modules[\\/]react-router(?:-dom)?[\\/]/,
    resolve: {alias: {history: require.resolve('./history.ts')}},
  },
  {
    include: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
    resolve: {alias: {tslib: require.resolve('./tslib.cjs')}},
  },
];

/** Bundler settings for which Docusaurus has no option. */
export default function bundler() {
  return {
    name: 'bundler',
    // In a build, LightningCSS adds the prefixes of the preset. Without `config: false`, PostCSS would look for a config
    // file next to each style sheet.
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: plugins.filter(plugin => !Array.isArray(plugin)),
      config: false,
    }),
    configureWebpack(config, isServer) {
      // Rspack enables it by default and prints a deprecation warning where it is set, as Docusaurus does.
      if (config.experiments) Reflect.deleteProperty(config.experiments, 'lazyBarrel');
      const resolve = {alias: {[prismLanguages]: false as const}};
      if (isServer) return {resolve};
      return {
        resolve,
        module: {rules},
        optimization: {splitChunks: {cacheGroups: {defaultVendors: false, docs, tabs, output}}},
      };
    },
  } satisfies Plugin;
}
