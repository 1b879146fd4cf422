/**
 * The examples of docs/ under real Jest with the published library: each MDX file is a test file of its own.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'examples',
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/docs/**/*.mdx', '<rootDir>/tests/examples/**/*.test.ts'],
  moduleFileExtensions: ['mdx', 'ts', 'tsx', 'js', 'cjs', 'mjs', 'json'],
  transform: {
    '\\.mdx$': '<rootDir>/tests/examples/mdx-transformer.cjs',
    // Not babel.config.js: the site's preset leaves import and export to the bundler.
    '\\.[jt]sx?$': [
      'babel-jest',
      {
        babelrc: false,
        configFile: false,
        presets: [['@babel/preset-env', {targets: {node: 'current'}}], '@babel/preset-typescript'],
      },
    ],
  },
  setupFilesAfterEnv: ['jest-extended/all', '<rootDir>/tests/examples/failing-example.cjs'],
};
