/**
 * Babel options for tests: compiled to CommonJS for the Node version that runs them.
 *
 * @param {{allExtensions?: boolean}} typescript `allExtensions` for TypeScript in files with other extensions
 * @returns {import('@babel/core').TransformOptions}
 */
module.exports = (typescript = {}) => ({
  babelrc: false,
  configFile: false,
  presets: [
    [require.resolve('@babel/preset-env'), {targets: {node: 'current'}}],
    [require.resolve('@babel/preset-react'), {runtime: 'automatic'}],
    [require.resolve('@babel/preset-typescript'), {onlyRemoveTypeImports: true, ...typescript}],
  ],
});
