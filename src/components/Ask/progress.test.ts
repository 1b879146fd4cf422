import {progressOf, type Progress} from './progress';

const quiet: Progress = {is: 'quiet'};
const answering: Progress = {is: 'answering'};

test.each([
  [quiet, 'ready', 'quiet'],
  [quiet, 'submitted', 'answering'],
  [answering, 'streaming', 'answering'],
  [answering, 'ready', 'answered'],
  [{is: 'answered'}, 'ready', 'answered'],
  [{is: 'answered'}, 'submitted', 'answering'],
  [{is: 'failed', why: 'Because.'}, 'ready', 'quiet'],
] as const)('after %j DocSearch says %s: %s', (before, status, is) => {
  expect(progressOf(before, status, '', false).is).toBe(is);
});

test('tells an answer that was stopped from a complete one', () => {
  expect(progressOf(answering, 'ready', '', true)).toEqual({is: 'stopped'});
});

test('says why there is no answer', () => {
  expect(progressOf(answering, 'error', 'Because.', false)).toEqual({is: 'failed', why: 'Because.'});
});
