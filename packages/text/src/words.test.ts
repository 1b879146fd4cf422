import {joinWords, findMatcherNames, splitPieces, spaceWords, getTails, getWords} from './words';

test.each([
  ['.toBeArrayOfSize(size)', ['to', 'be', 'array', 'of', 'size', 'size']],
  ['toBeNaN', ['to', 'be', 'na', 'n']],
  ['isHTMLString', ['is', 'html', 'string']],
  ['array of size', ['array', 'of', 'size']],
  ['jest-extended/all', ['jest', 'extended', 'all']],
  ['TS2339', ['ts', '2339']],
  ['<b>&amp;</b>', ['b', 'amp', 'b']],
  ['מערך של', ['מערך', 'של']],
  ['😀 \ud800 .*+?^${}()|[]\\', []],
  ['', []],
])('splits %j', (text, words) => {
  expect(getWords(text)).toEqual(words);
});

test('gives the position of each piece', () => {
  const text = 'see .toBeNil()';

  for (const {text: piece, start} of splitPieces(text).flat()) {
    expect(text.slice(start, start + piece.length)).toBe(piece);
  }
  expect(splitPieces(text)).toEqual([
    [{text: 'see', start: 0}],
    [
      {text: 'to', start: 5},
      {text: 'Be', start: 7},
      {text: 'Nil', start: 9},
    ],
  ]);
});

test('a search can start at any part of an identifier', () => {
  expect(getTails('the toBeArrayOfSize')).toEqual(['tobearrayofsize', 'bearrayofsize', 'arrayofsize', 'ofsize']);
});

test('a name is the same word in every notation', () => {
  expect(joinWords('.toBeArray()')).toBe('tobearray');
  expect(joinWords('to be array')).toBe('tobearray');
});

test('texts that differ in punctuation only are equal', () => {
  expect(spaceWords('Error: not a function!')).toBe(spaceWords('error, not a (function)'));
});

test('a run of 10,000 letters becomes a short word', () => {
  expect(getWords('a'.repeat(10_000))).toEqual(['a'.repeat(60)]);
});

test.each([
  ['toBeArray or .toBeNil()?', ['tobearray', 'tobenil']],
  ['*toBeArray* and **toBeNil**', ['tobearray', 'tobenil']],
  ['today, to be or not', []],
])('finds the names in %s', (text, names) => {
  expect(findMatcherNames(text)).toEqual(names);
});
