import {codeKinds} from './kinds';
import {packTokens, unpackTokens} from './packed-tokens';
import {splitPlainLines} from './token';
import {tokenize} from './tokenize';

const code = `test('a', () => {
  // says: "why"

  expect([1]).toBeArrayOfSize(1);
});`;

test('is short', () => {
  expect(
    packTokens([[{text: 'const', kind: 'keyword'}, {text: ' a = '}, {text: '1', kind: 'number'}, {text: ';'}]]),
  ).toBe('k-n');
});

test('uses characters where colors change inside words', () => {
  expect(packTokens([[{text: 'a'}, {text: ' + b', kind: 'inserted'}, {text: 'c'}]])).toBe('=-iiii');
});

test.each([
  ['TypeScript', code, 'typescript'],
  ['a template over two lines', 'const a = `1 ${b}\n2`;\n', 'ts'],
  ['Windows line endings', code.replaceAll('\n', '\r\n'), 'ts'],
  ['colors within words and between them', '<a href="b">c</a> <!-- it\'s d -->', 'html'],
  ['characters of two code units', '/* 🂡 */ "🂡" + 🂡', 'ts'],
  ['no colors', 'text', 'text'],
  ['nothing', '', 'ts'],
])('gives %s back', (_, text, language) => {
  const lines = tokenize(text, language);

  expect(unpackTokens(text, packTokens(lines))).toEqual(lines);
});

test.each([
  ['no tokens', ''],
  ['tokens of other code', 'k,k'],
])('draws code with %s plain', (_, packed) => {
  expect(unpackTokens(code, packed)).toEqual(splitPlainLines(code));
});

test('never loses or repeats a character, for any tokens', () => {
  const texts = unpackTokens('ab c\nde f', 'ksk-,=k-kkkkkk').map(line => line.map(({text}) => text).join(''));

  expect(texts).toEqual(['ab c', 'de f']);
});

test('every kind has its own first letter', () => {
  const letters = Object.keys(codeKinds).map(kind => kind.charAt(0));

  expect(new Set(letters).size).toBe(letters.length);
});
