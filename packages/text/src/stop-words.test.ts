import {stem} from './stem';
import {isStopWord, removeFrame} from './stop-words';

test.each([
  ['using', true],
  ['matchers', true],
  ['getting', true],
  ['arrays', false],
])('%s is a stop word: %s', (word, isStop) => {
  expect(isStopWord(stem(word))).toBe(isStop);
});

test.each([
  ['use jest-extended with Vitest', 'use   with Vitest'],
  ['Jest Extended', 'Jest Extended'],
  ['[Bug]: even numbers fail', 'even numbers fail'],
  ['Feature request: even numbers fail', 'even numbers fail'],
  ['a feature: even numbers', 'a feature: even numbers'],
  ['coming from Chai members', 'Chai members'],
  ["What's the equivalent of Chai members in Jest?", 'Chai members'],
  ['what do I write instead of Chai members?', 'Chai members?'],
  ['coming from another library', 'coming from another library'],
  ['use toEqual instead of toBe', 'use toEqual instead of toBe'],
])('of "%s", the words about the subject are "%s"', (query, subject) => {
  expect(removeFrame(query)).toBe(subject);
});
