const {writeFileSync} = require('node:fs');
const path = require('node:path');
const {formatResultsErrors} = require('jest-message-util');

/** @typedef {import('./run').AloneResult} AloneResult */

/**
 * The part of a file's results that this reporter reads.
 * @typedef {object} FileResult
 * @property {NonNullable<Parameters<typeof formatResultsErrors>[0]>} testResults
 * @property {{message: string}} [testExecError] why the file could not run
 * @property {string | null} [failureMessage] the whole report
 */

/** The message that Jest prints: without the class of the error and without the stack. @param {string} failure */
const getMessage = failure => failure.replace(/^Error: /, '').replace(/\n\s+at [\s\S]*$/, '');

/**
 * Jest reporter that stores the terminal text of each test separately, by test file.
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
    // As if the file were alone in its project's folder, so that stacks contain its name and not this machine's paths.
    const config = {rootDir: path.dirname(file), testMatch: []};
    this.results[file] = {
      failure: testExecError ? (failureMessage ?? testExecError.message) : null,
      tests: testResults.map(result => ({
        titles: [...result.ancestorTitles, result.title],
        // Jest's results use "pending" for the "skipped" of its terminal and of the page's runner.
        status: result.status === 'pending' ? 'skipped' : result.status,
        report: formatResultsErrors([result], config, {noStackTrace: false}, file) ?? '',
        message: result.failureMessages.map(getMessage).join('\n\n'),
      })),
    };
  }

  onRunComplete() {
    writeFileSync(this.output, JSON.stringify(this.results));
  }
};
