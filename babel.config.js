// Babel compiles the site's JavaScript: `swcJsLoader` is off in docusaurus.config.ts so that this file stays in charge.
/** @param {import('@babel/core').ConfigAPI} api */
module.exports = api => ({
  presets: [require.resolve('@docusaurus/core/lib/babel/preset')],
  // Docusaurus calls as the client, the server, or (`write-translations`) as the server that wants the notes.
  plugins: isForBrowser(api) ? [require.resolve('./plugins/translator-notes/babel.cjs')] : [],
});

/** @param {import('@babel/core').ConfigAPI} api */
function isForBrowser(api) {
  return api.caller(caller => caller?.name === 'client');
}
