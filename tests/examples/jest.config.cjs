const babelOptions = require('../babel-options.cjs');
const {pagesWithExamples} = require('./pages.cjs');

/**
 * The examples of docs/ under real Jest with the published library: each MDX file is a test file of its own.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'examples',
  rootDir: '../..',
  // What scripts keep there holds packages of the library's other versions.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testEnvironment: 'node',
  testMatch: [
    ...pagesWithExamples().map(({file}) => `<rootDir>/${file}`),
    '<rootDir>/tests/{examples,library}/**/*.test.ts',
  ],
  moduleFileExtensions: ['mdx', 'ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  transform: {
    '\\.mdx$': '<rootDir>/tests/examples/mdx-transformer.cjs',
    '\\.[jt]sx?$': ['babel-jest', babelOptions()],
  },
  setupFilesAfterEnv: ['jest-extended/all', '<rootDir>/tests/examples/jest-setup.cjs'],
};
