/** Fields of a file that Docusaurus generates for the browser, and that no code reads there. */
export interface Unread {
  /** The file, in the folder of generated files. */
  readonly file: RegExp;
  /** Where the fields stand: names with dots between them, and `*` for every name. */
  readonly fields: readonly string[];
}

/** Docusaurus 3.9.2 hands its whole configuration to the browser, and to each page of the docs what all others are about. */
export const unread: readonly Unread[] = [
  {
    // What is for the build alone.
    file: /^docusaurus\.config\.mjs$/,
    fields: [
      'presets',
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
    ],
  },
  {
    // The versions of all plugins; `docusaurusVersion` beside them is read.
    file: /^site-metadata\.json$/,
    fields: ['pluginVersions'],
  },
  {
    // Only the theme's DocCard reads them, for the cards of DocCardList and of generated index pages: the site has none.
    file: /^docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    fields: ['version.docs.*.description'],
  },
];
