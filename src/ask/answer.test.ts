import {docsSource} from './answer';
import {AnswerError, type Block} from './block';
import {markdownOf} from './markdown';
import type {Part, Passage} from './passage';
import {contentOf, sectionOf} from './testing/content';
import {englishTexts} from './texts';

const text = (markdown: string): Part => ({kind: 'text', markdown});
const related = (markdown: string): Part => ({kind: 'note', type: 'related', parts: [text(markdown)]});

const passages: readonly Passage[] = [
  {
    url: '/docs/matchers/number#tobeeven',
    titles: ['Number', '.toBeEven()'],
    parts: [
      text('Passes when the value divides by two.'),
      {
        kind: 'code',
        language: 'ts',
        code: 'expect(8).toBeEven();',
        marks: {verdict: 'passes', shows: 'example'},
        tokens: 'f',
      },
      text('This test fails, since rounding gives 549:'),
      {
        kind: 'code',
        language: 'ts',
        code: 'expect(549).toBeEven();',
        marks: {verdict: 'fails', shows: 'example'},
      },
      {
        kind: 'code',
        language: 'ts',
        code: "test('a fraction fails', () => {\n  expect(2.5).not.toBeEven();\n});",
        marks: {verdict: 'passes', shows: 'edge-cases'},
        tokens: 'one,=--abc,three',
      },
      {
        kind: 'note',
        type: 'known-issue',
        title: 'Large numbers pass',
        parts: [
          text('Use BigInts.'),
          {
            kind: 'code',
            language: 'ts',
            code: 'expect(2 ** 53 + 1).toBeEven();',
            marks: {verdict: 'passes', shows: 'known-issue'},
          },
        ],
      },
      related('- [`.toBeOdd()`](/docs/matchers/number#tobeodd), for the others.'),
    ],
  },
  {
    url: '/docs/matchers/number#tobeodd',
    titles: ['Number', '.toBeOdd()'],
    parts: [text('Passes when a remainder is left.'), related('- [`.toBeEven()`](/docs/matchers/number#tobeeven).')],
  },
  {
    url: '/docs/getting-started/setup#not-a-function',
    titles: ['Setup', 'toBeArrayOfSize is not a function'],
    parts: [text('Nobody registered this matcher.')],
  },
];

/** A word has weight only if most sections do not contain it. */
const others = Array.from({length: 50}, (_, at): Passage => ({url: `/other#${at}`, titles: ['Other'], parts: []}));

const found: string[] = [];
const report = () => 'https://example.org/report';
const sourceOf = (some: readonly Passage[]) =>
  docsSource({
    ...contentOf([...some, ...others]),
    find: async query => {
      found.push(query);
      return some.map(({url}) => url);
    },
    report,
  });
const docs = sourceOf(passages);

/** The blocks of the answer to the last of some questions. */
async function blocksOf(questions: readonly string[], source = docs, signal = new AbortController().signal) {
  const blocks: Block[] = [];
  const turns = questions.map((question, at) => ({id: String(at), question, blocks: []}));
  for await (const block of source(turns, signal)) blocks.push(block);
  return blocks;
}

const ask = async (...questions: string[]) => {
  const blocks = await blocksOf(questions);
  const sources = blocks.flatMap(block => (block.type === 'sources' ? block.sections : []));
  return {answer: markdownOf(blocks), cites: sources.map(({url}) => url)};
};

test("a matcher's answer has its row of the table on its page, if the question is about a column", async () => {
  const table = [
    '| Matcher | BigInt |',
    '| ------- | ------ |',
    '| `.toBeEven()` | passes |',
    '| `.toBeNumber()` | fails |',
  ];
  const values: Passage = {
    url: '/docs/matchers/number#which-values',
    titles: ['Number', 'Which values pass'],
    parts: [text(table.join('\n'))],
  };
  const answerTo = async (question: string) => markdownOf(await blocksOf([question], sourceOf([...passages, values])));

  expect(await answerTo('does toBeEven pass for a BigInt?')).toInclude(table.slice(0, 3).join('\n'));
  expect(await answerTo('does toBeEven pass for a BigInt?')).not.toInclude('.toBeNumber()');
  expect(await answerTo('does toBeEven pass for a fraction?')).not.toInclude('| Matcher');
});

test('an answer as blocks: its author, the search, quotations that name their sections, the sources', async () => {
  const even = {url: '/docs/matchers/number#tobeeven', title: '.toBeEven()'};
  expect(await blocksOf(['what does toBeEven do?'])).toEqual([
    {type: 'author', author: 'docs'},
    {type: 'search', query: 'what does toBeEven do?', count: 1},
    {type: 'signature', from: even},
    {type: 'paragraph', markdown: 'Passes when the value divides by two.', from: even},
    {
      type: 'example',
      code: {
        language: 'ts',
        code: 'expect(8).toBeEven();',
        marks: {verdict: 'passes', shows: 'example'},
        tokens: 'f',
      },
      from: even,
    },
    {type: 'title', text: 'Watch out for'},
    {
      type: 'note',
      kind: 'known-issue',
      title: 'Large numbers pass',
      blocks: [{type: 'paragraph', markdown: 'Use BigInts.', from: even}],
      from: even,
    },
    {type: 'title', text: 'See also'},
    {
      type: 'relatives',
      lines: ['[`.toBeOdd()`](/docs/matchers/number#tobeodd), for the others.'],
      from: even,
    },
    {type: 'sources', sections: [even]},
  ]);
});

test('why: the warnings come before the failures, and their code with them', async () => {
  const {answer} = await ask('why does toBeEven fail?');
  expect(answer).toInclude('> expect(2 ** 53 + 1).toBeEven();');
  expect(answer.indexOf('Known issue: Large')).toBeWithin(0, answer.indexOf('since rounding gives 549'));
});

test('a detail: the edge case that shows it, with the tokens of its lines', async () => {
  expect(await blocksOf(['what does toBeEven do?', 'and does it pass for a fraction?'])).toContainEqual({
    type: 'edge-case',
    statement: 'a fraction fails',
    code: {language: 'ts', code: 'expect(2.5).not.toBeEven();', tokens: '=abc'},
    from: {url: '/docs/matchers/number#tobeeven', title: '.toBeEven()'},
  });
});

test('words that the docs do not contain are listed', async () => {
  expect((await ask('does toBeEven work with Cypress?')).answer).toInclude('These docs do not mention “Cypress”.');
});

test('a difference: each matcher, and its statements about the other', async () => {
  const {answer, cites} = await ask('toBeEven vs toBeOdd');
  expect(cites).toEqual(['/docs/matchers/number#tobeeven', '/docs/matchers/number#tobeodd']);
  expect(answer).toIncludeMultiple(['divides by two', 'a remainder is left', 'for the others']);
});

test('a message: the section that explains it, whatever matcher it names', async () => {
  const {cites} = await ask('TypeError: expect(...).toBeNil is not a function');
  expect(cites).toEqual(['/docs/getting-started/setup#not-a-function']);
});

test.each([
  [
    'TypeError: expect(...).toBeInTheDocument is not a function',
    '`toBeInTheDocument` is not a matcher of jest-extended. It belongs to @testing-library/jest-dom.',
  ],
  ["Cannot find module '@testing-library/jest-dom'", '`@testing-library/jest-dom` is not part of jest-extended.'],
  ['ReferenceError: Immutable is not defined', '`Immutable` is not part of jest-extended.'],
])('a message about something else is not answered as if it were ours: %s', async (message, foreign) => {
  const {answer, cites} = await ask(message);
  expect(cites).toBeEmpty();
  expect(answer).toStartWith(foreign);
});

test('a message that no section explains is not answered', async () => {
  const {answer, cites} = await ask('TypeError: Cannot read property "even" of a number');
  expect(cites).toBeEmpty();
  expect(answer).toStartWith(englishTexts.refused.slice(0, 30));
});

test('a message that is never about the library is not answered, whatever words it has', async () => {
  expect((await ask('Jest did not exit one second after an even number of tests')).cites).toBeEmpty();
});

test('a question about a subject of another tool is answered only by a section that has its word', async () => {
  expect((await ask('even number, half')).cites).toEqual(['/docs/matchers/number#tobeeven']);
  expect((await ask('even number, half, snapshot')).cites).toBeEmpty();
});

test("a question that compares matchers of Jest is answered by a matcher's section that mentions all of them", async () => {
  const mock: Passage = {
    url: '/docs/matchers/mock#tohavebeencalledonce',
    titles: ['Mock', '.toHaveBeenCalledOnce()'],
    parts: [text('Passes when called. Replaces `.toHaveBeenCalled()` with `.toHaveBeenCalledTimes(1)`.')],
  };
  const cites = async (question: string) =>
    (await blocksOf([question], sourceOf([...passages, mock]))).flatMap(block =>
      block.type === 'sources' ? block.sections.map(({url}) => url) : [],
    );
  expect(await cites('we write toHaveBeenCalled(); toHaveBeenCalledTimes(1) everywhere')).toEqual([mock.url]);
  expect(await cites('we write toHaveBeenCalled(); toHaveBeenCalledWith(1) everywhere')).toBeEmpty();
});

test('an old or another name leads to the section that has it', async () => {
  const mock: Passage = {
    url: '/docs/matchers/mock#tohavebeencalledexactlyoncewith',
    titles: ['Mock', '.toHaveBeenCalledExactlyOnceWith(...args)'],
    parts: [text('Passes when the mock was called one time.')],
  };
  const answer = markdownOf(await blocksOf(['is there a toHaveBeenCalledOnceWith?'], sourceOf([...passages, mock])));
  expect(answer).toInclude('Passes when the mock was called one time.');
});

test('a name that exists nowhere is named, with the section about missing matchers', async () => {
  const missing: Passage = {
    url: '/docs/#no-such-matcher',
    titles: ['Docs', 'No such matcher?'],
    parts: [text('Recipes.')],
  };
  const answer = markdownOf(await blocksOf(['add toBeValidUrl'], sourceOf([...passages, missing])));
  expect(answer).toStartWith('`toBeValidUrl` is not part of jest-extended.');
  expect(answer).toInclude('No such matcher?');
});

test('the summary of a listed section is not cut within code', async () => {
  const even: Passage = {
    url: '/docs/even',
    titles: ['Even', 'Parity of numbers'],
    parts: [text('Call `expect. toBeEven()`, for parity. Then more.')],
  };
  const blocks = await blocksOf(['parity of bread and butter'], sourceOf([even]));
  expect(blocks.find(block => block.type === 'sections')).toMatchObject({
    sections: [{summary: 'Call `expect. toBeEven()`, for parity.'}],
  });
});

test('a misspelled name is corrected', async () => {
  expect((await ask('toBeEvens')).answer).toStartWith(
    'jest-extended has no matcher of that name. This is `.toBeEven()`:',
  );
});

test.each(['how do I bake bread', 'toBeValidUrl', ''])(
  'what the docs do not answer is refused: "%s"',
  async question => {
    const {answer, cites} = await ask(question);
    expect(cites).toBeEmpty();
    expect(answer).toInclude('These docs do not answer that.');
    expect(answer).toInclude('](https://example.org/report)');
  },
);

test('single words from different names are not an answer: the section is listed as near', async () => {
  expect((await ask('half leaves a rest')).cites).toEqual(['/docs/matchers/number#tobeodd']);
  const {answer, cites} = await ask('parity of half a modulus');
  expect(cites).toBeEmpty();
  expect(answer).toInclude(`**${englishTexts.near}**\n\n- [\`.toBeOdd()\`]`);
});

test('a question how to do something is not answered by a section that has only its other words', async () => {
  expect((await ask('even number, rounding')).cites).toEqual(['/docs/matchers/number#tobeeven']);
  expect((await ask('how do I round an even number')).cites).toBeEmpty();
});

test('stops when the signal is aborted', async () => {
  found.length = 0;
  await expect(blocksOf(['numbers'], docs, AbortSignal.abort('left'))).rejects.toBe('left');
  expect(found).toBeEmpty();
});

test('loads the index once, with the first question, and again after a failure', async () => {
  const load = jest.fn(async () => passages.map(sectionOf)).mockRejectedValueOnce(new Error('Offline'));
  const source = docsSource({...contentOf(passages), load, report});
  expect(load).not.toHaveBeenCalled();
  await expect(blocksOf(['toBeEven'], source)).rejects.toThrow(
    new AnswerError(englishTexts.failed, false, {cause: new Error('Offline')}),
  );
  await Promise.all([blocksOf(['toBeEven'], source), blocksOf(['toBeEven'], source)]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('gives up after 14 seconds', async () => {
  jest.useFakeTimers();
  const source = docsSource({...contentOf(passages), load: () => new Promise(() => undefined), report});
  const failed = expect(blocksOf(['toBeEven'], source)).rejects.toThrow(englishTexts.failed);
  await jest.advanceTimersByTimeAsync(14_000);
  await failed;
  jest.useRealTimers();
});

test('sections below a guide and other sections that answer are in one list', async () => {
  const guides: readonly Passage[] = [
    {url: '/docs/setup#plugin', titles: ['Setup', 'Rollup plugin'], parts: [text('Name the Rollup plugin.')]},
    {url: '/docs/tools#plugin', titles: ['Tools', 'Rollup plugin'], parts: [text('Another Rollup plugin.')]},
    {
      url: '/docs/setup#options',
      titles: ['Setup', 'Rollup plugin', 'Options'],
      parts: [text('Its options.'), {kind: 'code', language: 'ts', code: 'plugin({})'}],
    },
    {url: '/docs/setup#limits', titles: ['Setup', 'Rollup plugin', 'Limits'], parts: [text('What it cannot do.')]},
  ];
  const blocks = await blocksOf(['rollup plugin'], sourceOf(guides));
  const more = blocks.filter(block => block.type === 'sections');
  expect(more.flatMap(({sections}) => sections)).toEqual([
    {url: '/docs/setup#limits', title: 'Setup: Limits', summary: 'What it cannot do.'},
    {url: '/docs/tools#plugin', title: 'Tools: Rollup plugin', summary: 'Another Rollup plugin.'},
  ]);
  expect(more).toBeArrayOfSize(1);
});
