// Babel compiles the site's JavaScript: `swcJsLoader` is off in docusaurus.config.ts so that Docusaurus uses this file.
/** @param {import('@babel/core').ConfigAPI} api */
module.exports = api => ({
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
  // The caller is the client, or the server; `write-translations` is a server too, and reads the notes.
  plugins: isForBrowser(api) ? [require.resolve('./plugins/translator-notes/babel.cjs')] : [],
});

/** @param {import('@babel/core').ConfigAPI} api */
function isForBrowser(api) {
  return api.caller(caller => caller?.name === 'client');
}
