import {purposeOf, whyElsewhere} from './mark';

test.each([
  ['language-ts', 'test', 'passes'],
  ['language-ts', 'test=fails', 'fails'],
  ['language-ts', 'test=edges', 'passes'],
  ['language-ts', 'test=fault', 'passes'],
  ['language-js', 'title="a.test.js" test', 'passes'],
  ['wide language-tsx', 'test {1,3}', 'passes'],
])('%s with "%s" is an example that %s', (className, metastring, purpose) => {
  expect(purposeOf(className, metastring)).toBe(purpose);
});

test.each([
  ['language-ts', undefined],
  ['language-ts', ''],
  ['language-ts', 'title="test"'],
  ['language-ts', 'title="a test b"'],
  ['language-ts', 'testing'],
  ['language-bash', 'test'],
  [undefined, 'test'],
])('%s with "%s" does not run', (className, metastring) => {
  expect(purposeOf(className, metastring)).toBeUndefined();
});

test.each([
  ['test browser="it reads a file"', 'it reads a file'],
  ['title="a.ts" browser="no test here" test=edges', 'no test here'],
  ['test', undefined],
  ['test browser=""', undefined],
  [undefined, undefined],
])('%s runs elsewhere: %s', (metastring, reason) => {
  expect(whyElsewhere(metastring)).toBe(reason);
});
