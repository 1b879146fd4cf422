/** Fields of a generated file that no code reads in the browser. */
export interface Unread {
  /** The file, in the folder of generated files. */
  readonly file: RegExp;
  /** Paths of the fields: names with dots between them, and `*` for every name. */
  readonly fields: readonly string[];
}

/** Docusaurus sends its whole configuration to the browser, and with each page of the docs a description of every page. */
export const unread: readonly Unread[] = [
  {
    // Only the build reads these.
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
    // The versions of all plugins; `docusaurusVersion`, next to them, is read.
    file: /^site-metadata\.json$/,
    fields: ['pluginVersions'],
  },
  {
    // Only the theme's DocCard reads them, for DocCardList and generated index pages, which the site does not have.
    file: /^docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
    fields: ['version.docs.*.description'],
  },
];
