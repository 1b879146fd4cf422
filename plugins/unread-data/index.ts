import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Fields of a generated file that no code reads in the browser. */
interface Unread {
  /** The file, in the folder of generated files. */
  readonly file: RegExp;
  /** Paths of the fields: names with dots between them. */
  readonly fields: readonly string[];
}

/** Docusaurus sends its whole configuration to the browser, and with each page of the docs a list of all pages. */
const unread: readonly Unread[] = [
  {
    // Only the build reads these.
    file: /^docusaurus\.config\.mjs$/,
    fields: [
      'presets',
      'webpack',
      'plugins',
      'themes',
      'clientModules',
      'markdown',
      'onBrokenLinks',
      'onBrokenAnchors',
      'onDuplicateRoutes',
      'staticDirectories',
      'headTags',
      'scripts',
      'stylesheets',
      'future.v4',
      'future.experimental_faster',
      'future.experimental_storage',
      'organizationName',
      'projectName',
      'themeConfig.blog',
      'themeConfig.prism.additionalLanguages',
    ],
  },
  {
    // The versions of all plugins; `docusaurusVersion`, next to them, is read.
    file: /^site-metadata\.json$/,
    fields: ['pluginVersions'],
  },
  {
    // Only the theme's DocCard reads it, for DocCardList and generated index pages, which the site does not have.
    file: /^docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    fields: ['version.docs'],
  },
  {
    // The metadata of a doc. Only the build reads these, and the title and description are there twice.
    file: /^docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]site-[^\\/]+\.json$/,
    fields: [
      'source',
      'sourceDirName',
      'slug',
      'draft',
      'frontMatter.title',
      'frontMatter.description',
      'frontMatter.anchor_aliases',
    ],
  },
];

/**
 * Removes generated data that no code reads in the browser. Pages are built with all of the data, so a
 * component that reads removed data differs from its built page, and React reports that.
 */
export default function unreadData(context: LoadContext): Plugin {
  let isTranslated = true;
  const generated = (file: RegExp) => (resource: string) =>
    file.test(path.relative(context.generatedFilesDir, resource));
  return {
    name: 'unread-data',
    async loadContent() {
      // The texts in the code are English. Docusaurus' theme has its own in many languages.
      const {i18n, codeTranslations} = context;
      isTranslated = i18n.currentLocale !== 'en' || Object.keys(codeTranslations).length > 0;
    },
    configureWebpack: ({mode}, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                ...unread.map(({file, fields}) => ({
                  include: generated(file),
                  loader: path.join(__dirname, 'loader.cjs'),
                  options: {fields},
                })),
                // Docusaurus' debug pages, under npm start, show the rest.
                ...(mode === 'development'
                  ? []
                  : [{include: generated(/^registry\.js$/), loader: path.join(__dirname, 'registry.cjs')}]),
                {
                  include: [/[\\/]@docusaurus[\\/]theme-[\w-]+[\\/]lib[\\/].*\.js$/, /[\\/]src[\\/].*\.tsx?$/],
                  enforce: 'pre' as const,
                  loader: path.join(__dirname, 'texts.cjs'),
                  options: {isTranslated},
                },
              ],
            },
          },
  };
}
