import {understood} from './understand';

test.each([
  ['difference between toBeTrue and toBeFalse', 'difference'],
  ['toBeTrue or toBeFalse', 'difference'],
  ['what is different in version 7', 'what'],
  ['why does toBeEven fail', 'why'],
  ["toBeEven doesn't work", 'why'],
  ['TypeError: expect(...).toBeEven is not a function', 'message'],
  ['error TS2339', 'message'],
  ['show me an example of toBeEven', 'example'],
  ['how do I check that a number is even', 'what'],
])('finds the kind of a question: %s', (text, kind) => {
  expect(understood(text).kind).toBe(kind);
});

test('keeps the words for the subject, with whole identifiers and without names of matchers', () => {
  expect(understood('How do I set up TypeScript for toBeArrayOfSize in jest-extended?').words).toEqual(['typescript']);
  expect(understood('difference between two arrays').words).toEqual(['array']);
});

test('names that the docs do not have are read as words', () => {
  const has = (stem: string) => stem === 'typescript';
  expect(understood('New matcher: toBeIso8601', has).words).toEqual(['iso', '8601']);
  expect(understood('TypeScript for stringContainingDate', has).words).toEqual([
    'typescript',
    'string',
    'contain',
    'date',
  ]);
  expect(understood('toBeInTheDocument', has).words).toEqual([]);
});

test('recognizes a question about `.not`', () => {
  expect(understood('and with .not?').isNegated).toBeTrue();
  expect(understood('why does it not pass').isNegated).toBeFalse();
});

test('corrects a misspelled name', () => {
  const {matchers, misspelt, others} = understood('what is toBeStrings');
  expect(matchers.map(({name}) => name)).toEqual(['toBeString']);
  expect(misspelt).toBe('toBeStrings');
  expect(others).toBeEmpty();
});
