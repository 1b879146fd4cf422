import {expect} from 'expect';
import * as matchers from 'jest-extended';
import * as mock from 'jest-mock';
import {Script} from 'node:vm';
import type {RunFile} from '..';

expect.extend(matchers);

const nothing = {console: [], tests: [], report: ''};
const report = (title: string, error: unknown, place = ''): string =>
  `  ● ${title}\n\n    ${String(error)}\n\n${place}`;

/**
 * Runs the finder's programs in Node, with the real matchers: the sandbox in miniature, without limits and without stack
 * traces. Only for code of tests.
 */
export const runInNode: RunFile = async (code, {file}) => {
  const lines: string[] = [];
  const tests: {title: string; work: () => unknown}[] = [];
  try {
    new Script(code, {filename: file});
    const define = new Function('test', 'expect', 'jest', 'console', code);
    define((title: string, work: () => unknown) => void tests.push({title, work}), expect, mock, {
      log: (text: string) => void lines.push(text),
    });
  } catch (error) {
    // The first line of the stack is the place of a syntax error. Under Jest, the error is of another realm.
    const [line = ''] = String(Reflect.get(Object(error), 'stack')).split('\n');
    return {...nothing, status: 'error', report: report('Test suite failed to run', error, `at ${line}:1`)};
  }
  const outcomes = [];
  for (const {title, work} of tests) {
    const failure = await Promise.resolve()
      .then(work)
      .then(
        () => '',
        (error: unknown) => report(title, error),
      );
    outcomes.push({titles: [title], status: failure ? 'failed' : 'passed', milliseconds: 0, report: failure} as const);
  }
  return {...nothing, status: 'passed', tests: outcomes, console: lines.map(text => ({level: 'log', text}))};
};
