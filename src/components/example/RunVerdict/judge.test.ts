import type {Outcome} from '@jest-extended/runner/protocol';
import {judge} from './judge';

type Status = Outcome['tests'][number]['status'];

const outcome = (status: Outcome['status'], ...tests: Status[]): Outcome => ({
  status,
  tests: tests.map(each => ({titles: ['a'], status: each, milliseconds: 1, report: ''})),
  report: '',
  console: [],
  droppedLines: 0,
  milliseconds: 1,
});

test('counts tests by status', () => {
  expect(judge(outcome('failed', 'passed', 'failed', 'skipped', 'todo', 'passed'), 'passes')).toEqual({
    word: 'FAIL',
    passed: 2,
    failed: 1,
    skipped: 2,
    asMeant: false,
    unlikeMeant: false,
  });
});

test('an example that is meant to fail, and fails', () => {
  expect(judge(outcome('failed', 'failed', 'failed'), 'fails')).toMatchObject({
    word: 'FAIL',
    asMeant: true,
    unlikeMeant: false,
  });
});

test.each([
  ['passes', outcome('passed', 'passed')],
  ['passes in part', outcome('failed', 'failed', 'passed')],
])('an example that should fail and %s is unlike meant', (_, result) => {
  expect(judge(result, 'fails')).toMatchObject({asMeant: false, unlikeMeant: true});
});

test.each([
  ['did not run', outcome('error'), 'ERROR'],
  ['was stopped', outcome('stopped', 'failed'), 'STOPPED'],
])('an example that should fail and %s is neither', (_, result, word) => {
  expect(judge(result, 'fails')).toMatchObject({word, asMeant: false, unlikeMeant: false});
});

test("the reader's own code that fails", () => {
  expect(judge(outcome('failed', 'failed'), undefined)).toMatchObject({asMeant: false, unlikeMeant: false});
});
