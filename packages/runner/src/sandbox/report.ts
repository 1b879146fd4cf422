import type {AssertionResult, FileResult} from 'jest-circus/adapter';
import {formatExecError, formatResultsErrors} from 'jest-message-util';
import type {TestOutcome, WorkerOutcome} from '../protocol';
import {Allowance, clipReport, clipTitles} from './clip';
import {config, globalConfig} from './jest/config';
import {SourceError} from './prepare';
import {testFile} from './stack/test-file';
import {rewriteError} from './stack/stack-text';

/** The result of a run, without its duration and notes. */
type Result = Omit<WorkerOutcome, 'milliseconds' | 'notes'>;

const STATUS: Readonly<Record<string, TestOutcome['status']>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  todo: 'todo',
};

const reports = new Map<string, string>();
const LONGEST_KEY = 10_000;

let allowance = new Allowance();

/** The report of a failed test. Called twice: when the test ends and when all have ended. */
function writeReport(result: AssertionResult): string {
  if (result.failureMessages.length === 0) return '';
  const key = [...result.ancestorTitles, result.title, ...result.failureMessages].join('\n');
  const report =
    reports.get(key) ??
    allowance.take(() => clipReport(formatResultsErrors([result], config, globalConfig, testFile.path) ?? ''));
  if (key.length < LONGEST_KEY) reports.set(key, report);
  return report;
}

/** @returns the result of one test */
export const reportTest = (result: AssertionResult): TestOutcome => ({
  titles: clipTitles([...result.ancestorTitles, result.title]),
  status: STATUS[result.status] ?? 'failed',
  milliseconds: result.duration ?? null,
  report: writeReport(result),
});

/** @returns the result of a run whose tests ran */
export function reportTests({testResults, failureMessage, testExecError}: FileResult): Result {
  allowance = new Allowance();
  const tests = testResults.map(reportTest);
  const failed = testExecError !== undefined || tests.some(({status}) => status === 'failed');
  return {
    status: failed ? 'failed' : 'passed',
    tests,
    report: clipReport(failureMessage ?? ''),
  };
}

/** The types of Jest allow only errors, but it prints all values that a file can throw. */
const printer: {formatExecError(...parameters: readonly unknown[]): string} = {formatExecError};

/**
 * @param error the reason why the tests did not run
 * @returns Jest's "Test suite failed to run"
 */
export function reportSuiteFailure(error: unknown): Result {
  const failure = error instanceof SourceError ? locate(error) : error;
  rewriteError(failure);
  return {
    status: 'error',
    tests: [],
    report: clipReport(printer.formatExecError(failure, config, globalConfig, testFile.path)),
  };
}

/** Converts a syntax error to one that Jest prints with a code frame. */
function locate({message, line, column}: SourceError): Error {
  const error = new Error(message);
  error.stack = `${message}\n    at ${testFile.path}:${line}:${column + 1}`;
  return error;
}
