const {writeFileSync} = require('node:fs');
const path = require('node:path');

/**
 * Jest reporter that writes only the data to compare. `jest --json` also writes thrown values and fails on cyclic ones,
 * which some tests throw on purpose.
 */
module.exports = class ConformanceReporter {
  /** @param {unknown} _config @param {{readonly file: string}} options */
  constructor(_config, {file}) {
    this.file = file;
    /** @type {Map<string, readonly string[]>} */
    this.printed = new Map();
  }

  /** @param {unknown} _test @param {import('@jest/reporters').TestResult} result whose output Jest drops afterwards */
  onTestResult(_test, {testFilePath, console: lines}) {
    this.printed.set(
      testFilePath,
      (lines ?? []).map(({type, message}) => `${type}: ${message}`),
    );
  }

  /** @param {unknown} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, {testResults}) {
    const files = testResults.map(({testFilePath, failureMessage, testResults: tests}) => [
      path.basename(testFilePath),
      {
        report: failureMessage ?? '',
        console: this.printed.get(testFilePath) ?? [],
        tests: tests.map(({ancestorTitles, title, status}) => ({
          titles: [...ancestorTitles, title],
          status: status === 'pending' ? 'skipped' : status,
        })),
      },
    ]);
    writeFileSync(this.file, JSON.stringify(files));
  }
};
