import {existsSync} from 'node:fs';
import {getSwcLoaderOptions} from '@docusaurus/faster';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import type * as Preset from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {libraryVersion} from '@jest-extended/catalogue/version';
import examples from '@jest-extended/docs-model/remark/examples';
import knownIssues from '@jest-extended/docs-model/remark/known-issues';
import matcherFacts from '@jest-extended/docs-model/remark/matcher-facts';
import matcherRows from '@jest-extended/docs-model/remark/matcher-rows';
import rows from '@jest-extended/docs-model/remark/rows';
import sectionRows from '@jest-extended/docs-model/remark/section-rows';
import tableCells from '@jest-extended/docs-model/remark/table-cells';
import tableNames from '@jest-extended/docs-model/remark/table-names';
import type {PrismTheme} from 'prism-react-renderer';
import {announcement} from './config/announcement';
import {answerer} from './config/ask';
import {fontTags} from './config/fonts';
import {footer} from './config/footer';
import {createNavbar} from './config/navbar';
import {search} from './config/search';
import {site, sourceRepository} from './config/site';
import bundler from './plugins/bundler';
import contentSecurityPolicy from './plugins/content-security-policy';
import dependencyEdits from './plugins/dependency-edits';
import earlyScripts from './plugins/early-scripts';
import licenses from './plugins/licenses';
import markdownTwins from './plugins/markdown-twins';
import pageStyles from './plugins/styles/page-styles';
import playgroundExamples from './plugins/playground-examples';
import runnerScript from './plugins/runner-script';
import sectionFiles from './plugins/section-files';
import unusedStyles from './plugins/styles/unused-styles';

export default {
  ...site,
  i18n: {defaultLocale: 'en', locales: ['en']},

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    // Headings with `{#id}`, which `future.v4` of Docusaurus 3.10 no longer reads by default.
    mdx1Compat: {headingIds: true},
  },

  future: {
    v4: true,
    experimental_faster: {
      rspackBundler: true,
      // Not in a build: with mdxCrossCompilerCache a build waits forever if only one of its two compilers, for the server
      // and for the browser, finds a page in the cache.
      rspackPersistentCache: process.env.NODE_ENV === 'development',
      swcJsLoader: false,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      ssgWorkerThreads: false,
    },
  },

  // What `swcJsLoader` does, without its warning that babel.config.js is not needed: Jest needs it.
  webpack: {jsLoader: isServer => ({loader: 'builtin:swc-loader', options: getSwcLoaderOptions({isServer})})},

  presets: [
    [
      'classic',
      {
        docs: {
          sidebarPath: './sidebars.ts',
          editUrl: sourceRepository && `${sourceRepository}/edit/main/`,
          admonitions: {keywords: ['related', 'known-issue']},
          beforeDefaultRemarkPlugins: [knownIssues],
          remarkPlugins: [
            [npm2yarn, {sync: true}],
            rows,
            matcherFacts,
            matcherRows,
            tableNames,
            tableCells,
            examples,
            sectionRows,
          ],
        },
        blog: false,
        // Without a repository, e.g. in a downloaded archive, Docusaurus has no dates for the pages, and would stop.
        sitemap: {lastmod: existsSync('.git') ? 'date' : null, changefreq: null, priority: null},
        theme: {
          customCss: [
            './src/css/tokens.css',
            './src/css/infima.css',
            './src/css/controls.css',
            './src/css/navigation.css',
            './src/css/search.css',
            './src/css/prose.css',
            './src/css/base.css',
            // On most pages: as part of the sheet of all pages they are smaller than in sheets of their own.
            './src/components/shared/Ansi/styles.module.css',
            './src/components/shared/CodeLine/styles.module.css',
            './src/components/shared/ReportText/styles.module.css',
            './src/components/shared/Verdict/styles.module.css',
          ],
        },
      } satisfies Preset.Options,
    ],
  ],
  plugins: [
    bundler,
    contentSecurityPolicy,
    dependencyEdits,
    earlyScripts,
    licenses,
    markdownTwins,
    pageStyles,
    playgroundExamples,
    runnerScript,
    sectionFiles,
    unusedStyles,
  ],
  clientModules: [
    './src/client/normalize-url.ts',
    './src/client/safe-storage.ts',
    './src/client/layout.ts',
    './src/client/translated-pages.ts',
    './src/client/offer-reload.ts',
    './src/client/scroll.ts',
    './src/client/progress-bar.ts',
  ],

  headTags: [
    ...fontTags,
    {tagName: 'link', attributes: {rel: 'alternate', type: 'text/plain', href: `${site.baseUrl}llms.txt`}},
  ],
  customFields: {answerer},
  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    announcementBar: announcement,
    image: 'img/social-card.png',
    navbar: createNavbar(libraryVersion),
    footer,
    // The colors of code are in style sheets. The default theme would be a part of every page.
    prism: {theme: {plain: {}, styles: []} satisfies PrismTheme},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    algolia: search,
  } satisfies Preset.ThemeConfig,
} satisfies Config;
