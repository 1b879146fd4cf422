import {readPage} from '@jest-extended/docs-model/page';
import {listExampleChanges} from './examples';

const block = (mark: string, assertion: string) =>
  `\`\`\`ts ${mark}\ntest('it is so', () => {\n  expect(1).${assertion};\n});\n\`\`\`\n`;

test('lists the known issues that are fixed, the examples that broke and the reports that changed', async () => {
  const text = [
    '## .toBe() {#tobe}\n',
    block('test', 'toBe(1)'),
    block('test', 'toBe(2)'),
    block('test=edge-cases', 'not.toBe(1)'),
    block('test=known-issue', 'toBe(1)'),
    block('test=known-issue', 'toBe(2)'),
    block('test=fails', 'toBe(3)'),
    block('test=fails', 'not.toBe(3)'),
  ].join('\n');

  expect(await listExampleChanges([readPage(text, 'docs/made-up.mdx')])).toEqual({
    fixed: ['docs/made-up.mdx:27 .toBe()'],
    broken: [
      'docs/made-up.mdx:9 .toBe(): "it is so" failed',
      'docs/made-up.mdx:15 .toBe(): "it is so" failed',
      'docs/made-up.mdx:39 .toBe(): "it is so" passed',
    ],
    reports: ['docs/made-up.mdx:33 .toBe()'],
  });
});
