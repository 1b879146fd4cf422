/**
 * Jest transformer for unit tests: esbuild, because Babel takes a quarter of their time. A file with mocks of modules needs
 * babel-jest, which moves them above the imports.
 */
const path = require('node:path');
const babelJest = require('babel-jest').default;
const {transformSync} = require('esbuild');

const babel = /** @type {import('@jest/transform').SyncTransformer} */ (babelJest.createTransformer());

module.exports = {
  ...babel,
  /** @type {import('@jest/transform').SyncTransformer['process']} */
  process(source, sourcefile, options) {
    if (/\bjest\s*\.mock\(/.test(source)) return babel.process(source, sourcefile, options);
    return transformSync(source, {
      sourcefile,
      sourcemap: 'external',
      loader: /** @type {import('esbuild').Loader} */ (path.extname(sourcefile).slice(1)),
      jsx: 'automatic',
      format: 'cjs',
      target: 'node20',
      // Jest cannot load modules that are imported by Node.
      supported: {'dynamic-import': false},
      tsconfigRaw: {compilerOptions: {verbatimModuleSyntax: true}},
    });
  },
};
