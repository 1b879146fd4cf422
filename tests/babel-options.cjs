/**
 * How tests are compiled: for the Node that runs them, as CommonJS modules.
 *
 * @param {{allExtensions?: boolean}} typescript `allExtensions` for TypeScript in files of another ending
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
