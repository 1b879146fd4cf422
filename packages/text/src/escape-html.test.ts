import {escapeHtml} from './escape-html';
import {toWellFormed} from './well-formed';

test('escapes the characters that would be markup', () => {
  expect(escapeHtml(`<img src=x onerror="a('b')">&amp;`)).toBe(`&lt;img src=x onerror="a('b')"&gt;&amp;amp;`);
});

test('replaces lone surrogates and keeps emoji', () => {
  expect(toWellFormed('a\ud800 😀')).toBe('a\ufffd 😀');
});
