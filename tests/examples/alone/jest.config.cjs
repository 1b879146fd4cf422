const path = require('node:path');
const configFile = require.resolve('../../../babel.config.js');

/**
 * Examples of docs/, each in its own file, as in the page's runner: run.ts writes the files and sets `rootDir`.
 * @type {import('jest').Config}
 */
module.exports = {
  displayName: 'alone',
  testEnvironment: 'node',
  testMatch: ['**/*.test.*'],
  transform: {'\\.[jt]sx?$': [require.resolve('babel-jest'), {configFile}]},
  setupFilesAfterEnv: [require.resolve('jest-extended/all')],
  reporters: [[path.join(__dirname, 'reporter.cjs'), {output: process.env.ALONE_OUTPUT}]],
};
