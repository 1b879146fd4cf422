import {answered} from './answer';
import {knowledgeOf} from './knowledge';
import type {Part, Passage} from './passage';
import {english} from './phrases';

const text = (markdown: string): Part => ({kind: 'text', markdown});
const related = (markdown: string): Part => ({kind: 'note', type: 'related', parts: [text(markdown)]});

const passages: readonly Passage[] = [
  {
    url: '/docs/matchers/number#tobeeven',
    titles: ['Number', '.toBeEven()'],
    parts: [
      text('Passes when the value divides by two.'),
      {kind: 'code', language: 'ts', shows: 'example', code: 'expect(8).toBeEven();'},
      text('This test fails, since rounding gives 549:'),
      {kind: 'code', language: 'ts', shows: 'failure', code: 'expect(549).toBeEven();'},
      {
        kind: 'code',
        language: 'ts',
        shows: 'edges',
        code: "test('a fraction fails', () => {\n  expect(2.5).not.toBeEven();\n});",
      },
      {
        kind: 'note',
        type: 'fault',
        title: 'Large numbers pass',
        parts: [
          text('Use BigInts.'),
          {kind: 'code', language: 'ts', shows: 'fault', code: 'expect(2 ** 53 + 1).toBeEven();'},
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

/** A word tells something where most sections do not have it. */
const others = Array.from({length: 50}, (_, at): Passage => ({url: `/other#${at}`, titles: ['Other'], parts: []}));

const desk = {
  knowledge: knowledgeOf([...passages, ...others]),
  phrases: english,
  report: () => 'https://example.org/report',
};
const found: string[] = [];
const find = async (query: string) => {
  found.push(query);
  return passages.map(({url}) => url);
};
const ask = async (...questions: string[]) => {
  const {blocks, cites} = await answered(questions, find, desk);
  return {answer: blocks.join('\n\n'), cites};
};

test('a matcher: its section, what it checks, an example, what to beware of, its relatives', async () => {
  const {answer, cites} = await ask('what does toBeEven do?');
  expect(cites).toEqual(['/docs/matchers/number#tobeeven']);
  expect(answer).toBe(
    [
      '**[`.toBeEven()`](/docs/matchers/number#tobeeven)**',
      'Passes when the value divides by two.',
      '```ts\nexpect(8).toBeEven();\n```',
      '**Beware**',
      '> **Fault: Large numbers pass**\n>\n> Use BigInts.',
      '**See also**',
      '- [`.toBeOdd()`](/docs/matchers/number#tobeodd), for the others.',
    ].join('\n\n'),
  );
});

test('why: what to beware of comes before what fails, and its code with it', async () => {
  const {answer} = await ask('why does toBeEven fail?');
  expect(answer).toInclude('> expect(2 ** 53 + 1).toBeEven();');
  expect(answer.indexOf('Fault: Large')).toBeWithin(0, answer.indexOf('since rounding gives 549'));
});

test('a detail: the edge that shows it', async () => {
  const {answer} = await ask('what does toBeEven do?', 'and does it pass for a fraction?');
  expect(answer).toInclude('- a fraction fails\n\n  ```ts\n  expect(2.5).not.toBeEven();\n  ```');
});

test('what the docs do not have of a detail is said', async () => {
  expect((await ask('does toBeEven work with Cypress?')).answer).toInclude('These docs say nothing about “Cypress”.');
});

test('a difference: each, and what each says of the other', async () => {
  const {answer, cites} = await ask('toBeEven vs toBeOdd');
  expect(cites).toEqual(['/docs/matchers/number#tobeeven', '/docs/matchers/number#tobeodd']);
  expect(answer).toIncludeMultiple(['divides by two', 'a remainder is left', 'for the others']);
});

test('a message: the section that explains it, whatever matcher it names', async () => {
  const {cites} = await ask('TypeError: expect(...).toBeNil is not a function');
  expect(cites).toEqual(['/docs/getting-started/setup#not-a-function']);
});

test('a misspelt name is set right', async () => {
  expect((await ask('toBeEvens')).answer).toStartWith(
    'jest-extended has no matcher of that name. This is `.toBeEven()`:',
  );
});

test.each(['how do I bake bread', 'toBeValidUrl', ''])(
  'what the docs do not answer is refused: "%s"',
  async question => {
    const {answer, cites} = await ask(question);
    expect(cites).toBeEmpty();
    expect(answer).toStartWith('These docs do not answer that.');
    expect(answer).toInclude('](https://example.org/report)');
  },
);

test('one word of this name and one of that make no answer: the section is named as near', async () => {
  expect((await ask('half leaves a rest')).cites).toEqual(['/docs/matchers/number#tobeodd']);
  const {answer, cites} = await ask('parity of half a modulus');
  expect(cites).toBeEmpty();
  expect(answer).toInclude(`**${english.near}**\n\n- [\`.toBeOdd()\`]`);
});

test('a question how to do something is not answered by what only has its other words', async () => {
  expect((await ask('even number, rounding')).cites).toEqual(['/docs/matchers/number#tobeeven']);
  expect((await ask('how do I round an even number')).cites).toBeEmpty();
});

test('sections that have little of a question are not named', async () => {
  expect((await ask('how do I bake an odd bread')).answer).not.toInclude(english.near);
});

test('the same questions get the same answer', async () => {
  expect(await ask('what does toBeEven do?', 'why?')).toEqual(await ask('what does toBeEven do?', 'why?'));
});

test('stops when the signal says so', async () => {
  found.length = 0;
  await expect(answered(['numbers'], find, desk, AbortSignal.abort())).rejects.toThrow('abort');
  expect(found).toBeEmpty();
});

test('what stands below a guide and what else answers are named in one list', async () => {
  const guides: readonly Passage[] = [
    {url: '/docs/setup#plugin', titles: ['Setup', 'Rollup plugin'], parts: [text('Name the Rollup plugin.')]},
    {
      url: '/docs/setup#options',
      titles: ['Setup', 'Rollup plugin', 'Options'],
      parts: [text('What it takes.'), {kind: 'code', language: 'ts', code: 'plugin({})'}],
    },
    {url: '/docs/setup#limits', titles: ['Setup', 'Rollup plugin', 'Limits'], parts: [text('What it cannot do.')]},
    {url: '/docs/tools#plugin', titles: ['Tools', 'Rollup plugin'], parts: [text('Another Rollup plugin.')]},
  ];
  const {blocks} = await answered(['rollup plugin'], async () => guides.map(({url}) => url), {
    ...desk,
    knowledge: knowledgeOf([...guides, ...others]),
  });
  expect(blocks.filter(block => block === `**${english.more}**`)).toHaveLength(1);
  expect(blocks.at(-1)).toInclude('/docs/setup#limits');
  expect(blocks.at(-1)).toInclude('/docs/tools#plugin');
  expect(blocks.at(-1)).not.toInclude('/docs/setup#options');
});
