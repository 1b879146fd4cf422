import exampleMarks from '.';
import type {PageNode} from '../mdx-nodes';

const fence = (lang: string, meta: string, line = 7): PageNode => ({
  type: 'code',
  lang,
  meta,
  value: '',
  position: {start: {line}},
});

const page = (file: string, ...children: PageNode[]) =>
  exampleMarks()({type: 'root', children: [{type: 'listItem', children}]}, {path: file});

test.each([
  [
    'a misspelt mark',
    'docs/index.mdx',
    fence('ts', 'test=fail'),
    /^docs\/index\.mdx:7: unknown mark "test=fail": the marks/,
  ],
  ['two verdicts', 'docs/index.mdx', fence('ts', 'test test=fails'), /^docs\/index\.mdx:7: write one of/],
  ['a language that cannot run', 'docs/index.mdx', fence('mjs', 'test'), /^docs\/index\.mdx:7: "mjs test" cannot run/],
  [
    'no mark on the page of a matcher',
    '/docs/matchers/array.mdx',
    fence('ts', 'tests=edges'),
    /array\.mdx:7: the fence "ts tests=edges" has no mark/,
  ],
])('%s stops the build at its line', (_, file, wrong, says) => {
  expect(() => page(file, fence('ts', 'test', 3), wrong)).toThrow(says);
});

test.each([
  ['/docs/matchers/array.mdx', fence('ts', 'title="a.test.ts" test=fails vitest=differs')],
  ['/docs/matchers/array.mdx', fence('bash', 'npm2yarn')],
  ['/docs/getting-started/setup.mdx', fence('ts', 'title="jest.config.ts" {1,3} showLineNumbers')],
])('%s may have %j', (file, right) => {
  expect(() => page(file, right)).not.toThrow();
});

test('while somebody writes it is told, and the other fences are read too', () => {
  const complain = jest.fn();
  const children = [fence('ts', 'test=fail', 3), fence('ts', 'test=edge', 9)];
  exampleMarks({complain})({type: 'root', children}, {path: 'docs/index.mdx'});

  expect(complain.mock.calls).toEqual([
    [expect.toStartWith('docs/index.mdx:3: ')],
    [expect.toStartWith('docs/index.mdx:9: ')],
  ]);
});
