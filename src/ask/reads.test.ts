import {docsSource} from './answer';
import {AnswerError, type Block} from './block';
import type {Passage} from './passage';
import {contentOf} from './testing/content';

const section = (url: string, title: string, markdown: string): Passage => ({
  url,
  titles: ['Page', title],
  parts: [{kind: 'text', markdown}],
});

const content = contentOf([
  section('/docs/matchers/number#tobeeven', '.toBeEven()', 'Passes for 2.'),
  section('/docs/matchers/number#tobeodd', '.toBeOdd()', 'Passes for 1.'),
  section('/docs/matchers/array#tobearray', '.toBeArray()', 'Passes for arrays.'),
  section('/docs/rollup#plugin', 'Rollup plugin', 'Name the Rollup plugin.'),
  section('/docs/tools#plugin', 'Rollup plugin', 'Another Rollup plugin.'),
  // A word has weight only if most sections do not contain it.
  ...Array.from({length: 50}, (_, at) => section(`/docs/other#${at}`, 'Other', '')),
]);

/** Asks questions. @returns the blocks of the last answer, and the pages that were read for it */
async function ask(questions: readonly string[], passagesOf = content.passagesOf) {
  const read = jest.fn(passagesOf);
  const source = docsSource({...content, passagesOf: read, report: () => 'https://example.org'});
  const turns = questions.map((question, at) => ({id: String(at), question, blocks: []}));
  const blocks: Block[] = [];
  for await (const block of source(turns, new AbortController().signal)) blocks.push(block);
  return {blocks, pages: [...new Set(read.mock.calls.map(([page]) => page))]};
}

/** Reads passages, except those of one page. */
const without = (lost: string) => async (page: string) => {
  if (page === lost) throw new Error('Offline');
  return content.passagesOf(page);
};

test('reads only the page of the section that answers, also for the last question of a conversation', async () => {
  expect((await ask(['toBeEven'])).pages).toEqual(['/docs/matchers/number']);
  expect((await ask(['toBeEven', 'toBeArray'])).pages).toEqual(['/docs/matchers/array']);
});

test('reads nothing for a question that the docs do not answer', async () => {
  expect((await ask(['how do I bake bread'])).pages).toBeEmpty();
});

test('fails if the page of the section that answers cannot be read', async () => {
  await expect(ask(['toBeEven'], without('/docs/matchers/number'))).rejects.toThrow(AnswerError);
});

test('a listed section whose page cannot be read has no summary', async () => {
  const {blocks} = await ask(['rollup plugin'], without('/docs/tools'));

  expect(blocks).toContainEqual({
    type: 'sections',
    why: 'more',
    sections: [{url: '/docs/tools#plugin', title: 'Page: Rollup plugin'}],
  });
});

test('fails if a newer page no longer has the section that answers', async () => {
  await expect(ask(['toBeEven'], async () => [])).rejects.toThrow(AnswerError);
});
