import {modelTrouble, withoutThoughts} from '../../ask-server/answer/model';
import {modelServer} from './model-server';

let server: Awaited<ReturnType<typeof modelServer>>;
beforeAll(async () => {
  server = await modelServer(() => 'silent');
});
afterAll(() => server.close());

test('reports whether the model seems to be there', async () => {
  const place = {baseUrl: server.url, key: undefined};
  expect(await modelTrouble({...place, name: 'stand-in'})).toBeUndefined();
  expect(await modelTrouble({...place, name: 'other'})).toBe(
    `OPENAI_MODEL: ${server.url} lists no model other. It lists stand-in:latest.`,
  );
  const nowhere = {baseUrl: 'http://127.0.0.1:9/v1', key: undefined, name: 'stand-in'};
  expect(await modelTrouble(nowhere)).toMatch(/cannot be asked now: Connection error/);
});

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
