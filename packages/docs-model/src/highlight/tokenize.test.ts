import {tokenize} from './tokenize';

test('joins adjacent tokens of one kind and splits at line breaks', () => {
  expect(tokenize("const a = 'b'; /* c\nd */", 'ts')).toEqual([
    [
      {text: 'const', kind: 'keyword'},
      {text: ' a = '},
      {text: "'b'", kind: 'string'},
      {text: '; '},
      {text: '/* c', kind: 'comment'},
    ],
    [{text: 'd */', kind: 'comment'}],
  ]);
});

test('uses the innermost token that has a kind', () => {
  expect(tokenize('`a ${new Set()}`', 'ts')[0]).toEqual([
    {text: '`a ${', kind: 'string'},
    {text: 'new', kind: 'keyword'},
    {text: ' ', kind: 'string'},
    {text: 'Set', kind: 'function'},
    {text: '()}`', kind: 'string'},
  ]);
});

test('plain text stays plain inside a colored token', () => {
  expect(tokenize('<p class="a">', 'markup')[0]).toContainEqual({text: 'class'});
});

test.each(['text', 'unknown', 'constructor', 'extend'])('gives code in "%s" back plain', language => {
  expect(tokenize('const a;\n\nb', language)).toEqual([[{text: 'const a;'}], [], [{text: 'b'}]]);
});
