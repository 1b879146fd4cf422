const {writeFileSync} = require('node:fs');
const path = require('node:path');
const {formatResultsErrors} = require('jest-message-util');

/** @typedef {import('./run').AloneResult} AloneResult */

/**
 * What is read here of a file's results.
 * @typedef {object} FileResult
 * @property {NonNullable<Parameters<typeof formatResultsErrors>[0]>} testResults
 * @property {{message: string}} [testExecError] why the file could not run
 * @property {string | null} [failureMessage] the whole report
 */

/**
 * Jest reporter that writes down, for each test file, what Jest says of each test: its terminal text, not yet joined
 * with that of the others.
 */
module.exports = class AloneReporter {
  /** @type {Record<string, AloneResult>} */
  results = {};

  /**
   * @param {import('jest').Config} globalConfig
   * @param {{output: string}} options the file to write
   */
  constructor(globalConfig, {output}) {
    this.globalConfig = globalConfig;
    this.output = output;
  }

  /**
   * @param {{path: string}} test
   * @param {FileResult} result
   */
  onTestResult({path: file}, {testResults, testExecError, failureMessage}) {
    // As if the file stood alone in its project's folder: a stack names it and no path of this machine.
    const config = {rootDir: path.dirname(file), testMatch: []};
    this.results[file] = {
      failure: testExecError ? (failureMessage ?? testExecError.message) : null,
      tests: testResults.map(result => ({
        titles: [...result.ancestorTitles, result.title],
        // Jest's results say pending where its terminal says skipped, as the page's runner does.
        status: result.status === 'pending' ? 'skipped' : result.status,
        report: formatResultsErrors([result], config, {noStackTrace: false}, file) ?? '',
      })),
    };
  }

  onRunComplete() {
    writeFileSync(this.output, JSON.stringify(this.results));
  }
};
