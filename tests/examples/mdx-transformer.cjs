/**
 * Jest transformer: an MDX page becomes its examples (mdx-blocks.cjs), compiled as TypeScript by babel-jest.
 * A page without a runnable block becomes a file with one test that says so, since Jest refuses a file without tests.
 */
const babelJest = require('babel-jest').default;
const {extractTests} = require('./mdx-blocks.cjs');

/** @typedef {import('@jest/transform').SyncTransformer} SyncTransformer */

const compiler = /** @type {SyncTransformer} */ (
  babelJest.createTransformer({
    babelrc: false,
    configFile: false,
    presets: [
      [require.resolve('@babel/preset-env'), {targets: {node: 'current'}}],
      [require.resolve('@babel/preset-typescript'), {allExtensions: true, onlyRemoveTypeImports: true}],
    ],
  })
);

/** @type {(source: string, file: string) => string} */
const testsOf = (source, file) => {
  const {code, blocks} = extractTests(source, file);
  return blocks > 0 ? code : "test('has no runnable example', () => {});";
};

module.exports = {
  ...compiler,
  /** @type {SyncTransformer['process']} */
  process: (source, file, options) => compiler.process(testsOf(source, file), file, options),
  /** @type {NonNullable<SyncTransformer['getCacheKey']>} */
  getCacheKey: (source, file, options) => compiler.getCacheKey?.(testsOf(source, file), file, options) ?? '',
};
