import type {AssertionResult, FileResult} from 'jest-circus/adapter';
import {formatExecError, formatResultsErrors} from 'jest-message-util';
import type {TestOutcome, WorkerOutcome} from '../protocol';
import {config, globalConfig} from './jest/config';
import {SourceError} from './prepare';
import {send} from './send';
import {rewriteError} from './stack/stack-text';
import {testFile, withoutLibraryFrames} from './stack/test-file';

/** The status and report of a run. */
type Result = Pick<WorkerOutcome, 'status' | 'report'>;

const STATUS: Readonly<Record<string, TestOutcome['status']>> = {
  passed: 'passed',
  failed: 'failed',
  pending: 'skipped',
  todo: 'todo',
};

/** The results that were sent, by the position of their tests. */
const sent: AssertionResult[] = [];

/** Sends the result of one test, unless it was sent before. */
export function reportTest(index: number, result: AssertionResult): void {
  const {ancestorTitles, title, status, duration = null, failureMessages} = result;
  const last = sent[index];
  if (last && last.status === status && last.failureMessages.length === failureMessages.length) return;
  sent[index] = result;
  const report = failureMessages.length > 0 ? formatResultsErrors([result], config, globalConfig, testFile.path) : '';
  const titles = [...ancestorTitles, title];
  const test = {
    titles,
    status: STATUS[status] ?? 'failed',
    milliseconds: duration,
    report: withoutLibraryFrames(report ?? ''),
  };
  send({type: 'test-done', index, test});
}

/** @returns the result of a run whose tests ran. Sends those of skipped tests, and those that changed after their end. */
export function reportTests({testResults, failureMessage, testExecError}: FileResult): Result {
  for (const [index, result] of testResults.entries()) reportTest(index, result);
  const failed = testExecError !== undefined || testResults.some(({status}) => status === 'failed');
  return {status: failed ? 'failed' : 'passed', report: withoutLibraryFrames(failureMessage ?? '')};
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
  const report = printer.formatExecError(failure, config, globalConfig, testFile.path);
  return {status: 'error', report: withoutLibraryFrames(report)};
}

/** Converts a syntax error to one that Jest prints with a code frame. */
function locate({message, line, column}: SourceError): Error {
  const error = new Error(message);
  error.stack = `${message}\n    at ${testFile.path}:${line}:${column + 1}`;
  return error;
}
