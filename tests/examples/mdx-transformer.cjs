/**
 * Jest transformer: an MDX page becomes its examples (test-module.cjs), compiled as TypeScript by babel-jest.
 */
const path = require('node:path');
const babelJest = require('babel-jest').default;
const babelOptions = require('../babel-options.cjs');
const {testModule} = require('./test-module.cjs');

/** @typedef {import('@jest/transform').SyncTransformer} SyncTransformer */

const compiler = /** @type {SyncTransformer} */ (babelJest.createTransformer(babelOptions({allExtensions: true})));

/** @type {(source: string, file: string) => string} */
const testsOf = (source, file) => testModule(source, path.relative(path.join(__dirname, '../..'), file));

module.exports = {
  ...compiler,
  /** @type {SyncTransformer['process']} */
  process: (source, file, options) => compiler.process(testsOf(source, file), file, options),
  /** @type {NonNullable<SyncTransformer['getCacheKey']>} */
  getCacheKey: (source, file, options) => compiler.getCacheKey?.(testsOf(source, file), file, options) ?? '',
};
