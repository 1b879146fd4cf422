const path = require('node:path');
const babelOptions = require('../../babel-options.cjs');

/**
 * Real Jest on the files of the conformance suite, as a project with TypeScript would run them. `node-reports.ts` puts
 * them into the folder that the first variable names and reads the file that the second names.
 * @type {import('jest').Config}
 */
module.exports = {
  rootDir: path.join(__dirname, '../../..'),
  // Jest would take the packages of the library's other versions, which scripts keep under .cache/, for the library.
  roots: [process.env.CONFORMANCE_FOLDER],
  testEnvironment: 'node',
  testMatch: [`${process.env.CONFORMANCE_FOLDER}/*.test.ts`],
  transform: {'\\.ts$': ['babel-jest', babelOptions()]},
  setupFilesAfterEnv: ['jest-extended/all'],
  cache: false,
  reporters: [[path.join(__dirname, 'reporter.cjs'), {file: process.env.CONFORMANCE_RESULTS}]],
};
