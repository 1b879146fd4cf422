/** @jest-environment node */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {reportOf, tallyOfJest, tallyOfPlaywright, tallyOfTally, tallyOfVitest} from './reports';
import {tallyOf} from './tally';

const jestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};

test("Jest's report: pending and todo tests are skipped ones", () => {
  expect(tallyOfJest(jestReport)).toEqual({passed: 5, failed: 1, skipped: 3});
});

test("Jest's report: a test file that could not run is a failed test", () => {
  expect(tallyOfJest({...jestReport, numFailedTests: 0, numRuntimeErrorTestSuites: 1}).failed).toBe(1);
});

test("Playwright's report: flaky tests and errors outside of tests are failed ones", () => {
  const stats = {expected: 9, unexpected: 1, flaky: 1, skipped: 2};
  expect(tallyOfPlaywright({stats, errors: [{message: 'no browser'}]})).toEqual({passed: 9, failed: 3, skipped: 2});
});

test('a report that is a count', () => {
  expect(tallyOfTally({passed: 4, failed: 1, skipped: 0})).toEqual({passed: 4, failed: 1, skipped: 0});
});

test.each([[null], ['text'], [{}], [{stats: {}}]])('a report of another shape, %j, never passes', json => {
  expect(tallyOf({exitCode: 0, report: tallyOfTally(json)}).failed).toBePositive();
  expect(tallyOf({exitCode: 0, report: tallyOfJest(json)}).failed).toBePositive();
  expect(tallyOf({exitCode: 0, report: tallyOfPlaywright(json)}).failed).toBePositive();
});

test('a plain tool is one test, and its exit code is the verdict', () => {
  expect(reportOf('one', 0, '')).toEqual({passed: 1, failed: 0, skipped: 0});
  expect(reportOf('one', 2, '')).toEqual({passed: 0, failed: 1, skipped: 0});
  expect(reportOf('one', null, '')).toEqual({passed: 0, failed: 1, skipped: 0});
});

describe('a report as a file', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bed-'));
  });
  afterAll(() => rmSync(folder, {recursive: true}));

  test('is read', () => {
    const file = path.join(folder, 'jest.json');
    writeFileSync(file, JSON.stringify(jestReport));
    expect(reportOf('jest', 0, file)).toEqual({passed: 5, failed: 1, skipped: 3});
  });

  test('is none when it is missing or cut off', () => {
    const file = path.join(folder, 'cut.json');
    writeFileSync(file, '{"numPassedTests": 5,');
    expect(reportOf('jest', 0, file)).toBeUndefined();
    expect(reportOf('playwright', 0, path.join(folder, 'missing.json'))).toBeUndefined();
  });
});

test("Vitest's report: a file that could not run is a failed test", () => {
  const json = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {status: 'passed', assertionResults: [{status: 'passed'}]},
      {status: 'failed', assertionResults: [{status: 'failed'}]},
      {status: 'failed', assertionResults: []},
    ],
  };

  expect(tallyOfVitest(json)).toEqual({passed: 5, failed: 2, skipped: 3});
});
