const path = require('node:path');

/**
 * Real Jest for the files of the conformance suite, configured like a project with TypeScript. `node-reports.ts` writes
 * them to the folder in the first variable and reads the results from the file in the second.
 * @type {import('jest').Config}
 */
module.exports = {
  rootDir: path.join(__dirname, '../../../..'),
  // Other versions of the library, which scripts keep in .cache/, must not be used instead of the installed one.
  roots: [process.env.CONFORMANCE_FOLDER ?? ''],
  testEnvironment: 'node',
  testMatch: [`${process.env.CONFORMANCE_FOLDER}/*.test.ts`],
  // The presets as Jest's documentation shows them, not with the options of this repository.
  transform: {
    '\\.ts$': [
      'babel-jest',
      {
        configFile: false,
        presets: [['@babel/preset-env', {targets: {node: 'current'}}], '@babel/preset-typescript'],
      },
    ],
  },
  setupFilesAfterEnv: ['jest-extended/all'],
  cache: false,
  reporters: [[path.join(__dirname, 'reporter.cjs'), {file: process.env.CONFORMANCE_RESULTS}]],
};
