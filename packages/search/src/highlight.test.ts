import {getWords} from '@jest-extended/text/words';
import type {TextRun} from './client';
import {createExcerpt, highlightText} from './highlight';

/** A text with its matches in brackets. */
const writeBrackets = (runs: readonly TextRun[]) =>
  runs.map(({text, isMatch}) => (isMatch ? `[${text}]` : text)).join('');

const highlight = (text: string, query: string, ...terms: string[]) =>
  writeBrackets(highlightText(text, {words: getWords(query), terms: new Set(terms)}));

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
  ['a whole synonym that begins with a letter of the query', 'an array', 'a list', ['array'], 'an [array]'],
  ['a whole synonym that begins with a stop word of the query', 'includes it', 'is in', ['includ'], '[includes] it'],
  ['neighboring parts of an identifier as one', 'toBeArray', 'to be array', ['to', 'be', 'array'], '[toBeArray]'],
  ['nothing if nothing was found', 'text', 'text', [], 'text'],
])('marks %s', (_, text, query, terms, result) => {
  expect(highlight(text, query, ...terms)).toBe(result);
});

test('works in any script', () => {
  expect(highlight('זה מערך', 'מערך', 'מערך')).toBe('זה [מערך]');
});

describe('an excerpt', () => {
  const text = 'one two three four five six seven eight nine ten';
  const excerpt = (size: number, isBest: boolean, ...terms: string[]) =>
    writeBrackets(createExcerpt(text, {words: terms, terms: new Set(terms)}, {size, isBest}));

  test.each([
    ['the whole text if it is short', 'two', 10, 'one [two] three four five six seven eight nine ten'],
    ['the beginning if nothing was found', 'zero', 3, 'one two three…'],
    ['some words before the match', 'five', 4, '…three four [five] six…'],
    ['the end', 'ten', 3, '…eight nine [ten]'],
  ])('shows %s', (_, word, size, shown) => {
    expect(excerpt(size, true, word)).toBe(shown);
  });

  test('shows the part with the most matches', () => {
    expect(excerpt(3, true, 'one', 'eight', 'nine')).toBe('…seven [eight] [nine]…');
  });

  test('begins with the sentence of the match if half of the excerpt is enough for that', () => {
    const inSentence = (size: number) =>
      writeBrackets(
        createExcerpt(
          'It ends. Node 18 is too old for it. Use 20.',
          {words: [], terms: new Set(['old'])},
          {size, isBest: true},
        ),
      );
    expect(inSentence(8)).toBe('…Node 18 is too [old] for it. Use…');
    expect(inSentence(6)).toBe('…is too [old] for it. Use…');
  });

  test('shows the beginning on request', () => {
    expect(excerpt(3, false, 'two', 'nine')).toBe('one [two] three…');
  });
});
