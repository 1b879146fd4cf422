import {readPage} from '@jest-extended/docs-model/page';
import {pages} from './pages.cjs';
import {typeErrors} from './type-errors';

const MARK = '// @ts-expect-error the types know numbers only';

/** Pages of examples, with the errors that the compiler reports for them. */
const tries = [
  {
    name: 'an error is reported at its place on the page',
    // The first statement is on line 3, two columns from the left.
    text: ['- list', '  ```ts test', "  test('a', () => {", '    expect(1).toBeNoMatcher();', '  });', '  ```'],
    errors: [expect.stringMatching(/^docs\/0\.mdx:4:15: Property 'toBeNoMatcher' does not exist/)],
  },
  {
    name: 'a @ts-expect-error is accepted where the types do not know what the library does',
    text: ['```ts test', MARK, 'expect(2n).toBeWithin(1n, 3n);', '```'],
    errors: [],
  },
  {
    name: 'an unnecessary @ts-expect-error is an error',
    text: ['```ts test', MARK, 'expect(2).toBeWithin(1, 3);', '```'],
    errors: ["docs/2.mdx:2:1: Unused '@ts-expect-error' directive."],
  },
  {
    name: 'examples of one page do not see each other',
    text: ['```ts test', 'const a = 1;', '```', '', '```ts test', "const a = '';", 'a.length;', '```'],
    errors: [],
  },
].map(({text, ...others}, at) => ({...others, page: readPage(text.join('\n'), `docs/${at}.mdx`)}));

const all = pages();
// One run of the compiler, because each reads the types of Node and Jest.
const errors = typeErrors([...tries.map(({page}) => page), ...all]);

test.each(tries)('$name', ({page, errors: expected}) => {
  expect(errors.get(page.file)).toEqual(expected);
});

test.each(all)("the library's types accept the examples of $file", ({file}) => {
  expect(errors.get(file)).toEqual([]);
});
