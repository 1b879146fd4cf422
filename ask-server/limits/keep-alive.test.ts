import {keptAlive} from './keep-alive';

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('sends comments during a silence, and passes on the events', async () => {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: controller => {
      feed = controller;
    },
  });
  const reader = keptAlive(body, 1).getReader();
  expect(text((await reader.read()).value)).toBe(': still there\n\n');
  expect(text((await reader.read()).value)).toBe(': still there\n\n');
  feed?.enqueue(new TextEncoder().encode('data: 1\n\n'));
  expect(text((await reader.read()).value)).toBe('data: 1\n\n');
  feed?.close();
  expect((await reader.read()).done).toBeTrue();
});

test('reads nothing for a reader who does not read', async () => {
  const pull = jest.fn();
  keptAlive(new ReadableStream<Uint8Array>({pull}, {highWaterMark: 0}), 1);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(pull).not.toHaveBeenCalled();
});

test('cancels the body when the reader leaves', async () => {
  const cancel = jest.fn();
  await keptAlive(new ReadableStream<Uint8Array>({cancel}), 1).cancel('gone');
  expect(cancel).toHaveBeenCalledExactlyOnceWith('gone');
});
