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
  }

  /** @param {unknown} _contexts @param {import('@jest/reporters').AggregatedResult} results */
  onRunComplete(_contexts, {testResults}) {
    const files = testResults.map(({testFilePath, failureMessage, testResults: tests}) => [
      path.basename(testFilePath),
      {
        report: failureMessage ?? '',
        tests: tests.map(({ancestorTitles, title, status}) => ({
          titles: [...ancestorTitles, title],
          status: status === 'pending' ? 'skipped' : status,
        })),
      },
    ]);
    writeFileSync(this.file, JSON.stringify(files));
  }
};
