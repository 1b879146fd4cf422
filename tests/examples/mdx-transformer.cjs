/**
 * Jest transformer: an MDX page becomes its examples (mdx-blocks.cjs), compiled as TypeScript by babel-jest.
 */
const babelJest = require('babel-jest').default;
const babelOptions = require('../babel-options.cjs');
const {extractTests} = require('./mdx-blocks.cjs');

/** @typedef {import('@jest/transform').SyncTransformer} SyncTransformer */

const compiler = /** @type {SyncTransformer} */ (babelJest.createTransformer(babelOptions({allExtensions: true})));

/** @type {(source: string, file: string) => string} */
const testsOf = (source, file) => extractTests(source, file);

module.exports = {
  ...compiler,
  /** @type {SyncTransformer['process']} */
  process: (source, file, options) => compiler.process(testsOf(source, file), file, options),
  /** @type {NonNullable<SyncTransformer['getCacheKey']>} */
  getCacheKey: (source, file, options) => compiler.getCacheKey?.(testsOf(source, file), file, options) ?? '',
};
