const path = require('node:path');
const {transform} = require('esbuild');
const {defineConfig} = require('vitest/config');
const {testModule} = require('./test-module.cjs');
const opening = require('./vitest/opening.cjs');

const root = path.join(__dirname, '../..');

/**
 * The examples of docs/ under Vitest: each MDX file is a test file, as under Jest, with the page's own line numbers. What
 * the pages say about Vitest's own matchers is tested without the library's.
 */
module.exports = defineConfig({
  root,
  cacheDir: '.cache/vite',
  resolve: {alias: {'@jest/globals': path.join(__dirname, 'vitest/jest-globals.ts')}},
  plugins: [
    {
      name: 'mdx-examples',
      enforce: 'pre',
      async transform(source, id) {
        if (!id.endsWith('.mdx')) return undefined;
        const code = testModule(source, path.relative(root, id), opening);
        return transform(code, {loader: 'ts', sourcemap: true, sourcefile: id});
      },
    },
  ],
  test: {
    globals: true,
    // Takes a fifth less processor time than processes.
    pool: 'threads',
    // Only a test that hangs reaches it, however busy the machine is.
    testTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'examples',
          include: ['docs/**/*.mdx', 'tests/examples/*-table{,s}.test.ts'],
          setupFiles: [path.join(__dirname, 'vitest/setup.ts')],
        },
      },
      {extends: true, test: {name: "Vitest's own matchers", include: ['tests/examples/vitest/*.vitest.ts']}},
    ],
  },
});
