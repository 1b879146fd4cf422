const esModules = require('../es-modules.cjs');

/**
 * The examples of docs/ under real Jest with the published library: each MDX file is a test file of its own.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'examples',
  rootDir: '../..',
  testEnvironment: 'node',
  roots: ['<rootDir>/docs', '<rootDir>/tests/examples', '<rootDir>/tests/library'],
  testMatch: ['**/*.mdx', '**/*.test.ts'],
  moduleFileExtensions: ['mdx', 'ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  transform: {
    '\\.mdx$': '<rootDir>/tests/examples/mdx-transformer.cjs',
    '\\.[jt]sx?$': 'babel-jest',
  },
  transformIgnorePatterns: esModules,
  setupFilesAfterEnv: ['jest-extended/all', '<rootDir>/tests/examples/jest-setup.cjs'],
};
