// cspell:ignore remianders numbrs
import type {Section} from '@jest-extended/docs-model/section';
import type {Query, SearchResult} from '../client';
import {answerFromDocs} from './docs-answer';

const sections = Array.from({length: 5}, (_, index): Section => ({
  url: `/docs/page-${index}#section`,
  titles: ['Page', `Section ${index}`],
  parts: [{kind: 'text', markdown: `Text ${index}: numbers, remainders, an empty array, valid-title.`}],
}));
const [first, second, third] = sections;

const createResult = (found: readonly {readonly url: string}[]) => ({
  hits: found.map(({url}) => ({id: url, url, link: `${url}-row`, titles: [], excerpt: [], isAbout: false})),
  count: found.length,
});

const docs = {
  search: jest.fn(async (_query: Query): Promise<SearchResult> => createResult(sections)),
  readSections: jest.fn(async (page: string) => sections.filter(({url}) => url.startsWith(page))),
};

beforeEach(() => jest.clearAllMocks());

test('quotes the first section that the search finds, names the next two, and reads only their pages', async () => {
  docs.search.mockResolvedValueOnce(createResult([{url: '/playground'}, ...sections]));
  expect(await answerFromDocs(['numbers without remainder'], docs)).toEqual({
    kind: 'docs',
    quotation: first,
    related: [second, third],
  });
  expect(docs.readSections.mock.calls).toEqual([['/docs/page-0'], ['/docs/page-1'], ['/docs/page-2']]);
});

test.each<[string, readonly (Section | undefined)[]]>([
  ['weather forecast with numbers', [first, second, third]],
  ['mock a module with text', [first, second, third]],
  ['toHaveClass', []],
  ['expect(...).toHaveColor is not a function in section text', [first, second, third]],
  ['TypeError: Cannot read properties of undefined, numbers in a text', [first, second, third]],
  ['wrong numbers for `valid-text` in section text', [first, second, third]],
  ['flag to fail a snapshot with numbers in a text', [first, second, third]],
])('quotes nothing for "%s", and names sections that share a word', async (question, related) => {
  expect(await answerFromDocs([question], docs)).toEqual({kind: 'docs', related});
});

test('quotes nothing if nothing is found', async () => {
  docs.search.mockResolvedValueOnce(createResult([]));
  expect(await answerFromDocs(['toBeNil'], docs)).toEqual({kind: 'docs', related: []});
});

test.each([
  'section text',
  'a section about weather',
  'What is this?',
  'toBeOdd, a mocked module, a section of text',
  'a section with text for the rule `valid-title`',
  'a text in a section that throws TypeError: wrong numbers',
  'AssertionError: expected a text to be an empty array',
  'a section of text that contains "x-api-key", in jest.setup.ts',
  'TypeError: Cannot read a text of the section of jest-extended',
])('quotes for a question that fits: %s', async question =>
  expect((await answerFromDocs([question], docs)).quotation).toEqual(first),
);

test('a misspelled word is compared as the search corrected it', async () => {
  docs.search.mockResolvedValueOnce({...createResult(sections), correction: 'remainders of numbers'});
  expect((await answerFromDocs(['remianders of numbrs'], docs)).quotation).toEqual(first);
});

test.each([
  ['and for dates?', 'is an array empty and for dates?'],
  ['is it deep?', 'is an array empty is it deep?'],
  ['is there a matcher for frozen objects', 'is there a matcher for frozen objects'],
  ['toBeOdd', 'toBeOdd'],
])('a follow-up is searched once, behind the question that it continues: %s', async (question, text) => {
  await answerFromDocs(['frozen and sealed objects', 'is an array empty', 'and for maps?', question], docs);
  expect(docs.search).toHaveBeenCalledExactlyOnceWith({text, hitsPerPage: 10});
});

test.each([
  ['the search fails', () => docs.search.mockRejectedValueOnce(new Error('Offline')), 'Offline'],
  ['a page no longer has the section', () => docs.readSections.mockResolvedValueOnce([]), 'The docs no longer have'],
])('fails if %s', async (_, fail, message) => {
  fail();
  await expect(answerFromDocs(['numbers'], docs)).rejects.toThrow(message);
});
