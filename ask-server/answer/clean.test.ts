import type {Passage} from '../../src/ask/passage';
import {cleaner} from './clean';

const nil: Passage = {url: '/docs/matchers/toBeNil#tobenil', titles: ['toBeNil', '.toBeNil()'], parts: []};
const setup: Passage = {url: '/docs/getting-started/setup#jest', titles: ['Setup', 'Jest'], parts: []};
const urls = new Set([nil.url, setup.url, '/docs/matchers/array']);

async function* each(pieces: Iterable<string>) {
  yield* pieces;
}

/** The result of cleaning pieces of an answer. */
async function all(pieces: Iterable<string>) {
  const cited = new Set<string>();
  let text = '';
  for await (const piece of cleaner([nil, setup], urls)(each(pieces))) {
    text += piece.text;
    for (const {url} of piece.cited) cited.add(url);
  }
  return {text, cited: [...cited]};
}

const NIL = '([.toBeNil()](/docs/matchers/toBeNil#tobenil))';
const SETUP = '([Setup: Jest](/docs/getting-started/setup#jest))';

test.each([
  ['a section by its number', 'It passes [S1].', `It passes ${NIL}.`],
  ['a number alone', 'It passes[1].', `It passes ${NIL}.`],
  ['two at once', 'So [S1, S2].', `So ${NIL.slice(0, -1)}, ${SETUP.slice(1)}.`],
  ['two side by side', 'So [S1][S2].', `So ${NIL} ${SETUP}.`],
  ['twice in a row once', 'So [S1]. And [S1].', `So ${NIL}. And.`],
  ['a number in parentheses', 'So ([S2])', `So ${SETUP}`],
  ['a number without a section', 'So [S3].', 'So.'],
  ['an unknown number next to a known one', 'So [S7, S1].', `So ${NIL}.`],
  ['a link to a page of the site', '[here](/docs/matchers/array)', '[here](/docs/matchers/array)'],
  ['a link to a page that does not exist', '[here](/docs/matchers/none "Title")', 'here'],
  ['a link to another site', 'See [this](https://evil.test/x?a=(b)).', 'See this.'],
  ['a link without a host', '[x](//evil.test)', 'x'],
  ['a script', '[x](javascript:alert(1))', 'x'],
  ['a link around an image', '[![p](https://evil.test/p.png)](/docs/matchers/array)', '[p](/docs/matchers/array)'],
  ['an image', 'a ![secret](https://evil.test/?q=secret) b', 'a secret b'],
  ['a bare address', 'Go to https://evil.test/a, now.', 'Go to , now.'],
  ['a bare address in capitals', 'HTTPS://EVIL.TEST', ''],
  ['a bare address without a scheme', 'www.evil.test', ''],
  ['an address in angle brackets', '<https://evil.test>', ''],
  ['a definition', 'Text\n\n[a]: https://evil.test\n\nEnd', 'Text\n\n\n\nEnd'],
  ['a definition in a list', '- a\n- [a]: https://evil.test\n- [x][a]', '- a\n- \n- x'],
  ['a link in a list, over two lines', '- [a\n  b](https://evil.test)', ''],
  ['HTML', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
  ['HTML around a link', '<p>\n[x](https://evil.test)\n</p>', '&lt;p>\nx\n&lt;/p>'],
  ['a link left by removing another one', '[x](<https://evil.test> //evil.test)', 'x'],
  ['brackets around other text', 'an array [a, b] and [x', 'an array [a, b] and [x'],
  ['other Markdown', '## A\n\n> **b** | c\n\n| a |\n| - |\n| b |', '## A\n\n> **b** | c\n\n| a |\n| - |\n| b |'],
  ['inline code', 'Write `value[1]` and `[x](//evil.test)`.', 'Write `value[1]` and `[x](//evil.test)`.'],
  ['a block of code', '```ts\nconst a: Array<string> = b[1];\n```\n', '```ts\nconst a: Array<string> = b[1];\n```\n'],
  ['a backtick without an end', 'a ` b\n[x](/docs/none) c\n\n[S1]', `a \` b\nx c\n\n ${NIL}`],
])('%s', async (_, text, shown) => {
  const whole = await all([text]);
  expect(whole.text).toBe(shown);
  // The same, character by character.
  expect(await all(text)).toEqual(whole);
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
    for await (const {text} of cleaner([nil], urls)(pieces())) shown.push(text);
  };
  await expect(read()).rejects.toThrow('broke off');
  expect(shown).toEqual([`Nil ${NIL}.\n\n`, 'And more\n\n', '- or']);
});
