// Babel compiles the site's JavaScript: `swcJsLoader` is off in docusaurus.config.ts so that Docusaurus uses this file.
module.exports = {presets: [require.resolve('@docusaurus/core/lib/babel/preset')]};
