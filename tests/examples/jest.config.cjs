const {readdirSync, readFileSync} = require('node:fs');
const path = require('node:path');
const babelOptions = require('../babel-options.cjs');
const {extractTests} = require('./mdx-blocks.cjs');

const docs = path.join(__dirname, '../../docs');

/** Pages with at least one block to run; Jest refuses a test file without tests. */
const pagesWithExamples = readdirSync(docs, {recursive: true, encoding: 'utf8'})
  .filter(file => file.endsWith('.mdx') && extractTests(readFileSync(path.join(docs, file), 'utf8'), file).blocks > 0)
  .map(file => `<rootDir>/docs/${file.replaceAll(path.sep, '/')}`);

/**
 * The examples of docs/ under real Jest with the published library: each MDX file is a test file of its own.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'examples',
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: [...pagesWithExamples, '<rootDir>/tests/examples/**/*.test.ts'],
  moduleFileExtensions: ['mdx', 'ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  transform: {
    '\\.mdx$': '<rootDir>/tests/examples/mdx-transformer.cjs',
    '\\.[jt]sx?$': ['babel-jest', babelOptions()],
  },
  setupFilesAfterEnv: ['jest-extended/all', '<rootDir>/tests/examples/failing-example.cjs'],
};
