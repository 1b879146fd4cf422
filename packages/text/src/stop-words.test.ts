import {stem} from './stem';
import {isStopWord, removeFrame} from './stop-words';

test.each(['using', 'matcher', 'matchers', 'getting'])('%s is a stop word', word => {
  expect(isStopWord(stem(word))).toBeTrue();
});

test('a word of the field is not a stop word', () => {
  expect(isStopWord(stem('arrays'))).toBeFalse();
});

test('the name of the library is removed from a query that has other words', () => {
  expect(removeFrame('use jest-extended with Vitest')).toBe('use   with Vitest');
  expect(removeFrame('Jest Extended')).toBe('Jest Extended');
});

test.each(['[Bug]: even numbers fail', 'Feature request: even numbers fail', 'docs: even numbers fail'])(
  'the label of an issue is removed: %s',
  text => {
    expect(removeFrame(text)).toBe('even numbers fail');
  },
);

test('a word of a label within a query stays', () => {
  expect(removeFrame('a feature: even numbers')).toBe('a feature: even numbers');
});

test.each([
  'coming from Chai members',
  "What's the equivalent of Chai members in Jest?",
  'what do I write instead of Chai members?',
])('the question around a name of another library is removed: %s', text => {
  expect(removeFrame(text).replace('?', '')).toBe('Chai members');
});

test.each(['coming from another library', 'use toEqual instead of toBe'])(
  'such words within a question stay: %s',
  text => {
    expect(removeFrame(text)).toBe(text);
  },
);
