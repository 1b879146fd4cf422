// Babel compiles the site's JavaScript: `swcJsLoader` is off in docusaurus.config.ts so that this file stays in charge.
// Jest compiles the unit tests with it too.
module.exports = {
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
};
