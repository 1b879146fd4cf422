import differences from './differences.cjs';
import {examplesOf, fencedBlocks, unmarkedExamples} from './mdx-blocks.cjs';
import {pages} from './pages.cjs';

const marked = pages().flatMap(({file, text}) =>
  examplesOf(text, file)
    .filter(({differs}) => differs.includes('vitest'))
    .map(({heading}) => ({page: file, heading})),
);

test('every example of a matcher page runs: its fence carries a mark', () => {
  const unmarked = pages()
    .filter(({file}) => file.startsWith('docs/matchers/'))
    .flatMap(({file, text}) => unmarkedExamples(text).map(line => `${file}:${line}`));

  expect(unmarked).toBeEmpty();
});

test('no fence goes without a language, which would hide its code from the test above', () => {
  const nameless = pages().flatMap(({file, text}) =>
    fencedBlocks(text.split('\n')).flatMap(({info, start}) => (info === '' ? [`${file}:${start + 1}`] : [])),
  );

  expect(nameless).toBeEmpty();
});

test('each mark "vitest=differs" has its reason, and each reason its mark', () => {
  const reasons = differences.map(({page, heading}) => ({page, heading}));

  expect([...new Set(marked.map(mark => JSON.stringify(mark)))]).toIncludeSameMembers(
    reasons.map(reason => JSON.stringify(reason)),
  );
});
