import {gluedOf, piecesOf, stem, tailsOf, wordsOf} from './words';

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
  expect(wordsOf(text)).toEqual(words);
});

test('says where each piece stands', () => {
  const text = 'see .toBeNil()';

  for (const {text: piece, start} of piecesOf(text).flat()) {
    expect(text.slice(start, start + piece.length)).toBe(piece);
  }
  expect(piecesOf(text)).toEqual([
    [{text: 'see', start: 0}],
    [
      {text: 'to', start: 5},
      {text: 'Be', start: 7},
      {text: 'Nil', start: 9},
    ],
  ]);
});

test('a search may begin at any hump', () => {
  expect(tailsOf('the toBeArrayOfSize')).toEqual(['tobearrayofsize', 'bearrayofsize', 'arrayofsize', 'ofsize']);
});

test('a name is one word, however it is written', () => {
  expect(gluedOf('.toBeArray()')).toBe('tobearray');
  expect(gluedOf('to be array')).toBe('tobearray');
});

test.each([
  ['include', 'includes', 'including', 'included'],
  ['array', 'arrays'],
  ['entry', 'entries'],
  ['ignore', 'ignoring'],
  ['call', 'called', 'calls', 'calling'],
  ['match', 'matches'],
  ['configure', 'configuration'],
  ['exact', 'exactly'],
  ['skip', 'skipped', 'skipping'],
  ['value', 'values'],
  ['pass', 'passes', 'passed'],
])('%s and its forms are alike', (word, ...forms) => {
  expect(forms.map(stem)).toSatisfyAll(form => form === stem(word));
});

test.each(['is', 'this', 'class', 'string', 'need', 'only', 'status', 'nan', 'size', 'true'])(
  'leaves %s alone',
  word => {
    expect(stem(word)).toBe(word);
  },
);

test('a run of 10,000 letters becomes a short word', () => {
  expect(wordsOf('a'.repeat(10_000))).toEqual(['a'.repeat(60)]);
});
