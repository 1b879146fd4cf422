import {countTests, formatCount} from './count';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    {status: 'passed', assertionResults: [{}]},
    {status: 'failed', assertionResults: [{}]},
  ],
};
const playwrightReport = {stats: {expected: 9, unexpected: 0, flaky: 0, skipped: 2}, errors: []};
const count = {passed: 7, failed: 0, skipped: 0};

test.each([
  ['Jest: pending and todo tests are skipped ones', 'jest', jestReport, {passed: 5, failed: 1, skipped: 3}],
  [
    'Jest and Vitest: a file that could not run is a failed test',
    'jest',
    {...jestReport, testResults: [{status: 'failed', assertionResults: []}]},
    {passed: 5, failed: 2, skipped: 3},
  ],
  [
    'Playwright: flaky tests and errors outside of tests count as failed',
    'playwright',
    {stats: {...playwrightReport.stats, unexpected: 1, flaky: 1}, errors: [{message: 'no browser'}]},
    {passed: 9, failed: 3, skipped: 2},
  ],
  ['a count is itself', 'count', {...count, failed: 1}, {passed: 7, failed: 1, skipped: 0}],
] as const)('%s', (_name, format, report, expected) => {
  expect(countTests(1, format, JSON.stringify(report))).toEqual(expected);
});

test.each([
  ['exits with an error but reports no failed test', 1, 'count', count],
  ['was killed', null, 'playwright', playwrightReport],
  ['runs no tests', 0, 'count', {...count, passed: 0}],
  ['skips every test', 0, 'count', {...count, passed: 0, skipped: 9}],
  ['has a report without numbers', 0, 'count', {}],
  ['has a report of another shape', 0, 'jest', playwrightReport],
] as const)('a part that %s counts as a failed test', (_name, exitCode, format, report) => {
  expect(countTests(exitCode, format, JSON.stringify(report)).failed).toBe(1);
});

test.each([[undefined], ['{"numPassedTests": 5,'], ['null']])('a part whose report is %j counts as failed', json => {
  expect(countTests(0, 'jest', json)).toEqual({passed: 0, failed: 1, skipped: 0});
});

test('a part without a report counts as one test, with the result of its exit code', () => {
  expect(countTests(0)).toEqual({passed: 1, failed: 0, skipped: 0});
  expect(countTests(2)).toEqual({passed: 0, failed: 1, skipped: 0});
  expect(countTests(null)).toEqual({passed: 0, failed: 1, skipped: 0});
});

test('the last line lists skipped tests only if there are any', () => {
  expect(formatCount({passed: 41, failed: 2, skipped: 0})).toBe('41 passed, 2 failed');
  expect(formatCount({passed: 1, failed: 0, skipped: 3})).toBe('1 passed, 0 failed, 3 skipped');
});
