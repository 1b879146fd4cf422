import {getAliases, getMessages, getNames, parseWords, pathsWithWords} from './words';

test('a matcher has the names that its page shows and the phrases for the search', () => {
  expect(getNames('toBeArray')).toContain('isArray');
  expect(getAliases('/docs/matchers/array#tobearray')).toIncludeAllMembers([...getNames('toBeArray'), 'is an array']);
  expect(getNames('toBeMissing')).toEqual([]);
});

test.each(['/x/docs/matchers/array/#tobearray', '/docs/matchers/array/#tobearray'])(
  'a section has its aliases whatever the base URL and the trailing slash: %s',
  url => {
    expect(getAliases(url)).toEqual(getAliases('/docs/matchers/array#tobearray'));
  },
);

test.each(['/x/docs/matchers#not', '/docs/matchers/#not', '/docs', '/x/docs/'])('so has an index: %s', url => {
  expect(getAliases(url)).not.toBeEmpty();
});

test('a section of a guide has phrases and messages, and a section without words has none', () => {
  expect(getAliases('/docs/getting-started/install#add-the-package')).toContain('npm install');
  expect(getMessages('/docs/getting-started/setup#expect-is-not-defined')).toEqual(['expect is not defined']);
  expect([...getAliases('/docs/matchers/array'), ...getMessages('/docs/matchers/array')]).toEqual([]);
});

test('each word of a section has a letter or a digit, and none is repeated', () => {
  for (const words of pathsWithWords.flatMap(url => [getAliases(url), getMessages(url)])) {
    expect(words.filter(word => !/[\p{L}\p{N}]/u.test(word))).toEqual([]);
    expect(new Set(words)).toHaveProperty('size', words.length);
  }
});

test('a line of phrases has several, and a message can contain a comma', () => {
  expect(parseWords('{"a": {"phrases": ["one, two", "three"], "messages": ["a, b"]}}', 'a.words.json')).toEqual([
    ['a', {names: [], phrases: ['one', 'two', 'three'], messages: ['a, b']}],
  ]);
});

test.each([
  ['{', 'docs/a.words.json is not JSON: SyntaxError'],
  ['[]', 'docs/a.words.json: write an object whose keys are the ids of sections.'],
  ['{"b": []}', 'docs/a.words.json, section "b": write an object with names, phrases or messages.'],
  ['{"b": {"title": []}}', 'docs/a.words.json, section "b": write names, phrases or messages in place of "title".'],
  ['{"b": {"names": "c"}}', 'docs/a.words.json, section "b": write names as a list of strings.'],
  ['{"b": {"phrases": [1]}}', 'docs/a.words.json, section "b": write phrases as a list of strings.'],
])('names the file and the section of wrong words: %s', (text, message) => {
  expect(() => parseWords(text, 'docs/a.words.json')).toThrow(message);
});
