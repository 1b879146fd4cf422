/** @jest-environment node */
import {keptAlive} from './alive';

const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

test('says that it is there while nothing comes, and passes on what does', async () => {
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

test('makes nothing for a reader who takes nothing', async () => {
  const pull = jest.fn();
  keptAlive(new ReadableStream<Uint8Array>({pull}, {highWaterMark: 0}), 1);
  await new Promise(resolve => setTimeout(resolve, 20));
  expect(pull).not.toHaveBeenCalled();
});

test('a reader who leaves ends the body', async () => {
  const cancel = jest.fn();
  await keptAlive(new ReadableStream<Uint8Array>({cancel}), 1).cancel('gone');
  expect(cancel).toHaveBeenCalledExactlyOnceWith('gone');
});
