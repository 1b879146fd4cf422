import {readPage} from '@jest-extended/docs-model/page';
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

test('chooses certain examples of certain matchers', () => {
  const create = (matcher: string, code: string) => ({heading: `.${matcher}(…)`, title: code, code});
  const examples = [
    create('toBeArray', 'another'),
    create('toBeArrayOfSize', 'passes'),
    create('toBeArrayOfSize', 'fails'),
    create('toResolve', 'waits'),
    create('toHaveBeenCalledBefore', 'calls'),
  ];

  expect(chooseStarters(examples).map(({code}) => code)).toEqual(['passes', 'fails', 'waits', 'calls']);
  expect(() => chooseStarters(examples.slice(0, 2))).toThrow('example 2 of .toBeArrayOfSize(), which is missing');
});
