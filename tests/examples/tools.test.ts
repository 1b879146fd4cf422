import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const page = (...code: string[]) => ['# Title', '', '```ts test', ...code, '```', ''].join('\n');

/** What a tool of node_modules prints when it reads a page of docs/ from its input. */
function run(tool: string, options: string[], text: string): string {
  const {stdout, stderr} = spawnSync(process.execPath, [path.join(root, 'node_modules', tool), ...options], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  return stdout || stderr;
}

test('Prettier formats the examples of a page, whatever their marks', () => {
  const options = ['--stdin-filepath', 'docs/matchers/try.mdx'];

  expect(run('prettier/bin/prettier.cjs', options, page('const a = {b:  "c"}'))).toBe(page("const a = { b: 'c' };"));
});

test("ESLint lints the examples of a page and reports the page's line", () => {
  const options = ['--format', 'json', '--stdin', '--stdin-filename', 'docs/matchers/try.mdx'];
  const output = run('eslint/bin/eslint.js', options, page('expect(1).toBe(1);', 'let a = 1;', '// @ts-ignore'));
  const [{messages}]: [{messages: {line: number; ruleId: string}[]}] = JSON.parse(output);

  expect(messages.map(({line, ruleId}) => `${line} ${ruleId}`)).toIncludeSameMembers([
    '5 prefer-const',
    '5 @typescript-eslint/no-unused-vars',
    '6 @typescript-eslint/ban-ts-comment',
  ]);
});
