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
const sections = [nil, setup, other];
const home = 'https://docs.example.org';
async function* each(pieces: Iterable<string>) {
  yield* pieces;
}

/** The result of cleaning pieces of an answer. */
async function all(pieces: Iterable<string>) {
  const clean = cleaner([nil, setup], addressesOf(sections, home)([nil, setup]));
  const cited = new Set<string>();
  let [text, removed] = ['', 0];
  for await (const piece of clean(each(pieces))) {
    text += piece.text;
    removed += piece.removed;
    for (const {url} of piece.cited) cited.add(url);
  }
  return {text, cited: [...cited], removed};
}

/** The result for a whole text, which must be the same as character by character. */
async function cleaned(text: string) {
  const whole = await all([text]);
  expect(await all(text)).toEqual(whole);
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
  ['a number that is none next to one', 'So [S7, S1].', `So ${NIL}.`],
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
  ['an address in angles', '<https://evil.test>', ''],
  ['a definition', 'Text\n\n[a]: https://evil.test\n\nEnd', 'Text\n\n\n\nEnd'],
  ['a definition in a list', '- a\n- [a]: https://evil.test\n- [x][a]', '- a\n-\n- x'],
  ['HTML', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['types', 'Array<string> and a < b', 'Array&lt;string> and a < b'],
  ['a link whose address never ends', '[x](https://evil.test', '[x]('],
  ['brackets that nothing follows', 'an array [a, b] and [x', 'an array [a, b] and [x'],
])('%s', async (_, text, shown) => {
  expect((await cleaned(text)).text).toBe(shown);
});

test.each([
  ['a heading', '## What [x](/none) does [S1]\n\nText', `## What x does ${NIL}\n\nText`],
  ['emphasis', '**Only [x](/none)** and _then [S1]_', `**Only x** and _then ${NIL}_`],
  ['a list', '1. [x](/none)\n2. b\n   - c [S1]\n\nText', `1. x\n2. b\n   - c ${NIL}\n\nText`],
  ['a quotation', '> [x](/none)\n> b\n\nText', '> x\n> b\n\nText'],
  ['a table', '| a | b |\n|---|---|\n| [x](/none) | `a \\| b` |\n', '| a | b |\n| --- | --- |\n| x | `a \\| b` |\n'],
  ['HTML around a link', '<p>\n[x](https://evil.test)\n</p>', '&lt;p>\nx\n&lt;/p>'],
  ['a link in an attribute', '<img src=https://evil.test>', '&lt;img src='],
  ['a link that removing another makes', '[x](<https://evil.test> //evil.test)', 'x'],
])('writes Markdown again: %s', async (_, text, shown) => {
  expect((await cleaned(text)).text).toBe(shown);
});

test.each([
  ['inline', 'Write `value[1]` and `a[0](b)`.'],
  ['a link', '`[x](//evil.test)`'],
  ['a block', '```ts\nexpect(all[1]).toBe(x);\nexpect(await import("https://example.com/a")).toBeNil();\n```\n'],
  ['a block in a list', '- so:\n\n  ```ts\n  const a: Array<string> = b[1];\n  ```\n'],
  ['a block after an open backtick', "It's ` so:\n```ts\na[1]\n```\n"],
])('leaves code alone: %s', async (_, text) => {
  expect(await cleaned(text)).toEqual({text, cited: [], removed: 0});
});

test('code has no address outside the site', async () => {
  expect((await cleaned('```\nhttps://evil.dev/x\n```')).text).toBe('```\n\n```');
});

test('a backtick without an end leaves its paragraph text', async () => {
  expect((await cleaned('a ` b\n[x](/docs/none) c\n\n[S1]')).text).toBe(`a \` b\nx c\n\n${NIL}`);
});

test('counts the removed citations and links', async () => {
  expect((await cleaned('[S9] [x](/none) https://evil.test ![y](z)')).removed).toBe(4);
});

test('shows each block when the next one begins, and the rest before an error', async () => {
  async function* pieces() {
    yield 'Nil [S';
    yield '1].\n';
    yield '\nAnd';
    yield ' more\n\n- or';
    throw new Error('broke off');
  }
  const shown: string[] = [];
  const read = async () => {
    for await (const {text} of cleaner([nil], addressesOf(sections, home)([nil]))(pieces())) shown.push(text);
  };
  await expect(read()).rejects.toThrow('broke off');
  expect(shown).toEqual([`Nil ${NIL}.\n\n`, 'And more\n\n', '- or']);
});
