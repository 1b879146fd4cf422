/**
 * Jest transformer: an MDX page becomes its examples (test-module.cjs), compiled as TypeScript by babel-jest.
 */
const path = require('node:path');
const babelJest = require('babel-jest').default;
const {testModule} = require('./test-module.cjs');

/** @typedef {import('@jest/transform').SyncTransformer} SyncTransformer */

/** Replaces the preset of babel.config.js, which takes only files with TypeScript's own extensions for TypeScript. */
const typescript = [require.resolve('@babel/preset-typescript'), {onlyRemoveTypeImports: true, allExtensions: true}];

const compiler = /** @type {SyncTransformer} */ (babelJest.createTransformer({presets: [typescript]}));

/** @type {(source: string, file: string) => string} */
const writeModule = (source, file) => testModule(source, path.relative(path.join(__dirname, '../..'), file));

module.exports = {
  ...compiler,
  /** @type {SyncTransformer['process']} */
  process: (source, file, options) => compiler.process(writeModule(source, file), file, options),
  /** @type {NonNullable<SyncTransformer['getCacheKey']>} */
  getCacheKey: (source, file, options) => compiler.getCacheKey?.(writeModule(source, file), file, options) ?? '',
};
