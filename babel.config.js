// Babel compiles the examples of the docs, and tests that mock modules, for the Node version that runs them. The site itself
// is compiled by SWC: `jsLoader` in docusaurus.config.ts.
module.exports = {
  presets: [
    [require.resolve('@babel/preset-env'), {targets: {node: 'current'}}],
    [require.resolve('@babel/preset-react'), {runtime: 'automatic'}],
    [require.resolve('@babel/preset-typescript'), {onlyRemoveTypeImports: true}],
  ],
};
