import {withoutThoughts} from './model';

async function* each(pieces: readonly string[]) {
  yield* pieces;
}

test.each([
  [['An ', 'answer'], 'An answer'],
  [['<thi', 'nk>So</th', 'ink>\n\nAn ', 'answer'], 'An answer'],
  [['\n<think>', 'So', '</think>An answer'], 'An answer'],
  [['<', 'b'], '<b'],
  [['<think>', 'without an end'], ''],
])('leaves out thoughts: %j', async (pieces, answer) => {
  let text = '';
  for await (const piece of withoutThoughts(each(pieces))) text += piece;
  expect(text).toBe(answer);
});
