import {readPage} from '@jest-extended/docs-model/page';
import {createDigest} from '@jest-extended/docs-model/stored-reports';
import {addReports, listExamples} from '.';

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

test('adds stored reports to their examples, and leaves out those without one', () => {
  const examples = ['a', 'b'].map(code => ({heading: '.toBeArray()', title: code, code}));
  const tests = [{name: 'b', report: ['● b', '', 'Received: 1']}];
  const reports = [{heading: '.toBeArray()', example: createDigest('b'), tests}];

  expect(addReports(examples, reports)).toEqual([{...examples[1], report: '● b\n\nReceived: 1'}]);
});
