import type {Part} from '@jest-extended/docs-model/section';
import type {Quote} from './block';
import {getBeginning, quoteSection} from './quote';

const text = (markdown: string): Part => ({kind: 'text', markdown});
const paragraph = (markdown: string): Quote => ({type: 'paragraph', markdown});
const code = (of: string): Part => ({kind: 'code', language: 'ts', code: of});
const example = (of: string): Quote => ({type: 'example', code: {language: 'ts', code: of}});
const message: Part = {kind: 'code', language: 'text', code: 'a is not a function'};

const quote = (question: string, ...parts: Part[]) => {
  const {sentence, quotes} = quoteSection({url: '/docs/a#b', titles: ['A', 'B'], parts}, question);
  return {sentence, quotes};
};

/** Quotes a matcher's section. */
const quoteMatcher = (question: string, ...parts: Part[]) => {
  const {sentence, quotes} = quoteSection({url: '/docs/a#b', titles: ['A', '.toBeRipe()'], parts}, question);
  return {sentence, quotes};
};

const tableMarkdown = '| Value | Passes |\n| --- | --- |\n| `[]` | yes |\n| a `Map` | no |';
const table = text(tableMarkdown);
const edgeCases: Part = {
  kind: 'code',
  language: 'ts',
  code: "import a from 'a';\n\ntest('holes count', () => {\n  expect([,]).toBe(1);\n});\n\ntest('a string fails', () => {\n  expect('').toBe(2);\n});",
  marks: {verdict: 'passes', shows: 'edge-cases'},
  tokens: 'import,,one,two,three,,five,six,seven',
};
const caution: Part = {
  kind: 'note',
  type: 'caution',
  title: 'Frozen lists',
  parts: [text('They throw. Mind figs.'), code('throws();')],
};
const wholeCaution: Quote = {
  type: 'note',
  kind: 'caution',
  title: 'Frozen lists',
  quotes: [paragraph('They throw. Mind figs.'), example('throws();')],
};

test('begins with the sentence that has the words of the question, and has the rest of its paragraph and an example', () => {
  const parts = [
    text('Lead.'),
    text('For plums, e.g. `a. B`. About [ripe. Pears](/b). They fall. See figs.'),
    code('eat();'),
  ];
  expect(quote('pears', ...parts)).toEqual({
    sentence: 'About [ripe. Pears](/b).',
    quotes: [paragraph('They fall. See figs.'), example('eat();')],
  });
  expect(quote('falling', ...parts).sentence).toBe('About [ripe. Pears](/b). They fall.');
  expect(quote('xyz', ...parts).sentence).toBe('Lead.');
});

test.each<[string, string, string | undefined, readonly Quote[]]>([
  [
    'a row of a table below its head',
    'maps',
    undefined,
    [paragraph('| Value | Passes |\n| --- | --- |\n| a `Map` | no |')],
  ],
  ['a whole table, of which only the head has the words', 'values that pass', undefined, [paragraph(tableMarkdown)]],
  ['an item of a list', 'pears', 'pears, too', []],
  [
    'an edge case with the imports',
    'does a string fail',
    'A string fails.',
    [
      {
        type: 'example',
        code: {
          language: 'ts',
          code: "import a from 'a';\n\ntest('a string fails', () => {\n  expect('').toBe(2);\n});",
          marks: {verdict: 'passes', shows: 'example'},
          tokens: 'import,,five,six,seven',
        },
      },
    ],
  ],
  ['a note as a whole, by its title', 'a frozen list', undefined, [wholeCaution]],
  ['a note as a whole, by a sentence', 'figs', 'Mind figs.', [wholeCaution]],
])('quotes %s', (_, question, sentence, quotes) => {
  const parts = [text('Lead.'), table, text('- plums\n- pears, too'), edgeCases, caution];
  expect(quote(question, ...parts)).toEqual({sentence, quotes});
});

test('a question that does not name the matcher is answered by its definition', () => {
  const parts = [text('Passes for fruit.'), text('Pears fall.'), code('eat();')];
  expect(quoteMatcher('pears', ...parts)).toEqual({sentence: 'Passes for fruit.', quotes: [example('eat();')]});
  expect(quoteMatcher('pears in toBeRipe', ...parts)).toEqual({
    sentence: 'Pears fall.',
    quotes: [paragraph('Passes for fruit.'), example('eat();')],
  });
});

test('rare words count more, synonyms and what was so in the past less, and words of the title nothing', () => {
  const choose = (question: string, ...sentences: string[]) =>
    quote(question, text('Lead.'), ...sentences.map(text)).sentence;
  expect(choose('date, enum', 'A date in a year.', 'A date in time.', 'A date is an enum.')).toBe('A date is an enum.');
  expect(choose('array', 'A list.', 'An array.')).toBe('An array.');
  expect(choose('array', 'A map.', 'A list.')).toBe('A list.');
  expect(choose('b, plums', 'About b.', 'About plums.')).toBe('About plums.');
  expect(choose('b', 'About b.')).toBe('Lead.');
  expect(choose('apple, figs', 'See [this](/apple).', 'Some figs.')).toBe('Some figs.');
  expect(choose('figs', 'Before 2.0, figs failed.', 'Some figs pass.')).toBe('Some figs pass.');
});

test('a line about tested versions is not quoted', () => {
  expect(quote('npm', text('Lead.'), text('_Tested with npm 11._'), text('With npm.')).sentence).toBe('With npm.');
});

test('a message that a section explains is not quoted, and its name does not count', () => {
  const parts = [message, text('Register it.'), text('`toBeOdd` is Node.')];
  expect(quote('toBeOdd is not a function', ...parts)).toEqual({sentence: 'Register it.', quotes: []});
});

test('a sentence that introduces code or a list stays with it', () => {
  const parts = [
    text('Lead.'),
    text('Once. For pears:'),
    code('pear();'),
    text('Either:'),
    text('- figs\n- plums'),
    code('eat();'),
  ];
  expect(quote('pears', ...parts)).toEqual({sentence: 'For pears:', quotes: [example('pear();')]});
  expect(quote('plums', ...parts)).toEqual({sentence: 'Either:', quotes: [paragraph('- plums'), example('pear();')]});
});

test('the example of a guide is all code that follows each other', () => {
  expect(quote('xyz', table, code('a();'), code('b();'), text('Lead.'), code('c();')).quotes.slice(1)).toEqual([
    example('a();'),
    example('b();'),
  ]);
});

test('for a report, prefers what is said about reports', () => {
  const about = 'The report prints pears as plums.';
  const parts = [text('Lead.'), text('Pears are ripe in 2026.'), text(about)];
  expect(quote('Expected: pears', ...parts).sentence).toBe(about);
  expect(quote('Expected: 2026 plums', ...parts).sentence).toBe(about);
  expect(quote('pears', ...parts).sentence).toBe('Pears are ripe in 2026.');
});

test('an exception stays with what it limits', () => {
  const parts = [
    text('It fails:'),
    message,
    text('There is one exception. It passes for figs:'),
    message,
    code('eat();'),
  ];
  expect(quote('fails', ...parts)).toEqual({
    sentence: 'It fails:',
    quotes: [
      {type: 'example', code: {language: 'text', code: 'a is not a function'}},
      paragraph('There is one exception. It passes for figs:'),
      {type: 'example', code: {language: 'text', code: 'a is not a function'}},
    ],
  });
});

test('the beginning of a section is its first paragraph, not a list, a table or code', () => {
  const begin = (...parts: Part[]) => getBeginning({url: '/docs/a#b', titles: ['A'], parts});
  expect([begin(message, text('One.'), text('Two.')), begin(table), begin(code('a();'))]).toEqual(['One.', '', '']);
});
