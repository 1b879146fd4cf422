import {wordsOf} from '../text/words';
import {marked, rangesOf, snippetOf} from './highlight';

const tags = {pre: '[', post: ']'};

const shown = (text: string, query: string, ...found: string[]) =>
  marked(text, rangesOf(text, wordsOf(query), new Set(found)), tags);

test('escapes markup in the text', () => {
  expect(shown('<b>array</b>', 'array', 'array')).toBe('&lt;b&gt;[array]&lt;/b&gt;');
});

test.each([
  ['the typed beginning of a word', '.toBeArray()', 'arr', ['array'], '.toBe[Arr]ay()'],
  ['a whole word in another form', 'includes it', 'including', ['includ'], '[includes] it'],
  ['a whole synonym', 'a mock', 'spy', ['mock'], 'a [mock]'],
  [
    'the typed text from the middle of an identifier',
    '.toBeArrayOfSize()',
    'arrayof',
    ['arrayofsize'],
    '.toBe[ArrayOf]Size()',
  ],
  ['a whole identifier that was misspelled', '.toBeNil()', 'tobenill', ['tobenil'], '.[toBeNil]()'],
  ['neighboring parts of an identifier as one', 'toBeArray', 'to be array', ['to', 'be', 'array'], '[toBeArray]'],
  ['nothing if nothing was found', 'text', 'text', [], 'text'],
])('marks %s', (_, text, query, found, html) => {
  expect(shown(text, query, ...found)).toBe(html);
});

test('works in any script', () => {
  expect(shown('זה מערך', 'מערך', 'מערך')).toBe('זה [מערך]');
});

describe('a snippet', () => {
  const text = 'one two three four five six seven eight nine ten';
  const snippet = (word: string, size: number) =>
    snippetOf(text, rangesOf(text, [word], new Set([word])), size, '…', tags, true);

  test.each([
    ['the whole text if it is short', 'two', 10, 'one [two] three four five six seven eight nine ten'],
    ['the beginning if nothing was found', 'zero', 3, 'one two three…'],
    ['some words before the match', 'five', 4, '…three four [five] six…'],
    ['the end', 'ten', 3, '…eight nine [ten]'],
  ])('shows %s', (_, word, size, html) => {
    expect(snippet(word, size)).toBe(html);
  });

  test('shows the part with the most matches', () => {
    const found = new Set(['one', 'eight', 'nine']);
    expect(snippetOf(text, rangesOf(text, ['x'], found), 3, '…', tags, true)).toBe('…seven [eight] [nine]…');
  });

  test('shows the beginning on request', () => {
    expect(snippetOf(text, rangesOf(text, ['x'], new Set(['two', 'nine'])), 3, '…', tags, false)).toBe(
      'one [two] three…',
    );
  });
});
