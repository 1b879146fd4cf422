import {parseFence} from './fence.cjs';

/** A block with an info string, such as `ts test`. */
const parse = (info: string, value = '') => {
  const [lang, ...meta] = info.split(' ');
  return parseFence({lang, meta: meta.join(' '), value});
};

const passes = {verdict: 'passes', shows: 'example'};

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
  const fence = parse(info);

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
  expect(parse(info).problem).toStartWith(problem);
});

test.each([
  ['title="a.ts"', 'a.ts'],
  ["title='a b.ts' test", 'a b.ts'],
  ['test', undefined],
])('the title of %s is %s', (meta, title) => {
  expect(parse(`ts ${meta}`).title).toBe(title);
});

test('npm2yarn shows a block once for each package manager', () => {
  expect(parse('bash npm2yarn').isPerManager).toBeTrue();
  expect(parse('bash title="npm2yarn"').isPerManager).toBeFalse();
});

test('edge cases are parsed once, with the marks', () => {
  expect(parse('ts test=edge-cases', "test('a', () => {\n});")).toMatchObject({
    marks: {shows: 'edge-cases'},
    edgeCases: [{statement: 'a', from: 1, lines: []}],
  });
  expect(parse('ts test', "test('a', () => {\n});")).not.toContainKey('edgeCases');
});

test('edge cases that cannot be read are a problem', () => {
  const fence = parse('ts test=edge-cases', 'let a;');

  expect(fence.problem).toStartWith('line 1 of a block of edge cases is not part of a test: let a;');
  expect(fence).not.toContainKey('marks');
});
