const babelOptions = require('../babel-options.cjs');

/**
 * The tests whose reports the site shows. Some must fail, so `npm test` does not run them as tests:
 * reports.test.ts runs them and compares Jest's reports with the stored ones.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'reports',
  rootDir: '../..',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/src/components/*/*/examples/*.example.ts'],
  transform: {'\\.ts$': ['babel-jest', babelOptions()]},
  setupFilesAfterEnv: ['jest-extended/all'],
};
