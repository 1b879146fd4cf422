import {readPage} from '@jest-extended/docs-model/page';
import {pages} from './pages.cjs';
import {typeErrors} from './type-errors';

/** A page of one example, whose first statement is on line 3. */
const page = (...code: string[]) =>
  readPage(['- list', '  ```ts test', ...code.map(line => `  ${line}`), '  ```'].join('\n'), 'docs/try.mdx');

const findErrors = (...code: string[]) => [...typeErrors([page(...code)]).values()].flat();

test('an error is reported at its place on the page', () => {
  expect(findErrors("test('a', () => {", '  expect(1).toBeNoMatcher();', '});')).toEqual([
    expect.stringMatching(/^docs\/try\.mdx:4:15: Property 'toBeNoMatcher' does not exist/),
  ]);
});

test('an unnecessary @ts-expect-error is an error', () => {
  const marked = '// @ts-expect-error the types know numbers only';

  expect(findErrors(marked, 'expect(2n).toBeWithin(1n, 3n);')).toBeEmpty();
  expect(findErrors(marked, 'expect(2).toBeWithin(1, 3);')).toEqual([
    "docs/try.mdx:3:3: Unused '@ts-expect-error' directive.",
  ]);
});

test('examples of one page do not see each other', () => {
  const text = ['```ts test', 'const a = 1;', '```', '', '```ts test', "const a = '';", 'a.length;', '```'].join('\n');

  expect([...typeErrors([readPage(text, 'docs/try.mdx')]).values()]).toEqual([[]]);
});

describe("the library's types accept the examples of", () => {
  const all = pages();
  const errors = typeErrors(all);

  test.each(all.map(({file}) => file))('%s', file => {
    expect(errors.get(file)).toBeEmpty();
  });
});
