import {escaped} from './escape';
import {marked, rangesOf, snippetOf} from './highlight';
import {wordsOf} from './words';

const tags = {pre: '[', post: ']'};

const shown = (text: string, query: string, ...found: string[]) =>
  marked(text, rangesOf(text, wordsOf(query), new Set(found)), tags);

test('escapes what would be markup', () => {
  expect(escaped(`<img src=x onerror="a('b')">&amp;`)).toBe(`&lt;img src=x onerror="a('b')"&gt;&amp;amp;`);
  expect(shown('<b>array</b>', 'array', 'array')).toBe('&lt;b&gt;[array]&lt;/b&gt;');
});

test.each([
  ['what was typed of a word', '.toBeArray()', 'arr', ['array'], '.toBe[Arr]ay()'],
  ['all of a word in another form', 'includes it', 'including', ['includ'], '[includes] it'],
  ['all of a word that is alike', 'a mock', 'spy', ['mock'], 'a [mock]'],
  ['what was typed from a hump on', '.toBeArrayOfSize()', 'arrayof', ['arrayofsize'], '.toBe[ArrayOf]Size()'],
  ['all of an identifier that was misspelt', '.toBeNil()', 'tobenill', ['tobenil'], '.[toBeNil]()'],
  ['humps beside each other as one', 'toBeArray', 'to be array', ['to', 'be', 'array'], '[toBeArray]'],
  ['nothing where nothing was found', 'text', 'text', [], 'text'],
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
    ['the whole text where it is short', 'two', 10, 'one [two] three four five six seven eight nine ten'],
    ['the start where nothing was found', 'zero', 3, 'one two three…'],
    ['a little of what stands before', 'five', 4, '…three four [five] six…'],
    ['the end', 'ten', 3, '…eight nine [ten]'],
  ])('shows %s', (_, word, size, html) => {
    expect(snippet(word, size)).toBe(html);
  });

  test('shows where most was found', () => {
    const found = new Set(['one', 'eight', 'nine']);
    expect(snippetOf(text, rangesOf(text, ['x'], found), 3, '…', tags, true)).toBe('…seven [eight] [nine]…');
  });

  test('shows the beginning where it is asked to', () => {
    expect(snippetOf(text, rangesOf(text, ['x'], new Set(['two', 'nine'])), 3, '…', tags, false)).toBe(
      'one [two] three…',
    );
  });
});
