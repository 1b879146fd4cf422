import type {Part} from '@jest-extended/docs-model/section';
import type {Quote} from './block';
import {quoteSection} from './quote';

const text = (markdown: string): Part => ({kind: 'text', markdown});
const paragraph = (markdown: string): Quote => ({type: 'paragraph', markdown});
const code = (of: string): Part => ({kind: 'code', language: 'ts', code: of});
const example = (of: string): Quote => ({type: 'example', code: {language: 'ts', code: of}});

const quote = (question: string, ...parts: Part[]) => {
  const {quotes, rest} = quoteSection({url: '/docs/a#b', titles: ['A', 'B'], parts}, question);
  return {quotes, rest};
};

const table = text('| Value | Passes |\n| --- | --- |\n| `[]` | yes |\n| a `Map` | no |');
const edgeCases: Part = {
  kind: 'code',
  language: 'ts',
  code: "test('holes count', () => {\n  expect([,]).toBe(1);\n});\n\ntest('a string fails', () => {\n  expect('').toBe(2);\n});",
  marks: {verdict: 'passes', shows: 'edge-cases'},
  tokens: 'one,=--abc,three,,five,six,seven',
};
const caution: Part = {
  kind: 'note',
  type: 'caution',
  title: 'Frozen lists',
  parts: [text('They throw.'), code('throws();')],
};
const related: Part = {
  kind: 'note',
  type: 'related',
  parts: [text('- [a](/docs/apple), for even\n- [b](/docs/b), for odd')],
};

test('begins with the first paragraph or code, and has the rest of the section in its order', () => {
  const parts = [text('About apples.'), text('About pears.'), code('eat();')];
  expect(quote('pears', text('Passes for lists.'), ...parts)).toEqual({
    quotes: [paragraph('Passes for lists.'), paragraph('About pears.')],
    rest: [paragraph('About apples.'), example('eat();')],
  });
  expect(quote('pears', code('first();'), ...parts)).toEqual({
    quotes: [example('first();'), paragraph('About pears.')],
    rest: [paragraph('About apples.'), example('eat();')],
  });
});

test('a line about tested versions is not quoted alone', () => {
  const tested = text('_Tested with npm 11._');
  expect(quote('npm', text('Lead.'), tested, text('With npm.')).quotes).toEqual([
    paragraph('Lead.'),
    paragraph('With npm.'),
  ]);
});

test.each<[string, string, readonly Quote[]]>([
  [
    'the rows of a table below its head',
    'what about maps',
    [paragraph('| Value | Passes |\n| --- | --- |\n| a `Map` | no |')],
  ],
  ['the items of a list', 'pears', [paragraph('- pears, too')]],
  [
    'edge cases',
    'does a hole count',
    [
      {
        type: 'edge-case',
        statement: 'holes count',
        code: {language: 'ts', code: 'expect([,]).toBe(1);', tokens: '=abc'},
      },
    ],
  ],
  [
    'notes',
    'a frozen list',
    [{type: 'note', kind: 'caution', title: 'Frozen lists', quotes: [paragraph('They throw.'), example('throws();')]}],
  ],
  ['related matchers, by their text and not by their URL', 'odd apple', [paragraph('- [b](/docs/b), for odd')]],
  ['examples by their code', 'assign', [example('Object.assign({});')]],
])('quotes the unit that fits the question best: %s', (_, question, quotes) => {
  const parts = [
    text('Lead.'),
    table,
    text('- plums\n- pears, too'),
    edgeCases,
    caution,
    related,
    code('Object.assign({});'),
  ];
  expect(quote(question, ...parts).quotes).toEqual([paragraph('Lead.'), ...quotes]);
});

test('a word of the title or of the first paragraph does not count', () => {
  const parts = [text('About apples and pears.'), text('More about apples.'), text('More about plums.')];
  expect(quote('apples, plums', ...parts).quotes[1]).toEqual(paragraph('More about plums.'));
  expect(quote('apples, pears', ...parts, code('eat();')).quotes[1]).toEqual(example('eat();'));
});

test('rare words count more, and synonyms less', () => {
  const parts = [text('Lead.'), text('A date in a year.'), text('A date in time.'), text('A date is an enum.')];
  expect(quote('date, enum', ...parts).quotes[1]).toEqual(paragraph('A date is an enum.'));
  expect(quote('array', text('Lead.'), text('A list.'), text('An array.')).quotes[1]).toEqual(paragraph('An array.'));
  expect(quote('array', text('Lead.'), text('A map.'), text('A list.')).quotes[1]).toEqual(paragraph('A list.'));
});

test('without a shared word it quotes the first code, otherwise the first unit', () => {
  expect(quote('xyz', text('Lead.'), text('More.'), code('a();'), code('b();')).quotes[1]).toEqual(example('a();'));
  expect(quote('xyz', text('Lead.'), text('More.'), text('Most.')).quotes[1]).toEqual(paragraph('More.'));
});

test('a message that a section explains is not quoted, because the question has it', () => {
  const message: Part = {kind: 'code', language: 'text', code: 'a is not a function'};
  expect(quote('a is not a function', message, text('Register it.'), text('Write this.')).quotes).toEqual([
    paragraph('Register it.'),
    paragraph('Write this.'),
  ]);
});

test('a sentence that introduces code or a list stays with it', () => {
  const parts = [text('Name it:'), code('name();'), text('For pears:'), code('pear();')];
  expect(quote('name', ...parts).quotes).toEqual([paragraph('Name it:'), example('name();')]);
  expect(quote('pears', ...parts)).toEqual({
    quotes: [paragraph('Name it.'), paragraph('For pears:'), example('pear();')],
    rest: [example('name();')],
  });
});

test('code is found by the words of the sentence that introduces it', () => {
  const parts = [text('Lead.'), code('first();'), text('If plums are unripe:'), code('wait();')];
  expect(quote('unripe fruit', ...parts).quotes.slice(1)).toEqual([
    paragraph('If plums are unripe:'),
    example('wait();'),
  ]);
});

test('a section without a paragraph is quoted without one', () => {
  expect(quote('maps', table)).toEqual({
    quotes: [paragraph('| Value | Passes |\n| --- | --- |\n| a `Map` | no |')],
    rest: [paragraph('| Value | Passes |\n| --- | --- |\n| `[]` | yes |\n| a `Map` | no |')],
  });
});

test('for a report, prefers what is said about reports', () => {
  const parts = [text('Lead.'), text('Pears are ripe.'), code('eat();'), text('The report prints pears as plums.')];
  const about = paragraph('The report prints pears as plums.');
  expect(quote('Expected: pears', ...parts).quotes[1]).toEqual(about);
  expect(quote('expect(received).toBe(expected)', ...parts).quotes[1]).toEqual(about);
  expect(
    quote('Expected: 2026', text('Lead.'), text('In 2026.'), text('The report prints pears as plums.')).quotes[1],
  ).toEqual(about);
  expect(quote('pears', ...parts).quotes[1]).toEqual(paragraph('Pears are ripe.'));
});

test('a whole identifier counts although its parts are known, and "does not work" does not', () => {
  const parts = [text('A type and an error.'), text('Figs do not work.'), text('A `TypeError` of Node.')];
  expect(quote('TypeError does not work', ...parts).quotes[1]).toEqual(paragraph('A `TypeError` of Node.'));
});

test('an exception stays with what it limits', () => {
  const message: Part = {kind: 'code', language: 'text', code: 'TS1: a'};
  const parts = [
    text('It fails:'),
    message,
    text('There is one exception. It passes for figs:'),
    message,
    code('eat();'),
  ];
  expect(quote('fails', ...parts).quotes).toEqual([
    paragraph('It fails.'),
    paragraph('There is one exception. It passes for figs.'),
    example('eat();'),
  ]);
});
