import type {RunOutcome} from '@jest-extended/runner/protocol';
import {judgeOutcome} from './judgeOutcome';

type Status = RunOutcome['tests'][number]['status'];

const outcome = (status: RunOutcome['status'], ...tests: Status[]): RunOutcome => ({
  status,
  tests: tests.map(each => ({titles: ['a'], status: each, milliseconds: 1, report: ''})),
  report: '',
  console: [],
  mentionsNode: false,
  droppedLines: 0,
  milliseconds: 1,
});

test('counts tests by status', () => {
  expect(judgeOutcome(outcome('failed', 'passed', 'failed', 'skipped', 'todo', 'passed'), 'passes')).toEqual({
    word: 'FAIL',
    passed: 2,
    failed: 1,
    skipped: 2,
    asMeant: false,
    unlikeMeant: false,
  });
});

test('an example that is meant to fail, and fails', () => {
  expect(judgeOutcome(outcome('failed', 'failed', 'failed'), 'fails')).toMatchObject({
    word: 'FAIL',
    asMeant: true,
    unlikeMeant: false,
  });
});

test.each([
  ['passes', outcome('passed', 'passed')],
  ['passes in part', outcome('failed', 'failed', 'passed')],
])('an example that should fail and %s is unlike meant', (_, result) => {
  expect(judgeOutcome(result, 'fails')).toMatchObject({asMeant: false, unlikeMeant: true});
});

test.each([
  ['did not run', outcome('error'), 'ERROR'],
  ['was stopped', outcome('stopped', 'failed'), 'STOPPED'],
])('an example that should fail and %s is neither', (_, result, word) => {
  expect(judgeOutcome(result, 'fails')).toMatchObject({word, asMeant: false, unlikeMeant: false});
});

test("the reader's own code that fails", () => {
  expect(judgeOutcome(outcome('failed', 'failed'), undefined)).toMatchObject({asMeant: false, unlikeMeant: false});
});
