import {expect} from 'expect';
import * as matchers from 'jest-extended';
import * as mock from 'jest-mock';
import {Script} from 'node:vm';
import type {RunFile} from '..';
import {FILE} from '../program';

expect.extend(matchers);

type Test = () => unknown;

/** @returns the place of a syntax error, as in Jest's report; only its line is known */
function findSyntaxError(code: string): string {
  try {
    new Script(code, {filename: FILE});
    return '';
  } catch (error) {
    // Under Jest, the error is of another realm.
    const stack = typeof error === 'object' && error && 'stack' in error ? String(error.stack) : '';
    return `at ${stack.split('\n')[0]}:1`;
  }
}

/**
 * Runs the finder's programs in Node, with the real matchers: the sandbox in miniature, without limits and without stack
 * traces. Only for code of these sets.
 */
export const runInNode: RunFile = async code => {
  const globalNames = new Set(Object.getOwnPropertyNames(globalThis));
  const lines: string[] = [];
  const tests: {title: string; work: Test}[] = [];
  const addTest = (title: string, work: Test) => void tests.push({title, work});
  const print = {log: (text: string) => void lines.push(text)};
  const nothing = {console: [], tests: [], report: ''};
  try {
    // tsx keeps the names of functions with a function of its own.
    const file = new Function('test', 'expect', 'jest', 'console', '__name', code);
    file(addTest, expect, mock, print, (work: Test) => work);
  } catch (error) {
    return {
      ...nothing,
      status: 'error',
      report: `  ● Test suite failed to run\n\n    ${String(error)}\n\n${findSyntaxError(code)}`,
    };
  }
  const outcomes = [];
  for (const {title, work} of tests) {
    let report = '';
    try {
      await work();
    } catch (error) {
      report = `  ● ${title}\n\n    ${String(error)}\n`;
    }
    outcomes.push({titles: [title], status: report ? 'failed' : 'passed', milliseconds: 0, report} as const);
  }
  // In the page, each run has its own worker.
  for (const name of Object.getOwnPropertyNames(globalThis))
    if (!globalNames.has(name)) Reflect.deleteProperty(globalThis, name);
  return {
    ...nothing,
    status: outcomes.some(({status}) => status === 'failed') ? 'failed' : 'passed',
    tests: outcomes,
    console: lines.map(text => ({level: 'log', text})),
  };
};
