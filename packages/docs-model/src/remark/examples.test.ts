import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {readPage} from '../page.cjs';
import examples from './examples';
import {createDigest, getReportsFile} from '../stored-reports';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  mkdirSync(path.join(folder, 'docs/matchers'), {recursive: true});
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(folder, {recursive: true});
});

const fence = (info: string, code = 'const a;') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const createReport = (code: string) => ({
  example: createDigest(code),
  tests: [{report: [`● ${code}`, 'no']}, {report: ['● 2']}],
});

const edgeCases = ["test('`a` fails', () => {", '  expect(1).not.toBeOne();', '});'].join('\n');

const matcherPage = 'docs/matchers/a.mdx';

/** The props that the plugin gives to the fences of a page. */
function propsOn(text: string, {file = 'docs/a.mdx', reports = [] as unknown} = {}) {
  const absolute = path.join(folder, file);
  if (reports) writeFileSync(getReportsFile(absolute), JSON.stringify(reports));
  const {tree, blocks} = readPage(text, file);
  examples()(tree, {path: absolute});
  return blocks.map(({node}) => node.data?.hProperties);
}

test('adds the tokens, the marks and the report to a fence', () => {
  const text = [
    fence('ts'),
    fence('text'),
    fence('bash', 'npm install'),
    fence('ts test=edge-cases vitest=differs browser="it reads a file"', edgeCases),
    '- a list\n',
    '  ```ts test=fails\n  const b;\n  ```',
  ].join('\n');

  expect(propsOn(text, {reports: [createReport('const b;')]})).toEqual([
    {tokens: 'k'},
    {},
    {tokens: expect.stringMatching(/^[a-z]/)},
    {
      tokens: 'fs,fn-f,',
      verdict: 'passes',
      cases: '[{"statement":"`a` fails","from":1,"lines":[{"verdict":"fails","not":11}]}]',
      notInBrowser: 'it reads a file',
      differsInVitest: true,
    },
    {tokens: 'k', verdict: 'fails', report: '● const b;\nno\n\n● 2'},
  ]);
});

test.each([
  ['a mark that cannot be read', 'docs/a.mdx', 'ts test=fail', 'docs/a.mdx:3: unknown mark "test=fail"'],
  [
    'an edge case that cannot be read',
    'docs/a.mdx',
    'ts test=edge-cases',
    'docs/a.mdx:3: line 1 of a block of edge cases is not part of a test: const a;',
  ],
  ['code without a mark on the page of a matcher', matcherPage, 'ts tests', `${matcherPage}:3: the fence "ts tests"`],
  ['a failing example without a report', 'docs/a.mdx', 'ts test=fails', 'docs/a.mdx:3: this example has no report'],
])('%s stops the build at its line', (_, file, info, says) => {
  expect(() => propsOn(`Text.\n\n${fence(info)}`, {file})).toThrow(says);
});

test.each([
  [matcherPage, 'bash npm2yarn'],
  ['docs/a.mdx', 'ts title="jest.config.ts" {1,3} showLineNumbers'],
])('%s may have the fence %s', (file, info) => {
  expect(() => propsOn(fence(info), {file})).not.toThrow();
});

test('a report that is older than its example stops the build', () => {
  expect(() => propsOn(fence('ts test=fails'), {reports: [createReport('const b;')]})).toThrow(
    'docs/a.mdx:1: this example has no report, or was edited after its report was stored.',
  );
});

test('a report without its example stops the build', () => {
  expect(() => propsOn('Text.', {reports: [createReport('const b;')]})).toThrow(
    /^docs\/a\.reports\.json: the page does not have the example \w{16}\./,
  );
});

test('under npm start each mistake is a warning, and the rest of the page is read', () => {
  jest.replaceProperty(process.env, 'NODE_ENV', 'development');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const text = [fence('ts test=fail'), fence('ts test=fails'), fence('ts test=edge-cases'), fence('ts test')].join(
    '\n',
  );

  expect(propsOn(text).at(-1)).toEqual({tokens: 'k', verdict: 'passes'});
  expect(warn.mock.calls).toEqual([
    [expect.toStartWith('docs/a.mdx:1: unknown mark')],
    [expect.toStartWith('docs/a.mdx:5: this example has no report')],
    [expect.toStartWith('docs/a.mdx:9: line 1 of a block of edge cases')],
  ]);
});

test('the digest of an example depends on its code alone', () => {
  expect(createDigest('a\r\nb\n')).toBe(createDigest('a\nb'));
  expect(createDigest('a')).not.toBe(createDigest('b'));
});

/** The ids on a page whose headings have the ids of Docusaurus. */
function idsOn(...blocks: string[]): unknown[] {
  const {tree, sections} = readPage(blocks.join('\n\n'), 'docs/a.mdx');
  for (const {id, heading} of sections) if (heading) heading.data = {hProperties: {id}};
  jest.replaceProperty(process, 'env', {NODE_ENV: 'development'});
  jest.spyOn(console, 'warn').mockImplementation();
  examples()(tree, {path: path.join(folder, 'docs/a.mdx')});
  const ids: unknown[] = [];
  visit(tree, node => {
    const id = node.data?.hProperties?.['id'];
    if (node.type !== 'heading' && id !== undefined) ids.push(id);
  });
  return ids;
}

test('derives an id from the section and the kind, and counts within a section', () => {
  expect(
    idsOn(
      '## `.toBeEmpty()` {#tobeempty}',
      fence('ts test'),
      fence('ts test=fails'),
      fence('ts test'),
      fence('ts test=edge-cases', edgeCases),
      ':::known-issue[One]\n\nText.\n\n:::',
      ':::known-issue[Two]\n\nText.\n\n:::',
      '## `.toBeNil()` {#tobenil}',
      fence('ts test'),
    ),
  ).toEqual([
    'tobeempty-example',
    'tobeempty-failing-example',
    'tobeempty-example-2',
    'tobeempty-edge-cases',
    'tobeempty-known-issue',
    'tobeempty-known-issue-2',
    'tobenil-example',
  ]);
});

test.each([
  ['code that is not an example', [fence('bash')]],
  ['other notes', [':::caution[A]\n\nText.\n\n:::']],
  ['the content of a note', [`:::caution[A]\n\n${fence('ts test')}\n\n:::`]],
])('%s has no id', (_, blocks) => {
  expect(idsOn('## A {#a}', ...blocks)).toEqual([]);
});

test('an example above the first heading has no id', () => {
  expect(idsOn(fence('ts test'))).toEqual([]);
});
