import {escaped} from './escape';
import {wellFormed} from './well-formed';

test('escapes the characters that would be markup', () => {
  expect(escaped(`<img src=x onerror="a('b')">&amp;`)).toBe(`&lt;img src=x onerror="a('b')"&gt;&amp;amp;`);
});

test('replaces lone surrogates and keeps emoji', () => {
  expect(wellFormed('a\ud800 😀')).toBe('a\ufffd 😀');
});
