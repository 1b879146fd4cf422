/** @jest-environment node */
import type {Passage} from '../../src/ask/passage';
import {addressesOf} from './addresses';
import {cleaner} from './clean';

const passage = (url: string, titles: Passage['titles'], markdown = ''): Passage => ({
  url,
  titles,
  parts: [{kind: 'text', markdown}],
});
const nil = passage(
  '/docs/matchers/toBeNil#tobenil',
  ['toBeNil', '.toBeNil()'],
  'As [Jest](https://jestjs.io/docs) says.',
);
const setup = passage('/docs/getting-started/setup#jest', ['Setup', 'Jest']);
const other = passage(
  '/docs/matchers/array#tobearray',
  ['Array', '.toBeArray()'],
  '[MDN](https://developer.mozilla.org/)',
);
const all = [nil, setup, other];
const home = 'https://docs.example.org';
const start = () => cleaner([nil, setup], addressesOf(all, home)([nil, setup]));

/** What becomes of a text, whole, and letter by letter: the two have to be the same. */
function cleaned(text: string) {
  const whole = start().all(text);
  const scanner = start();
  const pieces = [...text].map(letter => scanner.push(letter));
  const parts = [...pieces, scanner.end()];
  expect(parts.map(part => part.text).join('')).toBe(whole.text);
  expect(parts.reduce((sum, {cited}) => sum + cited, 0)).toBe(whole.cited);
  return whole;
}

const NIL = '([.toBeNil()](/docs/matchers/toBeNil#tobenil))';
const SETUP = '([Setup: Jest](/docs/getting-started/setup#jest))';

test.each([
  ['a section by its number', 'It passes [S1].', `It passes ${NIL}.`],
  ['a number alone', 'It passes[1].', `It passes ${NIL}.`],
  ['two at once', 'So [S1, S2].', `So ${NIL.slice(0, -1)}, ${SETUP.slice(1)}.`],
  ['two side by side', 'So [S1][S2].', `So ${NIL} ${SETUP}.`],
  ['twice in a row once', 'So [S1]. And [S1].', `So ${NIL}. And.`],
  ['a number in parentheses', '([S2])', SETUP],
  ['a number that is none', 'So [S3].', 'So.'],
  ['a number that is none beside one', 'So [S7, S1].', `So ${NIL}.`],
  ['a link to a section', '[here](/docs/matchers/array#tobearray)', '[here](/docs/matchers/array#tobearray)'],
  ['a link to a page', '[here](/docs/matchers/array/)', '[here](/docs/matchers/array)'],
  [
    'an absolute link to a section',
    `[here](${home}/docs/matchers/toBeNil/#tobenil)`,
    '[here](/docs/matchers/toBeNil#tobenil)',
  ],
  ['a link to a page that there is not', '[here](/docs/matchers/none)', 'here'],
  ['a link to a section that there is not', '[here](/docs/matchers/array#none "Title")', 'here'],
  ['a link to outside', 'See [this](https://evil.test/x?a=(b)).', 'See this.'],
  ['a link that a given section has', '[Jest](https://jestjs.io/docs)', '[Jest](https://jestjs.io/docs)'],
  ['a link that another section has', '[MDN](https://developer.mozilla.org/)', 'MDN'],
  ['a link without a host', '[x](//evil.test)', 'x'],
  ['a script', '[x](javascript:alert(1))', 'x'],
  ['a link around a picture', '[![p](https://evil.test/p.png)](/docs/matchers/array)', '[p](/docs/matchers/array)'],
  ['a picture', 'a ![secret](https://evil.test/?q=secret) b', 'a secret b'],
  ['a bare address', 'Go to https://evil.test/a, now.', 'Go to , now.'],
  ['a bare address in capitals', 'HTTPS://EVIL.TEST', ''],
  ['a bare address without a scheme', 'www.evil.test', ''],
  ['a bare address of a given section', 'See https://jestjs.io/docs.', 'See https://jestjs.io/docs.'],
  ['an address in angles', '<https://evil.test>', '&lt;>'],
  ['a definition', '[x][a]\n\n[a]: /docs/none\n', '[x][a]\n\na: /docs/none\n'],
  ['HTML', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['types', 'Array<string> and a < b', 'Array&lt;string> and a < b'],
  ['a link whose address never ends', '[x](https://evil.test', 'x('],
  ['brackets that nothing follows', 'an array [a, b] and [x', 'an array [a, b] and \\[x'],
])('%s', (_, text, shown) => {
  expect(cleaned(text).text).toBe(shown);
});

test.each([
  ['inline', 'Write `value[1]` and `a[0](b)`.'],
  ['a block', '```ts\nexpect(all[1]).toBe(x);\nexpect(await import("https://example.com/a")).toBeNil();\n```\n'],
  ['a block in a list', '- so:\n\n  ```ts\n  const a: Array<string> = b[1];\n  ```\n'],
  ['a block behind a backtick too many', "It's ` so:\n```ts\na[1]\n```\n"],
])('leaves code alone: %s', (_, text) => {
  expect(cleaned(text)).toEqual({text, cited: 0, removed: 0});
});

test.each([
  ['a backtick that never closes', 'a ` b\n[x](/docs/none) c', 'a ` b\n[x] (/docs/none) c'],
  ['an address in code', '```\nhttps://evil.dev/x\n```', '```\n\n```'],
  ['a host left out in code', '`[x](//evil.test)`', '`[x] (//evil.test)`'],
  ['a script in code', '`[x](javascript:alert(1))`', '`[x] (javascript:alert(1))`'],
  ['a definition in code', '`\n[x]: //evil.test', '`\n[x] : //evil.test'],
])('no code that could be text has a link: %s', (_, text, shown) => {
  expect(cleaned(text).text).toBe(shown);
});

test('after a paragraph a backtick that never closed is forgotten', () => {
  expect(cleaned('a ` b\n\n[S1]').text).toBe(`a \` b\n\n${NIL}`);
});

test('counts what it took out', () => {
  expect(cleaned('[S9] [x](/none) https://evil.test ![y](z)').removed).toBe(4);
});

test('shows text as it comes', () => {
  const scanner = start();
  expect(scanner.push('Passes when the value is ').text).toBe('Passes when the value is');
  expect(scanner.push('nil [').text).toBe(' nil');
  expect(scanner.push('S').text).toBe('');
  expect(scanner.push('1] and').text).toBe(` ${NIL} and`);
});
