import {readFileSync} from 'node:fs';
import {groups} from '@jest-extended/catalogue';
import type {Section} from '@jest-extended/docs-model/section';
import type {Query, SearchResult} from '@jest-extended/search/client';
import {createDocsSource} from './docs-source';
import type {Block} from './block';
import {englishTexts} from './answer-texts';

const getReportUrl = () => 'https://example.org/report';

const sections = Array.from({length: 5}, (_, index): Section => ({
  url: `/docs/page-${index}#section`,
  titles: ['Page', `Section ${index}`],
  parts: [{kind: 'text', markdown: `Text ${index}: numbers, remainders, an empty array.`}],
}));

/** The result of a search that finds sections. */
const createResult = (found: readonly Section[]) => ({
  hits: found.map(({url}) => ({id: url, url, link: url, titles: [], excerpt: [], isAbout: false})),
  count: found.length,
});

const content = {
  search: jest.fn(async (_query: Query): Promise<SearchResult> => createResult(sections)),
  readSections: jest.fn(async (page: string) => sections.filter(({url}) => url.startsWith(page))),
};

const docs = createDocsSource({...content, getReportUrl});

beforeEach(() => jest.clearAllMocks());

/**
 * Asks questions.
 * @param blocks the last answer so far
 * @returns the blocks that are added to the last answer
 */
async function ask(
  questions: readonly string[],
  {blocks = [] as readonly Block[], source = docs, signal = new AbortController().signal} = {},
): Promise<Block[]> {
  const added: Block[] = [];
  const last = questions.length - 1;
  const turns = questions.map((question, index) => ({id: `${index}`, question, blocks: index === last ? blocks : []}));
  for await (const block of source(turns, signal)) added.push(block);
  return added;
}

const getTitles = (blocks: readonly Block[]) =>
  blocks.flatMap(block => (block.type === 'card' ? block.titles.slice(1) : []));
const getRemarks = (blocks: readonly Block[]) =>
  blocks.flatMap(block => (block.type === 'remark' ? block.markdown : []));

test('answers with the first three sections that the search finds, and reads only their pages', async () => {
  const blocks = await ask(['numbers without remainder']);
  expect(blocks.slice(0, 1)).toEqual([{type: 'matches', query: 'numbers without remainder', count: 5}]);
  expect(blocks[1]).toEqual({
    type: 'card',
    url: '/docs/page-0#section',
    titles: ['Page', 'Section 0'],
    quotes: [{type: 'paragraph', markdown: 'Text 0: numbers, remainders, an empty array.'}],
    rest: [],
  });
  expect(getTitles(blocks)).toEqual(['Section 0', 'Section 1', 'Section 2']);
  expect(content.readSections.mock.calls).toEqual([['/docs/page-0'], ['/docs/page-1'], ['/docs/page-2']]);
});

test('quotes the beginning of the sections after the first', async () => {
  content.readSections.mockImplementation(async page =>
    sections
      .filter(({url}) => url.startsWith(page))
      .map(section => ({...section, parts: [...section.parts, {kind: 'text', markdown: 'Odd numbers.'}]})),
  );
  const odd = {type: 'paragraph', markdown: 'Odd numbers.'};
  const [, first, ...others] = await ask(['odd numbers without remainder']);
  expect(first).toMatchObject({quotes: [{}, odd], rest: []});
  expect(others).toEqual([0, 1].map(() => expect.objectContaining({quotes: [expect.anything()], rest: [odd]})));
  content.readSections.mockImplementation(async page => sections.filter(({url}) => url.startsWith(page)));
});

test('an answer that has sections continues with the next ones, and nothing else', async () => {
  const questions = ['numbers without remainder'];
  const blocks = await ask(questions);
  const more = await ask(questions, {blocks});
  expect(getTitles(more)).toEqual(['Section 3', 'Section 4']);
  expect(more).toBeArrayOfSize(2);
});

const hints = englishTexts.hints.replace('{report}', getReportUrl());

test('says if nothing is found, and offers other words and a report', async () => {
  content.search.mockResolvedValueOnce(createResult([]));
  expect(await ask(['qqqq'])).toEqual([
    {type: 'remark', markdown: 'These docs do not seem to answer this.'},
    {type: 'remark', markdown: hints},
  ]);
});

test.each([
  ['weather forecast', ''],
  ['mock a module with text', ' The docs of [Jest](https://jestjs.io/docs/getting-started) may.'],
  [
    'toHaveClass',
    ' `toHaveClass` is not a matcher of jest-extended. It belongs to [@testing-library/jest-dom](https://github.com/testing-library/jest-dom).',
  ],
  ['expect(...).toHaveColor is not a function in section text', ''],
])('says that no section fits "%s", where it may belong, and links the nearest sections', async (question, where) => {
  expect(await ask([question])).toEqual([
    {type: 'remark', markdown: `These docs do not seem to answer this.${where}`},
    {
      type: 'remark',
      markdown: `The nearest sections:\n\n${[0, 1, 2].map(index => `- [Page: Section ${index}](/docs/page-${index}#section)`).join('\n')}`,
    },
    {type: 'remark', markdown: hints},
  ]);
});

test.each(['section text', 'text, as of "toBeOdd"', 'What is this?', 'toBeOdd, a mocked module, a section of text'])(
  'quotes for a question that fits: %s',
  async question => expect(getTitles(await ask([question]))).toBeArrayOfSize(3),
);

test('a misspelt word is compared as the search corrected it', async () => {
  content.search.mockResolvedValueOnce({...createResult(sections), correction: 'empty of numbers'});
  expect(getTitles(await ask(['qqqq of xxxx']))).toBeArrayOfSize(3);
});

describe('a follow-up', () => {
  const first = 'how do I check that an array is empty';

  test.each(['and for dates?', 'what about arrays', 'show me an example', 'why?', 'is it deep?', 'and with .not?'])(
    'is searched together with the question before it: %s',
    async question => {
      expect(await ask([first, question])).toContainEqual({type: 'matches', query: `${first} ${question}`, count: 5});
    },
  );

  test('of a follow-up is searched together with the question that they follow', async () => {
    await ask(['frozen and sealed objects', first, 'and for objects?', 'and for dates?']);
    expect(content.search).toHaveBeenCalledWith({text: `${first} and for dates?`, hitsPerPage: 10});
  });

  test('has the sections of its own words, too, if it has any', async () => {
    content.search
      .mockResolvedValueOnce(createResult(sections.slice(4)))
      .mockResolvedValueOnce(createResult(sections.slice(0, 4)));
    expect(getTitles(await ask([first, 'and for dates?']))).toEqual(['Section 4', 'Section 0', 'Section 1']);
  });

  test.each(['is there a matcher for frozen objects', 'toBeOdd', 'with Vitest and ESLint'])(
    'with a subject of its own is searched alone: %s',
    async question => {
      await ask([first, question]);
      expect(content.search).toHaveBeenCalledExactlyOnceWith({text: question, hitsPerPage: 10});
    },
  );

  test('is searched at most twice, however long the conversation is', async () => {
    const questions = Array.from({length: 100}, (_, index) => `and for ${index}?`);
    await ask(['is it a list', ...questions]);
    expect(content.search).toHaveBeenCalledTimes(2);
  });

  test('that finds nothing alone is searched together with the question before it', async () => {
    content.search.mockResolvedValueOnce(createResult([]));
    expect(await ask([first, 'qqqq xxxx'])).toContainEqual({type: 'matches', query: `${first} qqqq xxxx`, count: 5});
  });
});

describe('a matcher of another library', () => {
  test('is named with its library', async () => {
    expect(getRemarks(await ask(['toContain for an empty array']))).toEqual([
      '`toContain` is not a matcher of jest-extended. It belongs to [Jest](https://jestjs.io/docs/getting-started).',
    ]);
  });

  test.each(['toBeTrue or toBeTruthy', 'toBeStrings', 'TypeError: y is not a function', 'constructor'])(
    'is not named if the text has one of ours or is not in the list: %s',
    async question => expect(getRemarks(await ask([question])).join()).not.toContain('is not a matcher'),
  );

  const [, section = ''] = readFileSync('docs/getting-started/setup.mdx', 'utf8').split('## Troubleshooting');
  /** The messages of the section that name a matcher, as functions of the name. */
  const messages = Array.from(
    section.matchAll(/```text\n([^`]*?\bto[A-Z]\w*[^`]*?)\n```/g),
    ([, text = '']) =>
      (name: string) =>
        text.replace(/\bto[A-Z]\w*/g, name),
  );
  const forms = [
    ...messages,
    (name: string) => name,
    (name: string) => `${name} is not defined`,
    (name: string) => `ReferenceError: ${name} is not defined`,
    (name: string) => `expect(...).not.${name} is not a function`,
  ];

  test('is never one of ours, in any form of the messages that the docs explain', async () => {
    const names = groups.flatMap(({matchers}) => matchers);
    expect(names).toBeArrayOfSize(76);
    expect(messages.length).toBeGreaterThanOrEqual(3);
    for (const question of names.flatMap(name => forms.map(write => write(name))))
      expect({question, remarks: getRemarks(await ask([question]))}).toEqual({question, remarks: []});
  });
});

test('stops when the signal is aborted', async () => {
  await expect(ask(['numbers'], {signal: AbortSignal.abort('left')})).rejects.toBe('left');
});

test.each([
  ['the search fails', () => content.search.mockRejectedValueOnce(new Error('Offline'))],
  ['a page cannot be read', () => content.readSections.mockRejectedValueOnce(new Error('Offline'))],
  ['a newer page no longer has the section', () => content.readSections.mockResolvedValueOnce([])],
])('has a sentence for readers if %s', async (_, fail) => {
  fail();
  await expect(ask(['numbers'])).rejects.toMatchObject({name: 'AnswerError', message: englishTexts.failed});
});

test('gives up after 14 seconds', async () => {
  jest.useFakeTimers();
  const source = createDocsSource({...content, search: () => new Promise(() => undefined), getReportUrl});
  const failed = expect(ask(['numbers'], {source})).rejects.toThrow(englishTexts.failed);
  await jest.advanceTimersByTimeAsync(14_000);
  await failed;
  jest.useRealTimers();
});
