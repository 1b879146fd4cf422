import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {announcement} from './config/announcement';
import {ask, askAiOf} from './config/ask';
import {checked} from './config/check';
import {fontTags} from './config/fonts';
import {footer} from './config/footer';
import {navbar} from './config/navbar';
import {codeThemes} from './config/prism-themes';
import {search} from './config/search';
import {site} from './config/site';
import anchorAliases from './plugins/anchor-aliases';
import announcementId from './plugins/announcement-id';
import askPassages from './plugins/ask-passages';
import bundler from './plugins/bundler';
import dependencyEdits from './plugins/dependency-edits';
import examples from './plugins/examples';
import matcherFacts from './plugins/matcher-facts';
import playgroundExamples from './plugins/playground-examples';
import runnerScript from './plugins/runner-script';
import searchIndex from './plugins/search-index';
import unreadData from './plugins/unread-data';

export default checked({
  ...site,
  i18n: {defaultLocale: 'en', locales: ['en']},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  markdown: {hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'}},

  future: {
    v4: true,
    // Rspack bundles, and Babel compiles (babel.config.js). The persistent cache is off: its key leaves out environment
    // variables and loader options, so the site could be stale.
    experimental_faster: {
      rspackBundler: true,
      rspackPersistentCache: false,
      swcJsLoader: false,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: false,
    },
  },

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          admonitions: {keywords: ['related', 'known-issue']},
          remarkPlugins: [[npm2yarn, {sync: true}], anchorAliases, matcherFacts, examples],
        },
        blog: false,
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/frame.css',
            './src/css/docsearch.css',
            './src/css/prose.css',
          ],
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    announcementId,
    askPassages,
    bundler,
    dependencyEdits,
    playgroundExamples,
    runnerScript,
    searchIndex,
    unreadData,
  ],
  clientModules: ['./src/client/address.ts', './src/client/safe-storage.ts', './src/client/layout.ts'],

  headTags: fontTags,
  customFields: {ask},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: announcement,
    image: 'img/social-card.png',
    navbar,
    footer,
    prism: codeThemes,
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    algolia: {...search.theme, ...askAiOf(ask)},
  } satisfies Preset.ThemeConfig,
} satisfies Config);
