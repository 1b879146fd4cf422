import {readFence} from './marks.cjs';

const passes = {verdict: 'passes', shows: 'example', differsInVitest: false};

test.each([
  ['ts test', passes],
  ['js title="a.test.js" test', passes],
  ['tsx test {1,3} showLineNumbers', passes],
  ['ts test=fails', {...passes, verdict: 'fails'}],
  ['ts test=edge-cases', {...passes, shows: 'edge-cases'}],
  ['ts test=known-issue', {...passes, shows: 'known-issue'}],
  [
    'ts test=fails vitest=differs browser="no test here"',
    {...passes, verdict: 'fails', differsInVitest: true, notInBrowser: 'no test here'},
  ],
  ["ts browser='it reads a file' test", {...passes, notInBrowser: 'it reads a file'}],
  ['ts', undefined],
  ['ts testing', undefined],
  ['bash test', undefined],
  // A value in quotes of either kind is not a mark.
  ['ts title="why test=fails stops"', undefined],
  ["ts title='a test file'", undefined],
])('%s is read', (info, marks) => {
  const [language, ...meta] = info.split(' ');

  const fence = readFence(language, meta.join(' '));

  expect([fence.marks, fence.problem]).toEqual([marks, undefined]);
});

test.each([
  ['ts test=fail', 'unknown mark "test=fail"'],
  ['ts test=', 'unknown mark "test="'],
  ['ts test="fails"', 'unknown mark "test="fails""'],
  ['ts test vitest', 'unknown mark "vitest"'],
  ['ts test vitest=skip', 'unknown mark "vitest=skip"'],
  ['ts test browser=no', 'unknown mark "browser=no"'],
  ['ts test browser=""', 'unknown mark "browser="""'],
  ['ts vitest=differs', 'write exactly one of test, '],
  ['ts test test=fails', 'write exactly one of test, '],
  ['mjs test', 'a block in "mjs" cannot run'],
  ['typescript test', 'a block in "typescript" cannot run'],
])('%s is refused', (info, problem) => {
  const [language, ...meta] = info.split(' ');

  expect(readFence(language, meta.join(' ')).problem).toStartWith(problem);
});

test.each([
  ['title="a.ts"', 'a.ts'],
  ["title='a b.ts' test", 'a b.ts'],
  ['test', undefined],
])('the title of %s is %s', (meta, title) => {
  expect(readFence('ts', meta).title).toBe(title);
});

test('npm2yarn shows a block once for each package manager', () => {
  expect(readFence('bash', 'npm2yarn').isPerManager).toBeTrue();
  expect(readFence('bash', 'title="npm2yarn"').isPerManager).toBeFalse();
});
