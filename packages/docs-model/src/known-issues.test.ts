import {readdirSync, readFileSync} from 'node:fs';
import {getKnownIssues, listKnownIssues, readKnownIssues} from './known-issues';
import {readPage} from './page.cjs';

const text = [
  '## Equality {#equality}',
  ':::known-issue[Any two Sets are equal]',
  'See [the issue](https://github.com/jest-community/jest-extended/issues/1) and [Jest](https://jestjs.io).',
  ':::',
  '## .toBeNew(value) {#new}',
  ':::known-issue[Throws for `null`]',
  'Text.',
  ':::',
  ':::known-issue[Passes]',
  'Reported as [#2](https://github.com/jest-community/jest-extended/pull/2).',
  ':::',
].join('\n\n');

test('reads the known issues of a page, with their rows and reports', () => {
  const issues = getKnownIssues(readPage(text, 'docs/matchers/array.mdx'));

  expect(issues.map(({id}) => id)).toEqual(['equality-known-issue', 'new-known-issue', 'new-known-issue-2']);
  expect(listKnownIssues(issues, url => url.replace('./array.mdx', '/docs/array'))).toBe(
    [
      '- Array: [Any two Sets are equal](/docs/array#equality-known-issue), [#1](https://github.com/jest-community/jest-extended/issues/1)',
      '- `.toBeNew()`: [Throws for `null`](/docs/array#new-known-issue)',
      '- `.toBeNew()`: [Passes](/docs/array#new-known-issue-2), [#2](https://github.com/jest-community/jest-extended/pull/2)',
    ].join('\n'),
  );
});

test('the list has every known issue of the docs', () => {
  const files = readdirSync('docs', {recursive: true, encoding: 'utf8'}).filter(file => file.endsWith('.mdx'));
  const written = files.flatMap(
    file => readFileSync(`docs/${file}`, 'utf8').match(/(?<=^:::known-issue\[).*(?=\]$)/gm) ?? [],
  );

  expect(written).not.toBeEmpty();
  expect(readKnownIssues().map(({title}) => title)).toIncludeSameMembers(written);
});
