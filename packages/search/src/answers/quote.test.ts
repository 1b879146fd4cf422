import type {Part} from '@jest-extended/docs-model/section';
import {quoteSection} from './quote';

const text = (markdown: string): Part => ({kind: 'text', markdown});
const code = (of: string): Part => ({kind: 'code', language: 'ts', code: of});
const message: Part = {kind: 'code', language: 'text', code: 'a is not a function'};
const note: Part = {kind: 'note', type: 'caution', title: 'Frozen', parts: [text('Mind figs.'), code('throws();')]};

const quote = (question: string, ...parts: Part[]) =>
  quoteSection({url: '/docs/a#b', titles: ['A', 'B'], parts}, question);
const quoteMatcher = (question: string, ...parts: Part[]) =>
  quoteSection({url: '/docs/a#b', titles: ['A', '.toBeRipe()'], parts}, question);

const [lead, list, table, intro] = [
  'Lead.',
  '- figs\n- plums',
  '| A | B |\n| --- | --- |\n| kiwi | no |',
  'Either:',
].map(text);
const parts = [lead, text('Pears fall.'), code('eat();'), intro, list, table, note].flatMap(part => part ?? []);

test.each<[string, string, readonly (Part | undefined)[]]>([
  ['the paragraph with the words of the question, and an example', 'pears', [text('Pears fall.'), code('eat();')]],
  ['the first paragraph if none has them', 'xyz', [lead, code('eat();')]],
  ['a list below the text that introduces it', 'plums', [intro, list, code('eat();')]],
  ['a table', 'kiwi', [table, code('eat();')]],
  ['a note as a whole, by its title or its text', 'frozen figs', [note]],
])('quotes %s', (_, question, quoted) => {
  expect(quote(question, ...parts)).toEqual(quoted);
});

test('an edge case is an example with the imports of its block', () => {
  const cases: Part = {
    kind: 'code',
    language: 'ts',
    code: "import a from 'a';\n\ntest('holes count', () => {\n  a(1);\n});\n\ntest('a string fails', () => {\n  a(2);\n});",
    marks: {verdict: 'passes', shows: 'edge-cases'},
    tokens: 'import,,one,two,three,,five,six,seven',
  };
  expect(quote('does a string fail', text('Lead.'), cases)).toEqual([
    {
      kind: 'code',
      language: 'ts',
      code: "import a from 'a';\n\ntest('a string fails', () => {\n  a(2);\n});",
      marks: {verdict: 'passes', shows: 'example'},
      tokens: 'import,,five,six,seven',
    },
  ]);
});

test('a question that does not name the matcher gets its definition, then the passage that adds a word to it', () => {
  const [definition, more, example] = [text('Passes for fruit.'), text('Pears fall.'), code('eat();')];
  expect(quoteMatcher('pears', definition, more, example)).toEqual([definition, more, example]);
  expect(quoteMatcher('fruit', definition, more, example)).toEqual([definition, example]);
  expect(quoteMatcher('pears in toBeRipe', definition, more, example)).toEqual([more, definition, example]);
});

test('rare words count more, synonyms less, and words of the title nothing', () => {
  const choose = (question: string, ...texts: string[]) => quote(question, text('Lead.'), ...texts.map(text))[0];
  expect(choose('date, enum', 'A date in a year.', 'A date in time.', 'A date is an enum.')).toEqual(
    text('A date is an enum.'),
  );
  expect(choose('array', 'A list.', 'An array.')).toEqual(text('An array.'));
  expect(choose('array', 'A map.', 'A list.')).toEqual(text('A list.'));
  expect(choose('b', 'About b.')).toEqual(text('Lead.'));
  expect(choose('apple, figs', 'See [this](/apple).', 'Some figs.')).toEqual(text('Some figs.'));
});

test('a message, a line about versions and related sections are not quoted; the name in a message does not count', () => {
  const related: Part = {kind: 'note', type: 'related', parts: [text('- npm')]};
  const register = text('Register it.');
  expect(quote('toBeOdd is not a function', message, register, text('`toBeOdd` is Node.'))).toEqual([register]);
  expect(quote('npm', register, text('_Tested with npm 11._'), related)).toEqual([register]);
});

test('the example of a guide is all code that follows each other', () => {
  expect(quote('xyz', text('Lead.'), code('a();'), code('b();'), text('More.'), code('c();'))).toEqual([
    text('Lead.'),
    code('a();'),
    code('b();'),
  ]);
});

test('what a text introduces, and its exception, stay with it', () => {
  const [fails, exception] = [text('It fails:'), text('There is one exception. It passes for figs:')];
  expect(quote('fails', fails, message, exception, code('eat();'))).toEqual([
    fails,
    message,
    exception,
    code('eat();'),
  ]);
});
