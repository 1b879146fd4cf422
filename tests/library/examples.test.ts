import {changesOfExamples} from './examples';

const block = (mark: string, assertion: string) =>
  `\`\`\`ts ${mark}\ntest('it is so', () => {\n  expect(1).${assertion};\n});\n\`\`\`\n`;

test('tells which faults are mended, which examples broke and which reports are new', async () => {
  const text = [
    '## .toBe() {#tobe}\n',
    block('test', 'toBe(1)'),
    block('test', 'toBe(2)'),
    block('test=edges', 'not.toBe(1)'),
    block('test=fault', 'toBe(1)'),
    block('test=fault', 'toBe(2)'),
    block('test=fails', 'toBe(3)'),
    block('test=fails', 'not.toBe(3)'),
  ].join('\n');

  expect(await changesOfExamples([{file: 'docs/made-up.mdx', text}])).toEqual({
    mended: ['docs/made-up.mdx:27 .toBe()'],
    broken: [
      'docs/made-up.mdx:9 .toBe(): "it is so" failed',
      'docs/made-up.mdx:15 .toBe(): "it is so" failed',
      'docs/made-up.mdx:39 .toBe(): "it is so" passed',
    ],
    reports: ['docs/made-up.mdx:33 .toBe()'],
  });
}, 60_000);
