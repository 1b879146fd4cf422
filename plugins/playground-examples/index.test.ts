import {readPage} from '@jest-extended/docs-model/page';
import {createDigest} from '@jest-extended/docs-model/stored-reports';
import {chooseStarters, listExamples} from '.';

const fence = (info: string, name: string) => `\`\`\`ts ${info}\ntest('${name}', () => {});\n\`\`\`\n`;

test('offers each example that runs in a browser, with its heading and the name of its first test', () => {
  const text = [
    fence('test', 'before any heading'),
    '## .toBeArray() {#tobearray}\n',
    fence('title="setup.ts"', 'not an example'),
    fence('test=edge-cases', 'an edge case'),
    fence('test=known-issue', 'a known issue'),
    fence('test browser="it reads a file"', 'needs Node'),
    "```ts test=fails\ntest.each([1])(\n  'is %s',\n  () => {},\n);\n```",
  ].join('\n');

  expect(listExamples(readPage(text, 'a.mdx'), 'Array')).toEqual([
    {heading: 'Array', title: 'before any heading', code: "test('before any heading', () => {});"},
    {heading: '.toBeArray()', title: 'is %s', code: expect.stringContaining('is %s')},
  ]);
});

test('chooses the first examples of certain matchers, those with and without a stored report', () => {
  const create = (matcher: string, title: string) => ({heading: `.${matcher}(…)`, title, code: title});
  const array = [
    create('toBeArray', 'another'),
    create('toBeArrayOfSize', 'fails'),
    create('toBeArrayOfSize', 'passes'),
  ];
  const others = [create('toResolve', 'waits'), create('toHaveBeenCalledBefore', 'calls')];
  const pages = [
    {title: 'Array', examples: array, reports: [createDigest('fails')]},
    {title: 'Other', examples: others, reports: []},
  ];

  expect(chooseStarters(pages).map(({page, code}) => [page, code])).toEqual([
    ['Array', 'passes'],
    ['Array', 'fails'],
    ['Other', 'waits'],
    ['Other', 'calls'],
  ]);
  expect(() => chooseStarters(pages.slice(0, 1))).toThrow('an example of .toResolve() that passes');
});
