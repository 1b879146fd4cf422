// cspell:ignore remianders numbrs
import {readFileSync} from 'node:fs';
import {groups} from '@jest-extended/catalogue';
import type {Section} from '@jest-extended/docs-model/section';
import type {Query, SearchResult} from '../client';
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

/** @returns the answer to the last question */
async function ask(
  questions: readonly string[],
  {source = docs, signal = new AbortController().signal} = {},
): Promise<Block[]> {
  const added: Block[] = [];
  const turns = questions.map((question, index) => ({id: `${index}`, question, blocks: []}));
  for await (const block of source(turns, signal)) added.push(block);
  return added;
}

const getTitles = (blocks: readonly Block[]) =>
  blocks.flatMap(block => (block.type === 'card' ? block.titles.slice(1) : []));
const getRemarks = (blocks: readonly Block[]) =>
  blocks.flatMap(block => (block.type === 'remark' ? block.markdown : []));

const related = (indexes: readonly number[]): Block => ({
  type: 'related',
  sections: indexes.map(index => ({
    url: `/docs/page-${index}#section`,
    title: `Page: Section ${index}`,
    text: `Text ${index}: numbers, remainders, an empty array.`,
  })),
});

test('quotes the first section that the search finds, names the next two, and reads only their pages', async () => {
  expect(await ask(['numbers without remainder'])).toEqual([
    {
      type: 'card',
      url: '/docs/page-0#section',
      titles: ['Page', 'Section 0'],
      sentence: 'Text 0: numbers, remainders, an empty array.',
      quotes: [],
    },
    related([1, 2]),
    {type: 'matches', query: 'numbers without remainder', count: 5},
  ]);
  expect(content.readSections.mock.calls).toEqual([['/docs/page-0'], ['/docs/page-1'], ['/docs/page-2']]);
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
  ['weather forecast with numbers', ''],
  ['mock a module with text', ' The docs of [Jest](https://jestjs.io/docs/getting-started) may.'],
  [
    'toHaveClass',
    ' `toHaveClass` is not a matcher of jest-extended. It belongs to [@testing-library/jest-dom](https://github.com/testing-library/jest-dom).',
  ],
  ['expect(...).toHaveColor is not a function in section text', ''],
])(
  'says that no section fits "%s", where it may belong, and names sections that share a word',
  async (question, where) => {
    expect(await ask([question])).toEqual([
      {type: 'remark', markdown: `These docs do not seem to answer this.${where}`},
      {type: 'remark', markdown: hints},
      ...(/numbers|text/.test(question) ? [related([0, 1, 2])] : []),
    ]);
  },
);

test.each(['section text', 'text, as of "toBeOdd"', 'What is this?', 'toBeOdd, a mocked module, a section of text'])(
  'quotes for a question that fits: %s',
  async question => expect(getTitles(await ask([question]))).toEqual(['Section 0']),
);

test('a misspelt word is compared as the search corrected it', async () => {
  content.search.mockResolvedValueOnce({...createResult(sections), correction: 'remainders of numbers'});
  expect(getTitles(await ask(['remianders of numbrs']))).toEqual(['Section 0']);
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
    expect((await ask([first, 'and for dates?'])).slice(0, 2)).toMatchObject([
      {titles: ['Page', 'Section 4']},
      related([0, 1]),
    ]);
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
